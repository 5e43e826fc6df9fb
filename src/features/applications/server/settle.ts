import { pointsWereSpent } from '#features/board-account/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { CHECK_AFTER_SECONDS } from '../rules.ts'
import { findAttempt, findDoubtfulAttempt, insertEvents } from '../history/server/queries.ts'
import type { Failure } from '../schemas.ts'
import { updateToConfirmed, updateToFailed, updateToUnconfirmed, type Claim } from './queries.ts'

/** Looks at the board for one application whose answer was lost. */
export const checkTask = taskKind<{ application_id: number }>('applications.check')

/** The board took somebody's points for an application; for whoever counts on them. */
export const pointsSpentTask = taskKind<{ user_id: number }>('applications.points-spent')

export type Confirmed = { user_id: number; evidence: string; note: string; elsewhere?: boolean; attemptSent?: number }

/** The board has it. `attemptSent`: the earlier attempt whose letter it is. False when that was known or is not ours to say. */
export function confirmDelivery(deps: Deps, claim: Claim, given: Confirmed): Promise<boolean> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const sent = given.attemptSent === undefined ? undefined : await findAttempt(db, claim.id, given.attemptSent)
    const before = await updateToConfirmed(db, claim.id, {
      attempt: claim.attempt,
      evidence: given.evidence,
      elsewhere: given.elsewhere ?? false,
      sent: sent ?? null,
      now,
    })
    if (before === undefined) return false
    await insertEvents(db, [
      {
        application_id: claim.id,
        kind: 'delivery',
        actor: 'board',
        from_value: before,
        to_value: 'confirmed',
        detail: { attempt: given.attemptSent ?? claim.attempt, note: given.note },
        happened_at: now,
      },
    ])
    await pointsWereSpent(db, given.user_id)
    await deps.tasks.enqueue(pointsSpentTask, { user_id: given.user_id }, { db })
    return true
  })
}

/** Certainly not sent; the person may try again. */
export function failDelivery(deps: Deps, claim: Claim, failure: Failure): Promise<boolean> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const before = await updateToFailed(db, claim, failure, now)
    if (before === undefined) return false
    await insertEvents(db, [
      {
        application_id: claim.id,
        kind: 'delivery',
        actor: 'hanap',
        from_value: before,
        to_value: 'failed',
        detail: { attempt: claim.attempt, code: failure.code, note: failure.error },
        happened_at: now,
      },
    ])
    return true
  })
}

/** Nobody can tell whether it arrived: from here on the board is looked at, and nothing is sent again by itself. */
export function leaveUnconfirmed(deps: Deps, claim: Claim, note: string): Promise<boolean> {
  const now = deps.clock.now()
  const look = new Date(now.getTime() + CHECK_AFTER_SECONDS[0] * 1000)
  return inTransaction(deps.db, async (db) => {
    if (!(await updateToUnconfirmed(db, claim, look, now))) return false
    await insertEvents(db, [
      {
        application_id: claim.id,
        kind: 'delivery',
        actor: 'hanap',
        from_value: 'sending',
        to_value: 'unconfirmed',
        detail: { attempt: claim.attempt, note },
        happened_at: now,
      },
    ])
    await deps.tasks.enqueue(checkTask, { application_id: claim.id }, { db, startAfter: look })
    return true
  })
}

/** The earlier attempt that may be the one the board knows of; undefined when there was none. */
export const doubtfulAttempt = (deps: Deps, claim: Claim): Promise<number | undefined> =>
  findDoubtfulAttempt(deps.db, claim.id, claim.attempt)
