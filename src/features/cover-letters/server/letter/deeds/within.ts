import { AT_FIRST, WITH_OBJECT } from './more-verbs.ts'
import { baseOf, HEAD_OF_WORK, mayBeThing, thingsIn, wasOf } from './verbs.ts'

/** "To reduce delays", "helped owners find": what stands behind is done in order to, and was not told of. */
const TO_DO =
  /\b(?:to|helped|can|could|will|would|must) (?:\p{L}+ly )?(\p{Ll}+)(?:,(?= )|(?= (?!(?:in|via|for|from|with|by|through|on|at)\b)(\S+)))/gu
/** What says by itself that a thing stands behind it. */
const OBJECT = /^(?:the|an?|our|their|all|new|each|every|any|\d\S*|\p{L}+(?:[^s]s|ity|ance|ness))[,.]?$/u
/** "By adding an index", "helped in preparing": how something was done. */
const DOING =
  /(?:\b(?:by|in|of|for|with|on|from|while|without|through|including|before|after|when|kept|started)) (?:\p{L}+ly )?(\p{L}+ing)\b/gu
/** "Improved the page, cutting its size": the same behind a comma, where the line tells what was done in the past. */
const BESIDE = /, (?:(?:thereby|thus|also|\p{L}+ly) )?\p{L}{3,}ing\b/u
/** "Collecting, analyzing and interpreting data": names of work in a row. */
const IN_A_ROW = /, \p{L}{3,}ing,?$/u
/** "An app that connects coaches with students" */
const SAID_OF = /\b(?:that|which|who) (?:also )?\p{Ll}+s\b[^,]*$/u

const verbsIn = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)]
/** Whether a word is the plain form of a verb of work. */
export const isBase = (word: string): boolean => baseOf(wasOf(word) ?? AT_FIRST.get(word) ?? '') === word

/**
 * Whether a verb behind "and" or a comma goes on with an inner verb of a deed, and not with what was told first:
 * "patched servers to close holes and protect data". `before` is the deed up to it, `isTold` whether it begins in the
 * past.
 */
export function goesOnWithin(before: string, word: string, isTold: boolean): boolean {
  if (word.endsWith('ing'))
    return (
      IN_A_ROW.test(before) ||
      (isTold && BESIDE.test(before)) ||
      verbsIn(before, DOING).some(([, verb = '']) => wasOf(verb) !== undefined)
    )
  if (word.endsWith('s') && !word.endsWith('ss')) return isTold && SAID_OF.test(before)
  return verbsIn(before, TO_DO).some(
    ([, verb = '', next = '']) => isBase(verb) && (!mayBeThing(verb) || OBJECT.test(next)),
  )
}

/** "Plan, prepare, and lead lessons": verbs in a row that share what stands behind them. */
const ROW = /^(\p{L}+)((?:, \p{L}+){1,4}),? and (\p{L}+) (?!of\b)(?=\S)/u
/** "Train and coach new staff", "meeting and actively listening to buyers" */
const PAIR = /^([\p{L}-]+) and (?:\p{L}+ly )?(\p{L}+) (?!of\b)(?=(\S+))/iu
const KIND_OF_THINGS = /^(?:services?|skills?|tools?|support|work|tasks?|duties|needs|issues)\b/i
/** A line that begins with two verbs of one form, both in the past; null where it begins with none. */
export function pairOfVerbs(line: string): string | null {
  const [whole, one = '', other = '', next = ''] = PAIR.exec(line) ?? []
  if (whole === undefined || KIND_OF_THINGS.test(next)) return null
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  const isDoing = first.endsWith('ing') && second.endsWith('ing')
  if (!isDoing && !(isBase(first) && isBase(second) && !mayBeThing(first))) return null
  if (mayBeThing(second) && HEAD_OF_WORK.test(thingsIn(line.slice(whole.length)).trim())) return null
  const did = [first, second].map(
    (verb) => wasOf(verb) ?? AT_FIRST.get(verb) ?? (isDoing ? WITH_OBJECT.get(verb) : undefined),
  )
  return did.includes(undefined) ? null : `${did.join(' and ')} ${line.slice(whole.length)}`
}

/** A line that begins with a row of verbs, all of them in the past; null where it begins with none. */
export function rowOfVerbs(line: string, past: (verb: string) => string | undefined): string | null {
  const [whole, first = '', middle = '', last = ''] = ROW.exec(line) ?? []
  if (whole === undefined) return null
  const did = [first, ...middle.split(', ').slice(1), last].map((verb) => past(verb.toLowerCase()))
  return did.includes(undefined)
    ? null
    : `${did.slice(0, -1).join(', ')}${whole.includes(', and ') ? ',' : ''} and ${did.at(-1) ?? ''} ${line.slice(whole.length)}`
}
