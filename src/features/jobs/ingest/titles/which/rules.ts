import { plainWords } from '../../../rules.ts'
import { found } from '../../marks/rules.ts'
import { type Named, ownWords } from '../rules.ts'

/** Work for a time, in somebody's place, or in turn at several. */
const PASSING =
  /\b(?:roving|floating|seasonal|temporary|temp|project[- ]based|reliever|locum|casual|per diem|covers?|maternity|\d{1,2}[- ]months?|ojt|summer|christmas)\b/gi
/** That a title calls the work passing, in its words. */
export const passingOf = (title: string): Set<string> => found(title, PASSING, ([word]) => word.toLowerCase())

const COVER = /^(?:covers?|maternity|reliever)$/
const MONTHS = /^(\d{1,2})[- ]months?$/
const ON_LEAVE = /\b(?:mat|maternity|paternity|parental|sick|study) leave\b/

/** A text says in other words that work is passing: `covers` for somebody on leave, `12-month` of twelve months. */
export function isPassing(word: string, plain: string): boolean {
  if (COVER.test(word)) return ON_LEAVE.test(plain)
  const months = MONTHS.exec(word)?.[1]
  return months !== undefined && ` ${plain} `.includes(` ${months} months `)
}

/** Behind these words a title names one of many of its kind: a ward, a branch, an account. */
const ONE_OF_MANY =
  /\b(?:account|acct|branch|campus|department|dept|ward|unit|store|site|project)\b(?=\s*(?:[()[\]|,–-]|$))/i

/** What comes before them says what the work is, not where. */
const WORK_FOR = /^.*\b(?:for|at|of)\b/i

/** What names the ward, the branch or the account in the one title, where the other one names none. */
export function whichOfMany(one: Named, other: Named): string[] {
  if (!ONE_OF_MANY.test(one.title) || ONE_OF_MANY.test(other.title)) return []
  const work = plainWords(WORK_FOR.exec(one.title)?.[0] ?? '').split(' ')
  return ownWords(one, other).filter((word) => !ONE_OF_MANY.test(word) && !work.includes(word))
}
