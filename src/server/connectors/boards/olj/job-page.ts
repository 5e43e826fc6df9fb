import type { FoundPosting, FullPosting } from '../board.ts'
import { attribute, findAll, findFirst, is, isElement, parseHtml } from '../dom.ts'
import type { DomElement, DomParent } from '../dom.ts'
import { cleanLine, lineOf, linesOf, orNull } from '../page-text.ts'
import type { Parsed } from '../parsed.ts'
import { jobTypesOf, parseBoardDay, postingAddress } from './board-terms.ts'
import { descriptionOf, employersText } from './employers-text.ts'

export type OljJobPage =
  | { state: 'open'; posting: FullPosting }
  | { state: 'closed'; posting: FullPosting | null }
  | { state: 'gone'; reason: 'deleted' | 'unknown' }

export type OljJobRequest = { source_id: string; url: string; origin: string; found?: FoundPosting | undefined }

/**
 * Reads a posting's page, as a guest or a member sees it (protocol §4). A closed posting may lack its details; an open
 * one must show title, description and type of work, and be the one that was asked for.
 */
export function parseJobPage(raw: string, request: OljJobRequest): Parsed<OljJobPage> {
  const page = parseHtml(raw)
  const gone = findGone(page)
  if (gone) return { value: gone }
  const heading = findFirst(page, is('h1', 'job__title'))
  const description = descriptionOf(page)
  const boxes = readBoxes(page)
  const shownId = attribute(heading, 'data-jobid')
  const missing = [
    !lineOf(heading) && 'h1.job__title',
    !description && '#job-description',
    !boxes.has('type of work') && 'TYPE OF WORK',
    !/<\/html>/i.test(raw) && 'the end of the page',
    shownId !== undefined &&
      shownId !== request.source_id &&
      `posting ${request.source_id} (it shows ${cleanLine(shownId, 20)})`,
  ].filter((name) => name !== false)
  const closed = isClosed(page)
  if (missing.length > 0) return closed ? { value: { state: 'closed', posting: null } } : { missing }
  const posting = readPosting(page, raw, { title: lineOf(heading), description, boxes }, request)
  return { value: { state: closed ? 'closed' : 'open', posting } }
}

function findGone(page: DomParent): OljJobPage | undefined {
  const section = findFirst(page, is('', 'section-404'))
  if (!section) return undefined
  const deleted = /no longer posted|has been deleted/i.test(lineOf(section, 2000))
  return { state: 'gone', reason: deleted ? 'deleted' : 'unknown' }
}

/** The wording is not fixed, so it is searched only where the site puts its warnings, never in the employer's text. */
function isClosed(page: DomParent): boolean {
  const warnings = findAll(
    page,
    (element) => is('', 'text-warning')(element) || is('', 'alert-warning')(element),
    employersText(page),
  )
  return warnings.some((warning) => /\bclosed\b|no longer (accepting|available)|not accepting/i.test(lineOf(warning)))
}

/** Label (lower case) and value of the boxes beside the description: an `h3` followed by a `p`. */
function readBoxes(page: DomParent): Map<string, string> {
  const boxes = new Map<string, string>()
  for (const label of findAll(page, is('h3'), employersText(page))) {
    const value = nextElement(label)
    const name = lineOf(label, 80).toLowerCase()
    if (value?.name === 'p' && name && !boxes.has(name)) boxes.set(name, lineOf(value))
  }
  return boxes
}

function nextElement(element: DomElement): DomElement | undefined {
  let next = element.nextSibling
  while (next && !isElement(next)) next = next.nextSibling
  return next ?? undefined
}

function readPosting(
  page: DomParent,
  raw: string,
  read: { title: string; description: string; boxes: Map<string, string> },
  { source_id, url, origin, found }: OljJobRequest,
): FullPosting {
  const { title, description, boxes } = read
  const address = postingAddress(url, source_id, origin)
  const skills = findAll(page, is('', 'card-worker-topskill'), employersText(page)).map((skill) => lineOf(skill, 80))
  const updated = parseBoardDay(boxes.get('date updated') ?? '')
  const boardsText = linesOf(page, 200_000, employersText(page))
  return {
    source: 'olj',
    source_id,
    url: address,
    title,
    employer: orNull(lineOf(findFirst(page, is('h3', 'job__logo')))) ?? found?.employer ?? null,
    salary_text: orNull(boxes.get('wage / salary') ?? '') ?? found?.salary_text ?? null,
    posted_at: found?.posted_at ?? updated,
    posted_precision: found?.posted_at ? found.posted_precision : 'day',
    job_types: jobTypesOf(boxes.get('type of work') ?? ''),
    tags: [...new Set([...skills, ...(found?.tags ?? [])])].filter(Boolean),
    preview: found?.preview ?? orNull(cleanLine(description.slice(0, 1000))),
    location: null,
    description,
    hours_per_week: orNull(boxes.get('hours per week') ?? ''),
    employer_external_id: employerIdIn(page, raw),
    employer_total_posts: numberAfter(boardsText, /total job posts\s*(?::\s*)?(\d{1,6})/i),
    min_id_proof: numberAfter(
      boardsText,
      /(?:minimum|required) id ?proof[^\d\n]{0,40}(\d{1,2})\b|id ?proof(?: score)? of at least (\d{1,2})\b/i,
    ),
    seniority: null,
    apply_url: address,
  }
}

function numberAfter(text: string, pattern: RegExp): number | null {
  const match = pattern.exec(text)
  const digits = match?.[1] ?? match?.[2]
  return digits === undefined ? null : Number(digits)
}

/** An inline script names the employer; the address of the logo does too. */
function employerIdIn(page: DomParent, raw: string): string | null {
  const inScript = /\bemployerId\s*[=:]\s*["']?(\d{1,12})\b/.exec(raw)?.[1]
  if (inScript) return inScript
  const logo = findFirst(
    page,
    (element) => element.name === 'img' && /employer_logos/.test(attribute(element, 'src') ?? ''),
  )
  return /employer_logos\/(\d{1,12})\//.exec(attribute(logo, 'src') ?? '')?.[1] ?? null
}
