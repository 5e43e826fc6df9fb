import type { Delivery } from '../rules.ts'

/** Pages of thirty, the newest first: the first reading goes further back than the later ones have to. */
export const MOST_PAGES = 10
/** Statuses of the last sixty are looked at every time. */
const ALWAYS_PAGES = 2

/** Whether the next older page is read as well: as long as pages bring something new, and always the first two. */
export const goesOn = (pagesRead: number, broughtNew: boolean): boolean =>
  pagesRead < MOST_PAGES && (pagesRead < ALWAYS_PAGES || broughtNew)

export const READING_SAYS = {
  notConnected: 'Please connect your OLJ account first.',
  off: 'Switch on keeping your applications in step with OLJ first.',
  paused: 'OLJ asked us to wait. Nobody’s messages are read until then.',
} as const

const FAILURES: Record<string, string> = {
  blocked: 'OLJ asked for a human instead of showing your messages.',
  rate_limited: 'OLJ asked us to come back later.',
  board_credentials_refused: 'OLJ no longer accepts the password you connected with.',
  wrong_credentials: 'OLJ no longer accepts the password you connected with.',
  session_expired: 'OLJ ended our session while we read.',
  slow: 'OLJ did not answer in time.',
  down: 'OLJ could not be reached.',
  changed: 'We did not understand the page OLJ showed us.',
}

/** Why a reading failed, in a sentence. */
export const failureSentence = (code: string): string => FAILURES[code] ?? 'Something went wrong while reading.'

/** An application of the person's that may be the one the board shows. */
export type Candidate = { id: number; own_entry: boolean; delivery: Delivery; removed: boolean }
/** What the board showed of a posting before. */
export type Seen = { application_id: number | null; status: string | null }

/**
 * What one message of the board means for the tracker. `add`: an entry of its own. `know`: the person has it already, it
 * only is remembered. `settle`: ours, of which nobody knew whether it arrived. `wait`: ours, on its way right now.
 */
export type Meaning =
  | { kind: 'add' }
  | { kind: 'know'; application: number; noted: boolean }
  | { kind: 'settle'; application: number }
  | { kind: 'wait' }
  | { kind: 'seen'; application: number | null; from: string | null }

export function meaningOf(seen: Seen | undefined, candidate: Candidate | undefined): Meaning {
  if (candidate?.delivery === 'sending') return { kind: 'wait' }
  if (candidate && candidate.delivery !== 'confirmed') return { kind: 'settle', application: candidate.id }
  if (seen) return { kind: 'seen', application: seen.application_id, from: seen.status }
  if (!candidate) return { kind: 'add' }
  return { kind: 'know', application: candidate.id, noted: candidate.own_entry && !candidate.removed }
}
