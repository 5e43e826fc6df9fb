import { MANILA_OFFSET_MINUTES, manilaDate } from '#contract/time.ts'

/** The board's score ends here. */
const HIGHEST = 99
/** Employers choose what they ask for in steps of this. */
const STEP = 5

/** A job that fits this well, in percent, counts as one of a person's matches. */
export const LEAST_MATCH = 50

export const ID_EXPIRED = 'This ID has expired already.'
/** So many days before its last day an ID is worth a word. */
export const REMIND_DAYS = 30

/** How many jobs ask for exactly so much. */
export type Asked = { min_id_proof: number; jobs: number }

/** What each step up would open, counted together with those below it. */
export function ladderOf(asked: readonly Asked[]): { blocked: number; steps: { at: number; more: number }[] } {
  const steps: { at: number; more: number }[] = []
  let more = 0
  for (const { min_id_proof: least, jobs } of asked.toSorted((a, b) => a.min_id_proof - b.min_id_proof)) {
    more += jobs
    const at = Math.min(HIGHEST, Math.ceil(least / STEP) * STEP)
    const last = steps.at(-1)
    if (last?.at === at) last.more = more
    else steps.push({ at, more })
  }
  return { blocked: more, steps }
}

const DAY_MS = 86_400_000

/** How an ID stands: `soon` from thirty days before its last day on, `expired` after it. Days are Manila's. */
export function idStands(expiresOn: string, now: Date): 'fine' | 'soon' | 'expired' {
  if (expiresOn < manilaDate(now)) return 'expired'
  return expiresOn <= manilaDate(new Date(now.getTime() + REMIND_DAYS * DAY_MS)) ? 'soon' : 'fine'
}

/** When a day ends in Manila. */
export const endOfManilaDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - MANILA_OFFSET_MINUTES * 60_000)
