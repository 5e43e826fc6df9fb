/** A result card written after the fact sheet; `link` makes the link itself the card. */
export function sampleCard(parts: {
  id: number
  title?: string
  company?: string
  place?: string
  day?: string
  salary?: string
  variant?: 'block' | 'link'
  host?: string
}): string {
  const title = parts.title ?? 'Data Analyst'
  const href = `${parts.host ?? 'https://www.linkedin.com'}/jobs/view/data-analyst-at-x-${parts.id}?position=1&amp;pageNum=0`
  const marks = `data-entity-urn="urn:li:jobPosting:${parts.id}" data-row="1"`
  const classes = 'base-card base-search-card base-search-card--link job-search-card'
  const salary = parts.salary ? `<span class="job-search-card__salary-info">${parts.salary}</span>` : '<!---->'
  const info = `<div class="base-search-card__info"><h3 class="base-search-card__title">
        ${title}
      </h3><h4 class="base-search-card__subtitle">${parts.company ?? '<a class="hidden-nested-link" href="https://www.linkedin.com/company/sari?trk=x">Sari Labs</a>'}</h4><!---->
    <div class="base-search-card__metadata"><span class="job-search-card__location">${parts.place ?? 'Cebu City, Philippines'}</span>${salary}
    <time class="job-search-card__listdate" datetime="${parts.day ?? '2026-06-04'}">1 vecka sedan</time></div></div>`
  if (parts.variant === 'link') return `<li><a class="${classes}" href="${href}" ${marks}>${info}</a></li>`
  return `<li><div class="${classes}" ${marks}><a class="base-card__full-link" href="${href}"><span class="sr-only">${title}</span></a>${info}</div></li>`
}

/** A result fragment. */
export function sampleFragment(cards: string[]): string {
  return `<!DOCTYPE html>\n\n${cards.join('\n')}`
}

/** The 26 bytes at the end of the results. */
export const sampleEnd = '<!DOCTYPE html><!---->    '

/** A posting's fragment; `criteria` are label and value. */
export function sampleJob(parts: {
  id?: number
  title?: string
  place?: string
  description?: string
  criteria?: [string, string][]
  closed?: boolean
  applyUrl?: string
}): string {
  const criteria = (
    parts.criteria ?? [
      ['Employment type', 'Full-time, Contract'],
      ['Seniority level', 'Entry level'],
    ]
  ).map(
    ([label, value]) =>
      `<li class="description__job-criteria-item"><h3 class="description__job-criteria-subheader">${label}</h3><span class="description__job-criteria-text description__job-criteria-text--criteria">
        ${value}</span></li>`,
  )
  return `<!DOCTYPE html><section class="top-card-layout"><a class="topcard__link" href="https://ph.linkedin.com/jobs/view/data-analyst-at-x-${parts.id ?? 4411180329}?trk=x">
<h2 class="top-card-layout__title topcard__title">${parts.title ?? 'Data Analyst'}</h2></a>
<h4><div class="topcard__flavor-row"><span class="topcard__flavor"><a class="topcard__org-name-link" href="https://www.linkedin.com/company/sari-labs?trk=x"> Sari Labs </a></span>
<span class="topcard__flavor topcard__flavor--bullet"> ${parts.place ?? 'Cebu City, Philippines'} </span></div>
<div class="topcard__flavor-row"><span class="posted-time-ago__text">5 hours ago</span></div></h4>
${parts.closed ? '<figure class="closed-job"><figcaption class="closed-job__flavor--closed">No longer accepting applications</figcaption></figure>' : ''}</section>
<div class="salary compensation__salary">$90,000.00/yr - $120,000.00/yr</div>
<div class="show-more-less-html__markup">${parts.description ?? '<p><strong>About</strong></p><p>We count.</p><ul><li>SQL</li><li>R</li></ul>'}</div>
<ul class="description__job-criteria-list">${criteria.join('')}</ul>
<code id="decoratedJobPostingId" style="display: none"><!--"${parts.id ?? 4411180329}"--></code>
${parts.applyUrl ? `<code id="applyUrl" style="display: none"><!--"${parts.applyUrl}"--></code>` : ''}`
}
