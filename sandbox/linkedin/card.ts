import type { LinkedinPosting } from '../market/types.ts'
import { escapeHtml } from '../http/replies.ts'
import { ageInDays, ageInWords, type Language } from './language.ts'
import { spread } from './posting-index.ts'

/** What a page needs to know besides the posting. */
export type PageContext = {
  /** Origin of the links on the page, without a slash at the end. */
  linkOrigin: string
  now: Date
  language: Language
}

/** Address of a posting's public page on the given origin. */
export function viewUrl(origin: string, posting: LinkedinPosting): string {
  return `${origin}/jobs/view/${posting.slug}-${posting.id}`
}

/** True for postings whose card is the link itself (the older markup); the rest have the link inside. */
export function isLinkCard(posting: LinkedinPosting): boolean {
  return spread(posting.id, 5) === 0
}

/** One `<li>` of a result list; `position` counts from 0 on the page. */
export function card(posting: LinkedinPosting, position: number, context: PageContext): string {
  return isLinkCard(posting) ? linkCard(posting, position, context) : blockCard(posting, position, context)
}

function blockCard(posting: LinkedinPosting, position: number, context: PageContext): string {
  return `
      <li>
        
    

    
    
    
      <div class="base-card relative w-full hover:no-underline focus:no-underline
        base-card--link
         base-search-card base-search-card--link job-search-card" ${attributes(posting, position)}>
        

${fullLink(posting, position, context)}
      ${logo(posting)}
      
      <div class="base-search-card__info">
        <h3 class="base-search-card__title">
          
        ${escapeHtml(posting.title)}
      
        </h3>
          <h4 class="base-search-card__subtitle">
            ${company(posting, context)}
          </h4>
<!---->
          ${metadata(posting, context)}
      </div>
    
      </div>
  
  
  
  
      </li>
`
}

function fullLink(posting: LinkedinPosting, position: number, context: PageContext): string {
  return `        <a class="base-card__full-link absolute top-0 right-0 bottom-0 left-0 p-0 z-[2]" href="${address(posting, position, context)}" data-tracking-control-name="public_jobs_jserp-result_search-card" data-tracking-client-ingraph data-tracking-will-navigate>
          
          <span class="sr-only">
              
        
        ${escapeHtml(posting.title)}
      
      
          </span>
        </a>
`
}

function linkCard(posting: LinkedinPosting, position: number, context: PageContext): string {
  return `
      <li>
      <a class="base-card relative w-full hover:no-underline focus:no-underline base-card--link base-search-card base-search-card--link job-search-card" href="${address(posting, position, context)}" ${attributes(posting, position)}>
      ${logo(posting)}
      <div class="base-search-card__info">
        <h3 class="base-search-card__title">
          ${escapeHtml(posting.title)}
        </h3>
          <h4 class="base-search-card__subtitle">
            ${escapeHtml(posting.company.name)}
          </h4>
<!---->
          ${metadata(posting, context)}
      </div>
      </a>
      </li>
`
}

function attributes(posting: LinkedinPosting, position: number): string {
  const reference = token(posting.id, 1)
  return `data-entity-urn="urn:li:jobPosting:${posting.id}" data-impression-id="jobs-search-result-${position}" data-reference-id="${reference}" data-tracking-id="${token(posting.id, 2)}" data-column="1" data-row="${position + 1}"`
}

function address(posting: LinkedinPosting, position: number, context: PageContext): string {
  const tracking = `position=${position + 1}&pageNum=0&refId=${token(posting.id, 1)}&trackingId=${token(posting.id, 2)}`
  return escapeHtml(`${viewUrl(context.linkOrigin, posting)}?${tracking}`)
}

function company(posting: LinkedinPosting, context: PageContext): string {
  const name = escapeHtml(posting.company.name)
  if (!posting.company.link) return `\n              ${name}\n            `
  return `
              <a class="hidden-nested-link" data-tracking-client-ingraph data-tracking-control-name="public_jobs_jserp-result_job-search-card-subtitle" data-tracking-will-navigate href="${escapeHtml(companyUrl(posting, context))}">
                ${name}
              </a>
          `
}

/** Address of the company's page, with the tracking part the real links carry. */
export function companyUrl(posting: LinkedinPosting, context: PageContext): string {
  const name = posting.company.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${context.linkOrigin}/company/${name || posting.company.id}?trk=public_jobs_jserp-result_job-search-card-subtitle`
}

/** The logo is lazy (an address in `data-delayed-url`), a ghost, or not there at all. */
function logo(posting: LinkedinPosting): string {
  const kind = spread(posting.company.id, 6)
  if (kind === 0) return '<!---->'
  const delayed =
    kind === 1 ? '' : ` data-delayed-url="https://media.example/logo/${posting.company.id}/company-logo_100_100"`
  return `
      <div class="search-entity-media">
        <img class="artdeco-entity-image artdeco-entity-image--square-4"${delayed} data-ghost-classes="artdeco-entity-image--ghost" data-ghost-url="https://static.example/ghost-company" alt>
      </div>
  `
}

function metadata(posting: LinkedinPosting, context: PageContext): string {
  const fresh = ageInDays(posting.postedOn, context.now) === 0 ? '--new' : ''
  const salary = posting.salaryText
    ? `
        <span class="job-search-card__salary-info">
            ${escapeHtml(posting.salaryText)}
        </span>`
    : ''
  const benefit = posting.benefit
    ? `
          <div class="job-posting-benefits text-sm">
            <icon class="job-posting-benefits__icon" data-svg-class-name="job-posting-benefits__icon-svg"></icon>
            <span class="job-posting-benefits__text">
              ${escapeHtml(posting.benefit)}
<!---->            </span>
          </div>`
    : '<!---->'
  return `<div class="base-search-card__metadata">
        <span class="job-search-card__location">
          ${escapeHtml(posting.location)}
        </span>${salary}
        ${benefit}
          <time class="job-search-card__listdate${fresh}" datetime="${posting.postedOn}">
            
      ${ageInWords(posting.postedOn, context.now, context.language, posting.id)}
  
          </time>
<!---->
            </div>`
}

function token(id: number, salt: number): string {
  return Buffer.from(`${spread(id, 2 ** 31)}:${salt}:${id}`).toString('base64url')
}
