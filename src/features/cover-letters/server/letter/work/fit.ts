import { sentencesOf } from '#features/cover-letters/claims/words.ts'
import { beginOf } from './carry.ts'
import { withoutDenied } from './denied.ts'
import { namedWork } from './duties.ts'
import { type Matter, MATTERS } from './matters.ts'
import type { Addressee } from '../../writer.ts'

/** What a posting asks of the letter is no part of the work: "send a voice recording". */
const ASKS =
  /^(?:\d+[.)] ?)?(?:please|tell us|apply|attach|subject|describe|mention|show us|send (?:us|me|your|an?|one|two|three|\d)\b|include (?:your|an?|the (?:word|phrase)|\d)\b|put "|write "|(?:start|begin) (?:your|with)|in your (?:cover letter|application|message)|answer (?:the|these|this|following))\b|\?$|\bplease (?:tell|include|put|answer|send|mention)\b/i

/** What the title names is most of the work, what comes in the first lines more of it than the rest. */
const [TITLED, EARLY, LATE, FIRST_PART] = [2, 1.25, 1, 0.5]

/** What is named once may be by the way. */
const ONCE = 0.75

/** What a posting's work is about, and how much of it. */
export type Wanted = ReadonlyMap<Matter, number>

/** Finds what a posting's work is about; what it asks of the letter is left out. */
export function wantedIn(posting: Addressee): Wanted {
  const titled = namedWork(posting)
  const work = withoutDenied(posting.description)
    .split('\n')
    .flatMap((text) => sentencesOf(text).map((sentence) => sentence.text))
    .filter((text) => !ASKS.test(text.trim()))
    .join('\n')
  const shares = MATTERS.map((one): [Matter, number] => {
    if (one.wanted.test(titled)) return [one, TITLED]
    const [first, ...others] = [...work.matchAll(new RegExp(one.wanted.source, `g${one.wanted.flags}`))]
    if (first === undefined) return [one, 0]
    const share = first.index < work.length * FIRST_PART ? EARLY : LATE
    return [one, others.length === 0 ? share * ONCE : share]
  })
  return new Map(shares.filter(([, share]) => share > 0))
}

/**
 * How well a line fits a posting's work, and by what, the weightiest first: names of it that can stand in a sentence.
 * `name` is what the line begins with of it, and `large` whether that is a large part of both.
 */
export type Fit = { score: number; names: readonly string[]; name: string; large: boolean }

/** What is in nearly every job is no reason to point at it, unless the title names it. */
const LARGE = 3
/** Words of the posting itself in a line say that it is about the same thing, but some of them are accidents. */
const [WORD, MOST_WORDS] = [0.7, 4]

/** What a line only comes to at its end is less of it. */
const BEHIND = 0.85

/** Counts what a line shares with a posting's work; `words` is how many words it has in common with the posting. */
export function fitOf(deed: string, wanted: Wanted, words = 0): Fit {
  const first = beginOf(deed)
  const shared = [...wanted]
    .filter(([one]) => one.shown.test(deed))
    .map(([one, share]) => ({ one, weight: one.weight * share * (one.shown.test(first) ? 1 : BEHIND) }))
    .toSorted((a, b) => b.weight - a.weight)
  const top = shared.find(({ one }) => one.name !== '' && one.shown.test(first))
  return {
    score: shared.reduce((sum, { weight }) => sum + weight, WORD * Math.min(MOST_WORDS, words)),
    names: shared.flatMap(({ one: { name } }) => (name === '' ? [] : [name])),
    name: top?.one.name ?? '',
    large: (top?.weight ?? 0) >= LARGE,
  }
}
