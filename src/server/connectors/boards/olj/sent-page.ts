import type { SentApplication, SkippedCard } from '../board.ts'
import { attribute, closest, findAll, findFirst, is, parseHtml } from '../dom.ts'
import type { DomElement, DomParent } from '../dom.ts'
import { lineOf, linesOf, orNull } from '../page-text.ts'
import { excerptOf } from '../parsed.ts'
import type { Parsed } from '../parsed.ts'
import { parseBoardTime, postingAddress, postingIdIn } from './board-terms.ts'
import { nextSentPage, visitorOf } from './member-pages.ts'

export type OljSentPage = { found: SentApplication[]; skipped: SkippedCard[]; next: string | null }

const ROWS = new Set(['li', 'tr', 'article', 'dl'])
const isRow = (element: DomElement): boolean => ROWS.has(element.name) || is('', 'thread')(element)
/** What an empty list says of itself. */
const NOTHING_SENT = /\b(?:not sent any|haven.t sent|no sent|no messages|no applications|nothing sent)\b/i

/**
 * Reads a page of sent messages. Of the real page only the link to the posting ("First contacted for Job: …") is known;
 * where the moment, the points and the state stand in a row is a guess, so they are looked for by what they look like. A
 * page that shows nothing counts only when it says that nothing was sent; one with more unreadable than readable rows, or
 * without its end, counts as not understood.
 */
export function parseSentPage(raw: string, origin: string): Parsed<OljSentPage> {
  const page = parseHtml(raw)
  if (visitorOf(page) !== 'member') return { missing: ['logout link'] }
  if (!/<\/html>/i.test(raw)) return { missing: ['the end of the page'] }
  const rows = rowsOf(page)
  if (rows.size === 0 && !NOTHING_SENT.test(linesOf(page, 20_000))) return { missing: ['sent messages'] }
  const found: SentApplication[] = []
  const skipped: SkippedCard[] = []
  for (const [row, link] of rows) {
    const read = readRow(row, link, origin)
    if ('value' in read) found.push(read.value)
    else skipped.push({ reason: `missing: ${read.missing.join(', ')}`, excerpt: excerptOf(lineOf(row, 200)) })
  }
  if (skipped.length * 2 > rows.size) return { missing: [`readable messages (${skipped[0]?.reason})`] }
  return { value: { found, skipped, next: nextSentPage(raw) } }
}

/** Each row with its first link to a posting; a link outside of every row is a row of its own. */
function rowsOf(page: DomParent): Map<DomElement, DomElement> {
  const rows = new Map<DomElement, DomElement>()
  for (const link of findAll(page, is('a'))) {
    if (postingIdIn(attribute(link, 'href')) === undefined) continue
    const row = closest(link, isRow) ?? link
    if (!rows.has(row)) rows.set(row, link)
  }
  return rows
}

function readRow(row: DomElement, link: DomElement, origin: string): Parsed<SentApplication> {
  const href = attribute(link, 'href')
  const id = postingIdIn(href)
  const title = lineOf(link).replace(/^first contacted for job:\s*/i, '')
  const sentAt = momentIn(row)
  const missing = [!id && 'link with id', !title && 'title', !sentAt && 'moment'].filter((name) => name !== false)
  if (!id || !title || !sentAt) return { missing }
  const points = /(\d{1,2})\s+apply points?\b/i.exec(lineOf(row, 2000, is('a')))?.[1]
  return {
    value: {
      source_id: id,
      url: postingAddress(href, id, origin),
      title,
      employer: orNull(lineOf(findFirst(row, is('', 'thread-employer')), 200)),
      points: points === undefined ? null : Math.min(60, Number(points)),
      sent_at: sentAt,
      status: orNull(lineOf(findFirst(row, is('', 'thread-status')), 60)),
    },
  }
}

/** Attributes such as those of the result cards, or the first moment of the text, which is Philippine time; links quote. */
function momentIn(row: DomElement): Date | null {
  const told = findFirst(row, (element) => attribute(element, 'data-temp') !== undefined)
  const written = /\b20\d\d-\d\d-\d\d \d\d:\d\d:\d\d\b/.exec(lineOf(row, 2000, is('a')))?.[0]
  return (
    parseBoardTime(attribute(told, 'data-temp-2'), 'utc') ??
    parseBoardTime(attribute(told, 'data-temp'), 'manila') ??
    parseBoardTime(written, 'manila')
  )
}
