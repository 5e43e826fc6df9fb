import { escapeHtml } from '../http/replies.ts'
import type { OljPosting } from '../market/types.ts'
import { titleText } from './layout.ts'
import { manilaStamp, utcStamp } from './manila.ts'
import type { SkillTable } from './skill-table.ts'

const salaryLimit = 40
const snippetLimit = 260

/** Address of a posting's page. */
export function jobPath(posting: Pick<OljPosting, 'slug' | 'id'>): string {
  return `/jobseekers/job/${posting.slug}-${posting.id}`
}

/** Gig wears the class of Any, as on the real board: only the text tells them apart. */
function badge(type: OljPosting['workType']): string {
  const name = { 'Full Time': 'full-time', 'Part Time': 'part-time', Gig: 'any', Any: 'any' }[type]
  return `<span class="badge ${name}">${type}</span>`
}

/** The beginning of a description: line breaks stay, other tags go, cut anywhere. */
function snippet(description: string): string {
  const text = description
    .slice(0, 4_000)
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gis, ' ')
    .replace(/<!--.*?(-->|$)/gs, ' ')
    .replace(/<(?!br \/>)[^>]*>?/gi, '')
  return text.slice(0, snippetLimit).replace(/<[^>]*$/, '')
}

function tags(posting: OljPosting, skills: SkillTable): string {
  if (posting.skills.length === 0) return `<a href='/jobseekers/search/c/' class='badge'></a>`
  return posting.skills
    .slice(0, 3)
    .map(
      (name) => `<a href='/jobseekers/search/c/${skills.byName(name).category}' class='badge'>${escapeHtml(name)}</a>`,
    )
    .join('')
}

/** The employer as a card shows it to this kind of visitor; null when it is left out. */
function shownEmployer(posting: OljPosting, isMember: boolean): string | null {
  return isMember || posting.employerShownToGuests ? escapeHtml(posting.employer.name) : null
}

/**
 * One result card. The outer link holds inner links, which HTML forbids and the real board does.
 * Logo cards name the employer in the image's alt text, every second one beside the date as well.
 */
export function card(posting: OljPosting, skills: SkillTable, isMember: boolean): string {
  const href = escapeHtml(jobPath(posting))
  const employer = shownEmployer(posting, isMember)
  const hasLogo = employer !== null && posting.employer.hasLogo
  const named = employer !== null && (!hasLogo || posting.id % 2 === 0)
  const stamp = manilaStamp(posting.postedAt)
  const inner = `<dl><dt><h4 class="fs-16 fw-700">${titleText(posting.title)} ${badge(posting.workType)}</h4></dt></dl>
  <p class="fs-13 mb-0" data-temp="${stamp}" data-temp-2="${utcStamp(posting.postedAt)}">${named ? `${employer} • ` : ''}<em>Posted on ${stamp}</em></p>
  <dl class="row"><dt><i class="icon icon-wallet"></i></dt><dd class="col">${escapeHtml(posting.salaryText.slice(0, salaryLimit))}</dd></dl>
  <div class="desc fs-14">${snippet(posting.description)}&#8230; <a href="${href}" target="_blank">See More</a></div>
  <div class="job-tag">${tags(posting, skills)}</div>`
  const logo = `<div class="d-flex"><img class="jobpost-cat-box-logo" src="/assets/logo/${posting.employer.id}.svg" alt="${employer ?? ''}"><div class="flex-1">${inner}</div></div>`
  return `<a href="${href}" style="text-decoration:none;color:inherit">
 <div class="jobpost-cat-box latest-job-post card-hover-default">
  ${hasLogo ? logo : inner}
 </div></a>`
}
