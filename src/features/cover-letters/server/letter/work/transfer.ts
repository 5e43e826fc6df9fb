import type { Duty } from './duty.ts'
import { type Strength, strengthsOf } from './strengths.ts'

/** What work in any trade has of another: each finds a deed by what it is mostly about. */
const KINDS = {
  people: (deed: string) => /\b(?:voice|counter)\b/.test(shown(deed)) || PEOPLE.test(deed),
  taught: (deed: string) => /\b(?:explain|care|hire)\b/.test(shown(deed)) || /\b(?:overdue|unpaid)\b/i.test(deed),
  writing: (deed: string) => /\b(?:writing|words)\b/.test(shown(deed)),
  entry: (deed: string) => /\bentry\b/.test(shown(deed)),
  records: (deed: string) => /\b(?:records|arrange)\b/.test(shown(deed)),
  figures: (deed: string) => /\bfigures\b/.test(shown(deed)),
  goods: (deed: string) => /\bstock\b/.test(shown(deed)),
} as const
const PEOPLE = /\bsupervis\w+|\bworkers\b|\bchats?\b|\bon air\b|\bstaff\b/i
const shown = (deed: string): string => strengthsOf(deed).join(' ')

type Kind = keyof typeof KINDS
const WITH_PEOPLE: readonly Kind[] = ['people', 'taught', 'writing', 'records', 'entry', 'figures', 'goods']
const OFFICE: readonly Kind[] = ['figures', 'entry', 'records', 'goods', 'writing', 'people', 'taught']
const MAKING: readonly Kind[] = ['writing', 'entry', 'taught', 'records', 'people', 'figures', 'goods']
/** What the main part of a job calls for first says what sort of work it is. */
const OF_OFFICE: ReadonlySet<Strength> = new Set<Strength>(['figures', 'entry', 'records', 'stock', 'find', 'tech'])
const OF_MAKING: ReadonlySet<Strength> = new Set<Strength>(['picture', 'words'])
function orderOf(main: Duty | undefined): readonly Kind[] {
  const first = main?.calls[0]
  if (main === undefined || (first !== undefined && OF_OFFICE.has(first))) return OFFICE
  return first === undefined || OF_MAKING.has(first) ? MAKING : WITH_PEOPLE
}

/** What somebody did that says most to an employer of another trade, the best first; what is of no kind is left out. */
export function transferable(deeds: readonly string[], main: Duty | undefined): string[] {
  const order = orderOf(main)
  const rank = (deed: string): number => order.findIndex((kind) => KINDS[kind](deed))
  return deeds.filter((deed) => rank(deed) >= 0).toSorted((a, b) => rank(a) - rank(b))
}
