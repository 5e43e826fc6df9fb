/** The most characters a blast may have. */
export const MAX_BLAST = 10_000
/** The most people who can be named one by one; more are chosen by a search. */
export const MOST_NAMED = 100_000
/** People written to in one transaction. */
export const BATCH_SIZE = 1000
/** An admin may begin one blast in so many seconds. */
export const SECONDS_BETWEEN = 60
/** What should have gone on so long ago waits for somebody to say that it still may: it may be an old copy of the database. */
export const LATE_MS = 3_600_000
/** A blast that did not move for so long has lost its task. */
export const STUCK_MS = 60_000
/** Blasts on a page of the list. */
export const BLASTS_PAGE_SIZE = 10
/** People in a list to choose from, before more of them are asked for. */
export const PEOPLE_STEP = 50
/** The most of them that are shown. */
export const MOST_SHOWN = 500

export const BLAST_STATES = ['queued', 'sending', 'paused', 'done', 'cancelled'] as const
export type BlastState = (typeof BLAST_STATES)[number]

/** Why somebody did not get a blast; of a cancelled one also whoever was still to be written to. */
export const MISSED_REASONS = ['not_wanted', 'gone', 'disabled', 'failed'] as const
export type MissedReason = (typeof MISSED_REASONS)[number]
/** Of those who did not get it, so many are shown at once. */
export const MISSED_STEP = 50

export const BLAST_CHANGES = ['pause', 'resume', 'cancel'] as const
export type BlastChange = (typeof BLAST_CHANGES)[number]

const NEXT: Record<BlastChange, { from: readonly BlastState[]; to: BlastState }> = {
  pause: { from: ['queued', 'sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['queued', 'sending', 'paused'], to: 'cancelled' },
}

/** Where a change leads to; null where it does not apply any more. */
export const stateAfter = (state: BlastState, change: BlastChange): BlastState | null =>
  NEXT[change].from.includes(state) ? NEXT[change].to : null

/** Whether it still moves by itself. */
export const isMoving = (state: BlastState): boolean => state === 'queued' || state === 'sending'
