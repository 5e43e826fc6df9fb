import { hash as digest } from 'node:crypto'
import type { FoundPosting, FullPosting } from '#server/connectors/boards/board.ts'
import type { Config } from '#server/platform/config.ts'
import { SAID_VERSION, saidFilters } from '../../intent/said/rules.ts'
import { monthlyPay, parsePay } from '../../pay/rules.ts'
import { alikeIn } from '../../safety-notes/likeness/rules.ts'
import { holdingKinds, safetyNotes } from '../../safety-notes/rules.ts'
import { cutText, titleKey } from '../../rules.ts'
import { clientOf } from '../marks/rules.ts'

/** A posting as its row holds it, without what the database adds. Moments are ISO strings: it travels as JSON. */
export type ReadPosting = {
  source: string
  source_id: string
  url: string
  title: string
  title_key: string
  employer: string | null
  employer_source_key: string
  description: string
  job_types: string[]
  job_type_text: string
  salary_text: string | null
  pay_min: number | null
  pay_max: number | null
  pay_currency: string | null
  pay_period: string | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  monthly_php_min: number | null
  monthly_php_max: number | null
  rate_date: string | null
  date_posted: string
  date_posted_precision: 'time' | 'day'
  location: string | null
  /** Whom an agency names as its client. */
  client: string | null
  hours_per_week: number | null
  min_id_proof: number | null
  tags: string[]
  /** Why it takes no applications; null while it is open. */
  close_reason: string | null
  /** What its words say beside its fields, as names in the search index, and by which patterns. */
  said: string[]
  said_version: number
  /** The sentence that is worded most like known scams, where it is. */
  alike: string | null
  /** Kinds of safety notes it is held for until somebody has looked. */
  held_for: string[]
  card_hash: string
  content_hash: string
}

const MOST_TAGS = 20
const MOST_TYPES = 10
const LONGEST_DESCRIPTION = 32_000

const hash = (value: unknown): string => digest('sha256', JSON.stringify(value), 'base64url').slice(0, 22)

/** NUL cannot be stored, lone halves of characters cannot be sent. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()
const short = (text: string | null, length: number): string | null => cutTo(clean(text ?? ''), length) || null
const cutTo = (text: string, length: number): string => cutText(text, length - 1)

/** Changes when the board's card of a posting says something new; a mere new date is a re-post, not a change. */
export const cardHash = (card: FoundPosting): string =>
  hash([card.title, card.employer, card.salary_text, card.job_types, card.tags, card.location, card.preview, card.url])

/**
 * A posting as it is stored, from its card and its own page. Lengths are capped; pay is parsed
 * and converted at the configured rate. A posting without a date counts as posted when it is first seen.
 * @returns null when it has no title or no usable address
 */
export function readPosting(
  card: FoundPosting,
  full: FullPosting,
  config: Config,
  now: Date,
  closeReason: string | null = null,
): ReadPosting | null {
  const title = cutTo(titleOf(full.title || card.title), 300)
  if (title === '' || !/^https?:\/\//.test(card.url) || card.url.length > 2000) return null
  const types = (full.job_types.length > 0 ? full.job_types : card.job_types).slice(0, MOST_TYPES).map(clean)
  const content = {
    title,
    employer: short(full.employer ?? card.employer, 200),
    description: clean(full.description).slice(0, LONGEST_DESCRIPTION).toWellFormed(),
    job_types: types,
    job_type_text: types.join(', ') || (card.source === 'olj' ? 'Any' : ''),
    salary_text: short([full.salary_text, card.salary_text].find(saysSomething) ?? null, 200),
    location: short(full.location ?? card.location, 200),
    hours_per_week: hoursOf(full.hours_per_week),
    min_id_proof: full.min_id_proof,
    tags: tagsOf(full.tags.length > 0 ? full.tags : card.tags),
    url: card.url,
  }
  const pay = payOf(content.salary_text, content.hours_per_week, config)
  return {
    source: card.source,
    source_id: card.source_id.slice(0, 100),
    ...content,
    title_key: titleKey(title),
    employer_source_key: full.employer_external_id ?? '',
    ...pay,
    ...saidOf({ ...content, ...pay, source: card.source }),
    date_posted: (card.posted_at ?? full.posted_at ?? now).toISOString(),
    close_reason: closeReason,
    held_for: holdingKinds(safetyNotes({ ...content, salary: content.salary_text })),
    date_posted_precision: card.posted_at !== null && card.posted_precision === 'second' ? 'time' : 'day',
    card_hash: cardHash(card),
    content_hash: hash(content),
  }
}

const saidOf = (posting: Parameters<typeof saidFilters>[0]) => ({
  said: saidFilters(posting),
  said_version: SAID_VERSION,
  client: clientOf(posting.title, posting.description),
  alike: alikeIn(posting.description),
})

/** Tags that advertisers type into a title to make it loud; the boards show them as they stand. */
const LOUD_TAGS =
  /<\/?(?:b|i|u|s|em|strong|big|small|mark|font|span|center|marquee|blink|br|hr|p|div|h[1-6]|sup|sub)(?:\s[^<>]{0,200})?\/?>/gi

/** A title without typed markup; one that is nothing but markup stays as it is. */
const titleOf = (text: string): string => clean(text).replace(LOUD_TAGS, ' ').trim() || clean(text)

/** A bare currency sign or a dash says nothing about pay. */
const saysSomething = (text: string | null): boolean => /[\p{L}\p{N}]/u.test(text ?? '')

const tagsOf = (tags: string[]): string[] =>
  [...new Map(tags.map((tag) => [tag.trim().toLowerCase(), cutTo(clean(tag), 60)])).values()]
    .filter((tag) => tag !== '')
    .slice(0, MOST_TAGS)

function hoursOf(text: string | null): number | null {
  const hours = Number(/^\s*(\d{1,3})\b/.exec(text ?? '')?.[1])
  return hours >= 1 && hours <= 168 ? hours : null
}

function payOf(text: string | null, hours: number | null, config: Config) {
  const pay = parsePay(text)
  if (!pay) {
    const none = { pay_min: null, pay_max: null, pay_currency: null, pay_period: null, rate_date: null }
    return { ...none, monthly_usd_min: null, monthly_usd_max: null, monthly_php_min: null, monthly_php_max: null }
  }
  const stated = { pay_min: pay.min, pay_max: pay.max, pay_currency: pay.currency, pay_period: pay.period }
  return {
    ...stated,
    ...monthlyPay(pay, { USD: 1, PHP: config.USD_PHP_RATE, ...config.USD_RATES }, hours),
    rate_date: config.USD_PHP_RATE_DATE,
  }
}
