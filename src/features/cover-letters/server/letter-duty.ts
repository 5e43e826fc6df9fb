import type { Strength } from './letter-strengths.ts'

/**
 * A part of a job as postings speak of it. `calls` is what of other work helps with it, the closest first; `doing` names
 * the work in a sentence, `trial` is something small the person can be tested on, and `begin` what somebody new would do first.
 */
export type Duty = { says: RegExp; calls: readonly Strength[]; doing: string; trial: string; begin: string }

/** A duty, found by the words of `source` at the beginning of a word. */
export const duty = (
  source: string,
  calls: readonly Strength[],
  doing: string,
  trial: string,
  begin: string,
): Duty => ({
  says: new RegExp(String.raw`\b(?:${source})`, 'iu'),
  calls,
  doing,
  trial,
  begin,
})
