import type { FoundPosting, SkippedCard } from '../board.ts'
import { attribute, findAll, findFirst, is, parseHtml } from '../dom.ts'
import type { DomElement, ElementTest } from '../dom.ts'
import { cleanLine, lineOf, orNull } from '../page-text.ts'
import { excerptOf } from '../parsed.ts'
import type { Parsed } from '../parsed.ts'
import { isTinyBody } from './blocks.ts'
import { workplacesIn } from './job-terms.ts'

/** A result fragment: `cards` counts all that came, doubles and unreadable ones included. */
export type SearchFragment = { found: FoundPosting[]; skipped: SkippedCard[]; cards: number }

const isCard: ElementTest = (element) =>
  attribute(element, 'data-entity-urn')?.startsWith('urn:li:jobPosting:') === true

/**
 * Reads a result fragment (protocol §2). The tiny end body gives no cards; anything else without a readable card is
 * missing them. `origin` is where links to postings lead, whatever country host the page names.
 */
export function parseSearchFragment(raw: string, origin: string): Parsed<SearchFragment> {
  if (isTinyBody(raw)) return { value: { found: [], skipped: [], cards: 0 } }
  const cards = findAll(parseHtml(raw), isCard)
  if (cards.length === 0) return { missing: ['[data-entity-urn] cards'] }
  const found = new Map<string, FoundPosting>()
  const skipped: SkippedCard[] = []
  for (const card of cards) {
    const read = readCard(card, origin)
    if ('value' in read) found.set(read.value.source_id, read.value)
    else skipped.push({ reason: `missing: ${read.missing.join(', ')}`, excerpt: excerptOf(lineOf(card, 500)) })
  }
  if (skipped.length * 2 > cards.length) {
    return { missing: [`readable cards (${skipped.length} of ${cards.length}: ${skipped[0]?.reason})`] }
  }
  return { value: { found: [...found.values()], skipped, cards: cards.length } }
}

function readCard(card: DomElement, origin: string): Parsed<FoundPosting> {
  const part = (className: string) => lineOf(findFirst(card, is('', className), isCard))
  const id = /:(\d{1,18})$/.exec(attribute(card, 'data-entity-urn')?.trim() ?? '')?.[1]
  const title = part('base-search-card__title')
  const time = findFirst(card, is('time'), isCard)
  const posted = parseDay(attribute(time, 'datetime'))
  const missing = [!id && 'id', !title && 'title', !posted && 'time[datetime]'].filter((name) => name !== false)
  if (!id || !title || !posted) return { missing }
  const location = orNull(part('job-search-card__location'))
  return {
    value: {
      source: 'linkedin',
      source_id: id,
      url: viewAddress(cardLink(card), id, origin),
      title,
      employer: orNull(part('base-search-card__subtitle')),
      salary_text: orNull(part('job-search-card__salary-info')),
      posted_at: posted,
      posted_precision: 'day',
      job_types: workplacesIn(title, location),
      tags: [],
      preview: null,
      location,
    },
  }
}

function cardLink(card: DomElement): string | undefined {
  const link = findFirst(card, is('a', 'base-card__full-link'), isCard)
  return attribute(link, 'href') ?? attribute(card, 'href')
}

/** The posting's page for people on our configured board: only the path of the link is taken, and only if it names the id. */
export function viewAddress(href: string | undefined, id: string, origin: string): string {
  const path = (href === undefined ? undefined : URL.parse(href, origin)?.pathname) ?? ''
  const plain = path.endsWith('/') ? path.slice(0, -1) : path
  const named = path.startsWith('/jobs/view/') && (plain.endsWith(`/${id}`) || plain.endsWith(`-${id}`))
  return origin + (named && path.length < 400 ? path : `/jobs/view/${id}`)
}

/** Midnight UTC of `YYYY-MM-DD`; null when it is no real day. */
export function parseDay(text: string | undefined): Date | null {
  const day = cleanLine(text ?? '', 40)
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(day)) return null
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? at : null
}

/** True when a text shares a word of three letters or more with the query, or the query has none. */
export function sharesWord(query: string, text: string): boolean {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const searched = text.toLowerCase()
  return words.length === 0 || words.some((word) => searched.includes(word))
}

/** What a card shows, for `sharesWord`. */
export function cardText(posting: FoundPosting): string {
  return `${posting.title} ${posting.employer ?? ''} ${posting.location ?? ''}`
}
