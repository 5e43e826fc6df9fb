import type { Reply } from '../http/exchange.ts'
import { escapeHtml } from '../http/replies.ts'
import type { OljPosting } from '../market/types.ts'
import { card } from './card.ts'
import type { SearchQuery } from './catalogue.ts'
import { layout } from './layout.ts'
import { offsetOf, pageSize, pagination } from './pagination.ts'
import { fill, type Page, type Visit } from './visit.ts'

const typeBoxes = { gig: 'Gig', partTime: 'Part Time', fullTime: 'Full Time' } as const
const keptPages = 600

type Listing = { query: SearchQuery; keyword: string; tags: string; base: string; suffix: string; offset: number }

function typesOf(query: URLSearchParams): ReadonlySet<string> | null {
  const checked = Object.entries(typeBoxes).filter(([name]) => query.has(name))
  return checked.length === 0 || checked.length === 3 ? null : new Set<string>(checked.map(([, type]) => type))
}

function skillsOf(visit: Visit, tags: string): string[] {
  const ids = tags.split(',').filter((id) => id.trim() !== '')
  // A number nobody knows must find nothing, not everything.
  return ids.slice(0, 3).map((id) => visit.board.skills.byId(Number(id))?.name ?? `#${id}`)
}

function form(listing: Listing): string {
  const { types } = listing.query
  const box = ([name, type]: [string, string]): string =>
    `<label><input type="checkbox" name="${name}" value="on"${types === null || types.has(type) ? ' checked' : ''}> ${type}</label>`
  return `<form id="myform" name="myform" method="get" action="/jobseekers/jobsearch">
<input type="text" name="jobkeyword" value="${escapeHtml(listing.keyword)}" placeholder="job title or company" aria-label="Job title or company">
<input type="hidden" name="skill_tags" value="${escapeHtml(listing.tags)}">
${Object.entries(typeBoxes).map(box).join('\n')}
<input type="hidden" name="isFromJobsearchForm" value="1">
<button type="submit" class="btn">Search</button>
</form>`
}

function render(visit: Visit, listing: Listing, found: readonly OljPosting[]): string {
  const { board } = visit
  const shown = found.slice(listing.offset, listing.offset + pageSize)
  const total = found.length
  const count = total === 0 ? 'Displaying 0 out of 0 job(s)' : `Displaying ${shown.length} out of ${total} jobs`
  const cards = shown.map((posting) => card(posting, board.skills, visit.member !== null)).join('\n')
  const allSkills = Object.fromEntries(board.skills.all().map((skill) => [skill.id, skill.name]))
  const body = `<h1 class="fs-24">Job search</h1>
${form(listing)}
<p class="fs-12"> ${count} </p>
<div class="results">
${cards}
</div>
${pagination({ base: listing.base, suffix: listing.suffix, offset: listing.offset, total })}`
  const scripts = `<script>var allSkills = ${JSON.stringify(allSkills)};
window.dataLayer = window.dataLayer || []; dataLayer.push({"event":"search","search_result_count":${total}});</script>`
  return layout({ title: 'Job Search | OnlineJobs.ph', body, scripts, member: visit.member })
}

/** Renders listings and keeps what guests get until a posting changes. */
function createRenderer(): (visit: Visit, listing: Listing) => Reply {
  const kept = new Map<string, string>()
  let version = -1
  return (visit, listing) => {
    const { catalogue } = visit.board
    if (version !== catalogue.version()) kept.clear()
    version = catalogue.version()
    const key = `${listing.base} ${listing.offset} ${listing.suffix}`
    const known = visit.member === null ? kept.get(key) : undefined
    if (known !== undefined) return fill(visit, known)
    const page = render(visit, listing, catalogue.search(listing.query))
    if (visit.member === null) {
      if (kept.size >= keptPages) kept.clear()
      kept.set(key, page)
    }
    return fill(visit, page)
  }
}

/** The search page and the category pages. `page=` and `q=` have no effect, as on the real board. */
export function createSearchPages(): { search: Page; category: Page } {
  const renderListing = createRenderer()
  const search: Page = (visit, params) => {
    const { query, url } = visit.request
    const keyword = (query.get('jobkeyword') ?? '').slice(0, 200)
    const tags = query.getAll('skill_tags').join(',').slice(0, 60)
    return renderListing(visit, {
      query: { keyword, types: typesOf(query), skills: skillsOf(visit, tags) },
      keyword,
      tags,
      base: `${url.origin}/jobseekers/jobsearch`,
      suffix: url.search,
      offset: offsetOf(params['offset']),
    })
  }
  const category: Page = (visit, params) => {
    const name = params['category'] ?? ''
    const skill = visit.board.skills.byCategory(name)
    return renderListing(visit, {
      query: { keyword: '', types: null, skills: [skill?.name ?? `#${name}`] },
      keyword: '',
      tags: skill === undefined ? '' : String(skill.id),
      base: `${visit.request.url.origin}/jobseekers/search/c/${encodeURIComponent(name)}`,
      suffix: visit.request.url.search,
      offset: offsetOf(params['offset']),
    })
  }
  return { search, category }
}
