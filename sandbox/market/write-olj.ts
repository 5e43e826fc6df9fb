import { dutyHeads, needHeads } from './banks.ts'
import { slugOf, type Brief } from './brief.ts'
import type { Dice } from './dice.ts'
import { awkwardTitle, sprinkleHostile } from './hostile.ts'
import { phrase } from './phrase.ts'
import type { OljPosting } from './types.ts'

const bullets = ['- ', '• ', '* ', '✅ ', '> ', '']
const badges = [
  '(Full Time)',
  '- WFH',
  '(Work From Home)',
  '- Long Term',
  '!',
  '- ASAP',
  '(Night Shift)',
  '- Start Immediately',
  '- Home Based',
]

function list(dice: Dice, head: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  if (dice.chance(0.14))
    return [`${head} ${items.map((item) => item.charAt(0).toLowerCase() + item.slice(1)).join('; ')}.`]
  const bullet = dice.pick(bullets)
  const numbered = dice.chance(0.2)
  return [head, ...items.map((item, at) => `${numbered ? `${at + 1}. ` : bullet}${item}`)]
}

function paragraphs(dice: Dice, brief: Brief): string[][] {
  const body = [
    list(dice, phrase(dice, dice.pick(dutyHeads)), brief.duties),
    list(dice, phrase(dice, dice.pick(needHeads)), brief.needs),
  ]
  if (dice.chance(0.2)) body.reverse()
  const offer =
    brief.perks.length > 0 ? list(dice, phrase(dice, '{We offer|Benefits|What you get|Perks}:'), brief.perks) : []
  const pay =
    brief.salary !== '' && dice.chance(0.3) ? [phrase(dice, `{Pay|Rate|Salary|Compensation}: ${brief.salary}`)] : []
  const facts = [...(dice.chance(0.7) ? [brief.tools] : []), ...(dice.chance(0.75) ? [brief.schedule] : []), ...pay]
  return [[brief.intro.join(' ')], ...body, facts, offer, brief.instructions, brief.closing].filter(
    (part) => part.length > 0,
  )
}

function titleOf(dice: Dice, brief: Brief): string {
  if (dice.chance(0.05)) return awkwardTitle(dice, brief.title)
  if (dice.chance(0.05)) return brief.title.toUpperCase()
  if (dice.chance(0.18)) return `${brief.title} ${dice.pick(badges)}`
  return brief.title
}

/** How a card names kinds of work: `Any` accepts every kind. */
function workTypeOf(dice: Dice): OljPosting['workType'] {
  const roll = dice.roll()
  if (roll < 0.62) return 'Full Time'
  if (roll < 0.84) return 'Part Time'
  return roll < 0.93 ? 'Gig' : 'Any'
}

function hoursOf(dice: Dice, type: OljPosting['workType']): string {
  if (dice.chance(0.12)) return 'TBD'
  if (type === 'Full Time') return dice.pick(['40', '40', '40', '45', '38', '48'])
  return dice.pick(['5', '10', '15', '20', '20', '25', '30'])
}

function stateOf(dice: Dice): OljPosting['state'] {
  const roll = dice.roll()
  if (roll < 0.04) return 'closed'
  return roll < 0.06 ? 'deleted' : 'open'
}

/** Some employers tag nothing; most tag the main skill of the role among others. */
function skillsOf(dice: Dice, skills: readonly string[]): string[] {
  if (dice.chance(0.06)) return []
  const main = dice.chance(0.7) ? skills.slice(0, 1) : []
  return [...new Set([...main, ...dice.sample(skills, dice.between(1, 3))])]
}

function contactOf(dice: Dice, brief: Brief): string {
  const mailbox = (brief.employer.contactPerson.split(' ')[0] ?? 'jobs').normalize('NFKD').replace(/[^A-Za-z]/g, '')
  return `${dice.pick([mailbox.toLowerCase(), 'jobs', 'hiring', 'hr'])}.${brief.employer.id}@employer.test`
}

/** Gives a brief the form of a posting on the remote-jobs board. */
export function writeOlj(dice: Dice, brief: Brief, facts: { id: number; postedAt: Date; updatedAt: Date }): OljPosting {
  const title = titleOf(dice, brief)
  const workType = workTypeOf(dice)
  const text = paragraphs(dice, brief)
    .map((part) => part.join('<br />'))
    .join('<br /><br />')
  return {
    ...facts,
    slug: slugOf(title),
    title,
    employer: brief.employer,
    employerShownToGuests: dice.chance(0.55),
    workType,
    salaryText: brief.salary,
    hoursPerWeek: hoursOf(dice, workType),
    description: dice.chance(0.025) ? sprinkleHostile(dice, text) : text,
    skills: skillsOf(dice, brief.role.skills),
    state: stateOf(dice),
    minIdProof: dice.chance(0.18) ? dice.pick([30, 40, 45, 50, 50, 60, 75]) : 0,
    contactEmail: contactOf(dice, brief),
  }
}
