import type { Strength } from './strengths.ts'

/**
 * A part of a job as postings speak of it. `calls` is what of other work helps with it, the closest first; `doing` names
 * the work in a sentence, `trial` is something small the person can be tested on, and `begin` what somebody new would do first.
 * `akin` finds in a line of a resume what is the same work in other words: to who did that it is not new.
 */
export type Duty = {
  says: RegExp
  calls: readonly Strength[]
  doing: string
  trial: string
  begin: string
  akin?: RegExp
}

/** A duty, found by the words of `source` at the beginning of a word, and lines of resumes by those of `akin`. */
export const duty = (
  source: string,
  calls: readonly Strength[],
  doing: string,
  trial: string,
  begin: string,
  akin?: string,
): Duty => ({
  says: new RegExp(String.raw`\b(?:${source})`, 'iu'),
  calls,
  doing,
  trial,
  begin,
  ...(akin === undefined ? {} : { akin: new RegExp(String.raw`\b(?:${akin})`, 'iu') }),
})
