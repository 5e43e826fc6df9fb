import { dutyHeads, needHeads } from './banks.ts'
import { slugOf, type Brief } from './brief.ts'
import type { Dice } from './dice.ts'
import { sprinkleHostile } from './hostile.ts'
import { cardSalary } from './pay.ts'
import { phrase } from './phrase.ts'
import type { LinkedinPosting } from './types.ts'

const places = `Philippines|Manila, National Capital Region, Philippines|Makati, National Capital Region, Philippines|
  Taguig, National Capital Region, Philippines|Quezon City, National Capital Region, Philippines|Metro Manila|
  Cebu City, Central Visayas, Philippines|Davao City, Davao Region, Philippines|Iloilo City, Western Visayas, Philippines|
  Parañaque, National Capital Region, Philippines|Dasmariñas, Calabarzon, Philippines|Baguio, Cordillera, Philippines|
  Clark Freeport Zone, Central Luzon, Philippines|National Capital Region, Philippines`
  .split('|')
  .map((place) => place.trim())
const seniorities = [
  'Entry level',
  'Entry level',
  'Associate',
  'Mid-Senior level',
  'Mid-Senior level',
  'Not Applicable',
  'Director',
  'Internship',
]
const typePicks = [
  'Full-time',
  'Full-time',
  'Full-time',
  'Full-time',
  'Part-time',
  'Contract',
  'Contract',
  'Temporary',
  'Internship',
  'Other',
]

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function list(head: string, items: readonly string[]): string {
  if (items.length === 0) return ''
  const rows = items.map((item) => `<li>${escapeText(item)}</li>`).join('')
  return `<p><strong>${escapeText(head)}</strong></p><ul>${rows}</ul>`
}

function descriptionOf(dice: Dice, brief: Brief): string {
  const facts = [...(dice.chance(0.7) ? [brief.tools] : []), ...(dice.chance(0.7) ? [brief.schedule] : [])]
  const closing = [...brief.instructions, ...brief.closing]
  return [
    `<p>${brief.intro.map(escapeText).join(dice.chance(0.5) ? '<br><br>' : ' ')}</p>`,
    list(phrase(dice, dice.pick(dutyHeads)), brief.duties),
    list(phrase(dice, dice.pick(needHeads)), brief.needs),
    facts.length > 0 ? `<p>${facts.map(escapeText).join('<br>')}</p>` : '',
    list(phrase(dice, '{Benefits|What we offer|Perks}'), brief.perks),
    closing.length > 0 ? `<p>${closing.map(escapeText).join('<br>')}</p>` : '',
  ].join('')
}

function titleOf(dice: Dice, brief: Brief, workplace: LinkedinPosting['workplace'], twin: boolean): string {
  const tail =
    workplace === 'remote' && dice.chance(twin ? 0.4 : 0.3)
      ? dice.pick([' (Remote)', ' - Remote', ' (Remote, Philippines)', ' | Work from Home'])
      : ''
  return `${twin && dice.chance(0.3) ? brief.title.replace(/\bVA\b/, 'Virtual Assistant') : brief.title}${tail}`
}

function stateOf(dice: Dice): LinkedinPosting['state'] {
  const roll = dice.roll()
  if (roll < 0.04) return 'closed'
  return roll < 0.06 ? 'deleted' : 'open'
}

function workplaceOf(dice: Dice, twin: boolean): LinkedinPosting['workplace'] {
  if (twin || dice.chance(0.62)) return 'remote'
  return dice.chance(0.5) ? 'hybrid' : 'on-site'
}

function applicantsOf(dice: Dice): string {
  if (dice.chance(0.3)) return 'Be among the first 25 applicants'
  return dice.chance(0.3) ? 'Over 200 applicants' : `${dice.between(26, 199)} applicants`
}

function typesOf(dice: Dice): string[] {
  return [...new Set(dice.chance(0.12) ? [dice.pick(typePicks), dice.pick(typePicks)] : [dice.pick(typePicks)])]
}

/** Gives a brief the form of a posting on the networking site. `twinOfOlj` is the board posting of the same job. */
export function writeLinkedin(
  dice: Dice,
  brief: Brief,
  facts: { id: number; postedOn: string; twinOfOlj: number | null },
): LinkedinPosting {
  const twin = facts.twinOfOlj !== null
  const workplace = workplaceOf(dice, twin)
  const title = titleOf(dice, brief, workplace, twin)
  const html = descriptionOf(dice, brief)
  return {
    ...facts,
    slug: `${slugOf(title).toLowerCase()}-at-${slugOf(brief.employer.name).toLowerCase()}`,
    title,
    company: { id: brief.employer.id, name: brief.employer.name, link: dice.chance(0.9) },
    location: twin && dice.chance(0.6) ? 'Philippines' : dice.pick(places),
    salaryText: cardSalary(dice, brief.role.pay),
    descriptionHtml: dice.chance(0.02) ? sprinkleHostile(dice, html.replaceAll('<br>', '<br />')) : html,
    employmentTypes: typesOf(dice),
    seniority: dice.pick(seniorities),
    jobFunction: dice.chance(0.85) ? brief.role.jobFunction : null,
    industries: dice.chance(0.8) ? brief.role.industries : null,
    workplace,
    state: stateOf(dice),
    benefit: dice.chance(0.4) ? dice.pick(['Actively Hiring', 'Be an early applicant']) : null,
    applicants: applicantsOf(dice),
  }
}
