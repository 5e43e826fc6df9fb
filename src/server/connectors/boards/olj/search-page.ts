import type { FoundPosting, SkippedCard } from '../board.ts'
import { attribute, closest, findAll, findFirst, is, parseHtml } from '../dom.ts'
import type { DomElement, DomParent } from '../dom.ts'
import { cleanLine, lineOf, linesOf, orNull } from '../page-text.ts'
import { excerptOf } from '../parsed.ts'
import type { Parsed } from '../parsed.ts'
import { jobTypesOf, parseBoardTime, postingAddress, postingIdIn } from './board-terms.ts'

/** A page of results; `nextOffset` is null on the last page. */
export type OljSearchPage = { found: FoundPosting[]; skipped: SkippedCard[]; nextOffset: number | null }

const isCard = is('', 'jobpost-cat-box')
const isBadge = is('', 'badge')
const isLink = is('a')

/**
 * Reads a result page (protocol §2, §3). A page without cards counts only when it is recognisably the search page and
 * does not claim to show some; a page with more unreadable than readable cards counts as not understood.
 */
export function parseSearchPage(raw: string, origin: string, offset: number): Parsed<OljSearchPage> {
  const page = parseHtml(raw)
  const cards = findAll(page, isCard)
  if (cards.length === 0) return readEmptyPage(page)
  const found = new Map<string, FoundPosting>()
  const skipped: SkippedCard[] = []
  for (const card of cards) {
    const read = readCard(card, origin)
    if ('value' in read) found.set(read.value.source_id, read.value)
    else
      skipped.push({
        reason: `missing: ${read.missing.join(', ')}`,
        excerpt: excerptOf(lineOf(card, 500, isNestedCard)),
      })
  }
  if (skipped.length * 2 > cards.length) {
    return { missing: [`readable cards (${skipped.length} of ${cards.length}: ${skipped[0]?.reason})`] }
  }
  const missing = missingFrom(page, raw, cards.length, offset)
  if (missing.length > 0) return { missing }
  return { value: { found: [...found.values()], skipped, nextOffset: nextOffsetOf(page, offset) } }
}

/** What a page that was cut on the way lacks: cards it claims, its paging, its end. A short list must not pass for all. */
function missingFrom(page: DomParent, raw: string, cards: number, offset: number): string[] {
  const claim = claimOf(page)
  const hasPaging = findFirst(page, is('ul', 'pagination')) !== undefined
  return [
    claim && claim.shown > cards && `cards (${cards} of ${claim.shown})`,
    claim && claim.total > offset + cards && !hasPaging && 'ul.pagination',
    !/<\/html>/i.test(raw) && 'the end of the page',
  ].filter((name) => typeof name === 'string')
}

/** "Displaying 30 out of 286 jobs". */
function claimOf(page: DomParent): { shown: number; total: number } | undefined {
  for (const line of findAll(page, is('p')).map((p) => lineOf(p, 120))) {
    const claim = /Displaying (\d{1,7}) out of (\d{1,7})/i.exec(line)
    if (claim) return { shown: Number(claim[1]), total: Number(claim[2]) }
  }
  return undefined
}

function readEmptyPage(page: DomParent): Parsed<OljSearchPage> {
  const form = findFirst(page, (element) => element.name === 'form' && attribute(element, 'id') === 'myform')
  if (!form) return { missing: ['.jobpost-cat-box cards', 'form#myform'] }
  if ((claimOf(page)?.shown ?? 0) > 0) return { missing: ['.jobpost-cat-box cards'] }
  return { value: { found: [], skipped: [], nextOffset: null } }
}

/** A card that lies in another one (a lost closing tag) is read on its own. */
const isNestedCard = isCard

function readCard(card: DomElement, origin: string): Parsed<FoundPosting> {
  const href = attribute(cardLink(card), 'href')
  const id = postingIdIn(href)
  const heading = findFirst(card, is('h4'), isNestedCard)
  const title = lineOf(heading, 300, isBadge)
  const line = findFirst(card, (element) => attribute(element, 'data-temp') !== undefined, isNestedCard)
  const posted = postedAt(line)
  const missing = [!id && 'link with id', !title && 'title', !posted && 'posted time'].filter((name) => name !== false)
  if (!id || !title || !posted) return { missing }
  const description = findFirst(card, is('', 'desc'), isNestedCard)
  return {
    value: {
      source: 'olj',
      source_id: id,
      url: postingAddress(href, id, origin),
      title,
      employer: employerOf(card, line),
      salary_text: orNull(lineOf(findFirst(card, is('dd', 'col'), isNestedCard))),
      posted_at: posted,
      posted_precision: 'second',
      job_types: jobTypesOf(lineOf(heading && findFirst(heading, isBadge))),
      tags: tagsOf(card),
      preview: orNull(linesOf(description, 2000, isLink)),
      location: null,
    },
  }
}

/** Depending on how a parser mends the nested links, the card's link lies around it or inside. */
function cardLink(card: DomElement): DomElement | undefined {
  const toPosting = (element: DomElement) =>
    element.name === 'a' && postingIdIn(attribute(element, 'href')) !== undefined && !isCard(element)
  const around = closest(card, (element) => toPosting(element) || isCard(element))
  return around && toPosting(around) ? around : findFirst(card, toPosting, isNestedCard)
}

function postedAt(line: DomElement | undefined): Date | null {
  return parseBoardTime(attribute(line, 'data-temp-2'), 'utc') ?? parseBoardTime(attribute(line, 'data-temp'), 'manila')
}

function employerOf(card: DomElement, line: DomElement | undefined): string | null {
  const logo = attribute(findFirst(card, is('img', 'jobpost-cat-box-logo'), isNestedCard), 'alt')
  const text = lineOf(line, 400, is('em'))
  const named = text.includes('•') ? text.slice(0, text.lastIndexOf('•')) : ''
  return orNull(cleanLine(named)) ?? orNull(cleanLine(logo ?? ''))
}

function tagsOf(card: DomElement): string[] {
  const box = findFirst(card, is('', 'job-tag'), isNestedCard)
  const tags = box ? findAll(box, is('a', 'badge'), isNestedCard).map((tag) => lineOf(tag, 80)) : []
  return [...new Set(tags)].filter(Boolean)
}

/** The offset of the "next" link; the current one again or an earlier one would never end. */
function nextOffsetOf(page: DomParent, offset: number): number | null {
  const next = findFirst(page, (element) => element.name === 'a' && attribute(element, 'rel') === 'next')
  const inPath = /\/(\d{1,7})\/?(?:[?#]|$)/.exec(attribute(next, 'href') ?? '')?.[1]
  return inPath !== undefined && Number(inPath) > offset ? Number(inPath) : null
}
