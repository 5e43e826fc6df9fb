import * as banks from './banks.ts'
import type { Dice } from './dice.ts'
import { salaryText } from './pay.ts'
import { phrase } from './phrase.ts'
import type { Role } from './role.ts'
import { roles } from './roles.ts'
import type { MarketEmployer } from './types.ts'

/** One job's facts and sentences before a board's page gives them a form; twins on both boards share a brief. */
export type Brief = {
  role: Role
  employer: MarketEmployer
  title: string
  intro: string[]
  duties: string[]
  needs: string[]
  tools: string
  schedule: string
  perks: string[]
  instructions: string[]
  closing: string[]
  salary: string
  scam: boolean
}

const totalWeight = roles.reduce((sum, role) => sum + role.weight, 0)

function pickRole(dice: Dice): Role {
  let left = dice.roll() * totalWeight
  for (const role of roles) {
    left -= role.weight
    if (left < 0) return role
  }
  return dice.pick(roles)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function wordsFor(dice: Dice, role: Role, employer: MarketEmployer): Record<string, string> & { industry: string } {
  return {
    employer: employer.name,
    contact: employer.contactPerson.split(' ')[0] ?? employer.contactPerson,
    industry: dice.pick(banks.industries),
    goods: dice.pick(banks.goods),
    word: dice.pick(banks.passwords),
    points: String(dice.pick([1, 5, 8, 10, 10, 12, 15, 20, 20, 25, 25, 30, 40, 50])),
    question: phrase(dice, dice.pick(role.questions)),
  }
}

function toolsLine(dice: Dice, role: Role): string {
  const names = dice.sample(role.tools, dice.between(2, 5))
  const listed = `${names.slice(0, -1).join(', ')} ${dice.pick(['and', '&', 'or'])} ${names.at(-1) ?? ''}`
  return phrase(dice, `{Tools we use|You will use|Our tools|Nice if you know}: ${listed}.`)
}

/** Writes a new job for an employer; one in seven is long. A `scam` promises much, asks for money or papers and says little. */
export function writeBrief(dice: Dice, employer: MarketEmployer, scam = false): Brief {
  const role = pickRole(dice)
  const words = wordsFor(dice, role, employer)
  const say = (pattern: string): string => phrase(dice, pattern, words)
  const sayAll = (from: readonly string[], low: number, high: number): string[] =>
    dice.sample(from, dice.between(low, high)).map(say)
  const long = !scam && dice.chance(0.15) ? 3 : 0
  const traps = dice.chance(0.42) ? sayAll(banks.instructions, 1, dice.chance(0.3) ? 3 : 1) : []
  return {
    role,
    employer,
    title: phrase(dice, dice.pick(scam ? banks.scamTitles : role.titles), {
      ...words,
      industry: capital(words.industry),
    }),
    intro: [say(dice.pick(role.pitch)), ...sayAll(banks.aboutUs, long, 3 + long)],
    duties: sayAll(role.duties, scam ? 1 : 4, scam ? 2 : 8 + long),
    needs: [...sayAll(role.needs, scam ? 0 : 2, scam ? 1 : 5), ...sayAll(banks.generalNeeds, 1 + long, 3 + long)],
    tools: toolsLine(dice, role),
    schedule: say(dice.pick(banks.schedules)),
    perks: sayAll(banks.perks, long, 5 + long),
    instructions: [...traps, ...(scam ? sayAll(banks.scamLines, 1, 3) : [])],
    closing: [
      ...sayAll(banks.howToApply, 0, 1),
      ...(dice.chance(0.16) ? sayAll(banks.taglish, 1, 2) : []),
      ...sayAll(banks.signOffs, 0, 1),
    ],
    salary: scam
      ? dice.pick(['$3,500/month', '₱8,000 a day', '$100/hour', 'up to $900 a day'])
      : salaryText(dice, role.pay),
    scam,
  }
}

/** Address part of a title: ASCII words joined by dashes, never empty. */
export function slugOf(title: string): string {
  const ascii = title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .replace(/_/g, ' ')
  const slug = ascii
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 90)
    .replace(/^-|-$/g, '')
  return slug === '' ? 'job' : slug
}
