/** The board's own bounds of an application's points. */
export const APPLY_POINTS_MIN = 1
export const APPLY_POINTS_MAX = 60

/** From this ID proof on the board trusts a person enough for automation. */
export const ID_PROOF_FOR_AUTOMATION = 40

export const WRONG_CREDENTIALS = 'Invalid OLJ credentials. Please check your email and password.'
export const BOARD_SLOW = 'OLJ is taking longer than usual to respond. Please wait or try again later.'
export const POINTS_UNREADABLE = 'Unable to fetch apply points.'
export const NOT_CONNECTED = 'Please connect your OLJ account in Settings to apply for jobs.'
export const CREDENTIALS_REFUSED =
  'OLJ no longer accepts the password you connected with. Please connect your OLJ account again in Settings.'

/** Whether to lead the person to the board's verification. An ID proof the board did not show proves nothing. */
export const needsVerification = (idProof: number | null): boolean =>
  idProof !== null && idProof < ID_PROOF_FOR_AUTOMATION

/** What people sent on the board itself is read this often; whoever's account fails waits longer, a day at most. */
const READ_EVERY_MS = 4 * 3_600_000
const LONGEST_WAIT_MS = 24 * 3_600_000
/** People are not all read in the same minute. */
const SPREAD_MS = 1_800_000
/** A reading that takes longer has lost its process. */
export const READING_LEASE_MS = 300_000
/** How long nobody's account is read after the board asked for a human, or for time. */
export const BOARD_PAUSE_MS = { challenged: 6 * 3_600_000, rate_limited: 1_800_000 } as const

/** When an account is read next; `failures` in a row make the pauses grow. */
export function nextReadingAt(now: Date, userId: number, failures: number): Date {
  const wait = Math.min(LONGEST_WAIT_MS, READ_EVERY_MS * 2 ** Math.max(0, Math.min(failures, 10) - 1))
  return new Date(now.getTime() + wait + ((userId * 7919) % SPREAD_MS))
}
