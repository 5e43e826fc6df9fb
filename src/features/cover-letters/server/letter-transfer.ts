import { BACK_OFFICE } from './letter-duties-office.ts'
import { STUDIO } from './letter-duties-studio.ts'
import type { Duty } from './letter-duty.ts'
import { strengthsOf } from './letter-strengths.ts'

/** What work in any trade has of another: each finds a deed by what it is mostly about. */
const KINDS = {
  people: (deed: string) => /\b(?:voice|counter)\b/.test(shown(deed)) || PEOPLE.test(deed),
  taught: (deed: string) => /\b(?:explain|care|hire)\b/.test(shown(deed)) || /\b(?:overdue|unpaid)\b/i.test(deed),
  writing: (deed: string) => /\b(?:writing|words)\b/.test(shown(deed)),
  entry: (deed: string) => /\bentry\b/.test(shown(deed)),
  records: (deed: string) => /\b(?:records|arrange)\b/.test(shown(deed)),
  exact: (deed: string) => /\b(?:figures|stock)\b/.test(shown(deed)),
} as const
const PEOPLE = /\bsupervis\w+|\bworkers\b|\bchats?\b|\bon air\b|\bstaff\b/i
const shown = (deed: string): string => strengthsOf(deed).join(' ')

type Kind = keyof typeof KINDS
const WITH_PEOPLE: readonly Kind[] = ['people', 'taught', 'writing', 'records', 'entry', 'exact']
const OFFICE: readonly Kind[] = ['exact', 'entry', 'records', 'writing', 'people', 'taught']
const MAKING: readonly Kind[] = ['writing', 'entry', 'taught', 'records', 'people', 'exact']
const orderOf = (main: Duty | undefined): readonly Kind[] =>
  main === undefined || BACK_OFFICE.includes(main) ? OFFICE : STUDIO.includes(main) ? MAKING : WITH_PEOPLE

/** What somebody did that says most to an employer of another trade, the best first; what is of no kind is left out. */
export function transferable(deeds: readonly string[], main: Duty | undefined): string[] {
  const order = orderOf(main)
  const rank = (deed: string): number => order.findIndex((kind) => KINDS[kind](deed))
  return deeds.filter((deed) => rank(deed) >= 0).toSorted((a, b) => rank(a) - rank(b))
}
