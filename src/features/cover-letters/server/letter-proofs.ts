import { pick } from './letter-opening.ts'
import type { Evidence } from './letter-results.ts'

type Proof = (deed: string, label: string) => string
/** The name of a kind of work stands in sentences about the posting alone. */
const NAMED: readonly [Proof, ...Proof[]] = [
  (deed, label) => `You also ask for ${label}. In that area, I ${deed}.`,
  (deed, label) => `Your posting mentions ${label} as well. On that side, I ${deed}.`,
  (deed, label) => `You list ${label} too. In my own work, I ${deed}.`,
]
const UNNAMED: readonly [Proof, ...Proof[]] = [
  (deed) => `In another part of my work, I ${deed}.`,
  (deed) => `A second example from my work: I ${deed}.`,
  (deed) => `Another thing that may be useful to you: I ${deed}.`,
]

/** What else fits the posting, after the opening; a kind of work the opening has named is not named again. */
export function proofs([first, second]: readonly Evidence[], seed: string, named = ''): string {
  if (first === undefined) return ''
  const { deed, label } = first
  const said =
    label === '' || label === named ? pick(UNNAMED, seed, 'second')(deed, '') : pick(NAMED, seed, 'second')(deed, label)
  return second === undefined ? said : `${said} Besides that, I ${second.deed}.`
}
