import type { LinkedinPosting } from '../market/types.ts'
import { escapeHtml } from '../http/replies.ts'
import { card, viewUrl, type PageContext } from './card.ts'

/** The public page of a posting: the fragment's blocks in a whole page; some carry JSON-LD, some do not. */
export function viewPage(posting: LinkedinPosting, fragment: string, context: PageContext): string {
  const heading = `<h1>${escapeHtml(posting.company.name)} is hiring</h1>`
  const body = heading + fragment.replace('<!DOCTYPE html>', '')
  const canonical = viewUrl(context.linkOrigin, posting)
  const head = `<link rel="canonical" href="${escapeHtml(canonical)}">${posting.id % 2 === 0 ? jsonLd(posting) : ''}`
  return shell(`${posting.company.name} hiring ${posting.title} in ${posting.location}`, body, head)
}

/** A result page with a search box, for people. */
export function searchPage(
  found: LinkedinPosting[],
  query: URLSearchParams,
  start: number,
  context: PageContext,
): string {
  const cards = found.slice(start, start + 10).map((posting, at) => card(posting, at, context))
  const next = new URLSearchParams(query)
  next.set('start', String(start + 10))
  const more =
    start + 10 < found.length && start + 10 < 1000
      ? `<a href="/jobs/search?${escapeHtml(next.toString())}">Next 10</a>`
      : ''
  return shell(
    'Job search',
    `<h1>Job search</h1><form action="/jobs/search"><label>Keywords <input name="keywords" value="${escapeHtml(query.get('keywords') ?? '')}"></label>
<label>Place <input name="location" value="${escapeHtml(query.get('location') ?? '')}"></label><button>Search</button></form>
<p>${found.length} results</p><ul class="jobs-search__results-list">${cards.join('')}</ul><p>${more}</p>`,
  )
}

/** The wall a blocked visitor lands on. */
export function authwallPage(): string {
  return shell(
    'Sign Up',
    '<div class="authwall"><h1 class="authwall-join-form__title">Join to see who you already know</h1><p>This is the sign-in wall of the stand-in. Nobody can join here.</p></div>',
    '<meta name="pageKey" content="auth_wall_desktop">',
  )
}

/** The page of a posting that is gone. */
export function missingPage(): string {
  return shell('Page not found', '<h1>Page not found</h1><p>This posting does not exist or was deleted.</p>')
}

/** What the site says when it refuses an address altogether (status 999). */
export function deniedPage(): string {
  return '<html><head><script type="text/javascript">window.onload=function(){document.cookie="trkCode=bf; path=/";window.location.href="/authwall?trk=bf&original_referer=";}</script></head></html>'
}

function jsonLd(posting: LinkedinPosting): string {
  const data = {
    '@context': 'http://schema.org',
    '@type': 'JobPosting',
    datePosted: `${posting.postedOn}T00:00:00.000Z`,
    title: posting.title,
    description: escapeHtml(posting.descriptionHtml),
    employmentType: posting.employmentTypes.map((type) => type.toUpperCase().replace('-', '_')).join(', '),
    hiringOrganization: { '@type': 'Organization', name: posting.company.name },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: posting.location } },
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
}

function shell(title: string, body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>${head}<style>${STYLE}</style></head><body><header><a href="/jobs/search">Guest job pages (stand-in)</a> <a href="/__control">control</a></header><main>${body}</main></body></html>`
}

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:52rem;padding:0 1rem 3rem;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f6f5f2,#15191b);color:light-dark(#1b2124,#e8eaea)}
header{padding:1rem 0;border-bottom:1px solid light-dark(#d5d3cc,#33393b);display:flex;gap:1rem;justify-content:space-between}a{color:light-dark(#0a5a86,#8cc8ee)}
ul.jobs-search__results-list,ul.show-more-less__list{list-style:none;padding:0}.base-card{display:block;position:relative;padding:.75rem 0;border-bottom:1px solid light-dark(#d5d3cc,#33393b)}
h1{font-size:1.25rem}.base-card h3,.base-card h4{margin:0;font-size:1rem}.base-card h4{font-weight:400}img,.sr-only+*{display:none}.sr-only{position:static}.base-search-card--link:not(a) h3{display:none}
.base-search-card__metadata{font-size:.875rem}form{display:flex;flex-wrap:wrap;gap:.75rem;padding:1rem 0}input,button{font:inherit;padding:.4rem .6rem}[hidden]{display:none}
.description__job-criteria-list{padding-left:0;list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr))}.description__job-criteria-list h3{margin:0;font-size:.875rem}`
