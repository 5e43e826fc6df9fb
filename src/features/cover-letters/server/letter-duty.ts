import type { Strength } from './letter-strengths.ts'

/**
 * A part of a job as postings speak of it. `needs` says to the employer what it is about and nothing of the writer;
 * `calls` is what of other work helps with it, the closest first; `trial` is something small to be tried on, and
 * `doing` names it where it is not on a resume yet.
 */
export type Duty = {
  says: RegExp
  calls: readonly Strength[]
  needs: readonly [string, ...string[]]
  trial: string
  doing: string
}
