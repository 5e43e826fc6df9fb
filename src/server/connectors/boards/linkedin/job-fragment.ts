import type { FoundPosting, FullPosting } from '../board.ts'
import { attribute, findAll, findFirst, is, isComment, parseHtml } from '../dom.ts'
import type { DomElement, DomParent } from '../dom.ts'
import { cleanLine, lineOf, linesOf, orNull } from '../page-text.ts'
import type { Parsed } from '../parsed.ts'
import { employmentTypesIn, workplacesIn } from './job-terms.ts'
import { viewAddress } from './search-fragment.ts'

export type JobFragment = { closed: boolean; posting: FullPosting }

export type JobFragmentRequest = { source_id: string; origin: string; found?: FoundPosting | undefined }

/**
 * Reads a posting's fragment or public page (protocol §3). It carries no date: that comes from the card in `found`.
 * A page that names another id than the one asked for counts as missing the right one.
 */
export function parseJobFragment(raw: string, request: JobFragmentRequest): Parsed<JobFragment> {
  const page = parseHtml(raw)
  const title = lineOf(findFirst(page, is('', 'top-card-layout__title')))
  const description = linesOf(findFirst(page, is('', 'show-more-less-html__markup')))
  const id = hiddenValue(page, 'decoratedJobPostingId')
  const missing = [
    !title && 'title',
    !description && 'description',
    id !== undefined && id !== request.source_id && `posting ${request.source_id} (it shows ${id.slice(0, 20)})`,
  ].filter((name) => name !== false)
  if (missing.length > 0) return { missing }
  const closed = findFirst(page, is('', 'closed-job')) !== undefined
  return { value: { closed, posting: readPosting(page, title, description, request) } }
}

function readPosting(page: DomParent, title: string, description: string, request: JobFragmentRequest): FullPosting {
  const { found, origin, source_id } = request
  const company = findFirst(page, is('', 'topcard__org-name-link'))
  const location = orNull(lineOf(placeOf(page))) ?? found?.location ?? null
  const criteria = readCriteria(page)
  const url = viewAddress(attribute(findFirst(page, is('a', 'topcard__link')), 'href') ?? found?.url, source_id, origin)
  return {
    source: 'linkedin',
    source_id,
    url,
    title,
    employer: orNull(lineOf(company)) ?? found?.employer ?? null,
    salary_text: orNull(lineOf(findFirst(page, is('', 'compensation__salary')))) ?? found?.salary_text ?? null,
    posted_at: found?.posted_at ?? null,
    posted_precision: 'day',
    job_types: [...employmentTypesIn(criteria.get('employment type') ?? ''), ...workplacesIn(title, location)],
    tags: [...new Set((criteria.get('job function') ?? '').split(/,| and /).map((tag) => tag.trim()))].filter(Boolean),
    preview: orNull(cleanLine(description.slice(0, 1000))),
    location,
    description,
    hours_per_week: null,
    employer_external_id: companyName(attribute(company, 'href')),
    employer_total_posts: null,
    min_id_proof: null,
    seniority: seniorityOf(criteria),
    apply_url: outsideAddress(hiddenValue(page, 'applyUrl')) ?? url,
  }
}

function placeOf(page: DomParent): DomElement | undefined {
  const row = findFirst(page, is('', 'topcard__flavor-row'))
  return row && findFirst(row, is('', 'topcard__flavor--bullet'))
}

function readCriteria(page: DomParent): Map<string, string> {
  const items = findAll(page, is('li', 'description__job-criteria-item'))
  return new Map(
    items.map((item) => [
      lineOf(findFirst(item, is('h3'))).toLowerCase(),
      lineOf(findFirst(item, is('', 'description__job-criteria-text--criteria'))),
    ]),
  )
}

function seniorityOf(criteria: Map<string, string>): string | null {
  const level = criteria.get('seniority level') ?? ''
  return level === '' || level.toLowerCase() === 'not applicable' ? null : level
}

function companyName(href: string | undefined): string | null {
  return (href && /\/company\/([\w%.-]{1,120})/.exec(href)?.[1]) || null
}

/** The site keeps values in comments: `<code id="…"><!--"value"--></code>`. */
function hiddenValue(page: DomParent, id: string): string | undefined {
  const code = findFirst(page, (element) => element.name === 'code' && attribute(element, 'id') === id)
  return code?.children.find(isComment)?.data.trim().replace(/^"|"$/g, '')
}

/** The employer's own apply address out of the site's redirect link; only http and https, without a password in it. */
function outsideAddress(link: string | undefined): string | null {
  if (!link) return null
  const target = URL.parse(URL.parse(link.replaceAll('&amp;', '&'))?.searchParams.get('url') ?? '')
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) return null
  return target.href.length <= 2000 ? target.href : null
}
