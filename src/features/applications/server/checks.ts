import { withBoardSession } from '#features/board-account/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { nextCheckAt, SENDING_GIVEN_UP_SECONDS, surelyNotSent } from '../rules.ts'
import { insertEvents } from '../history/server/queries.ts'
import { findApplication, listDueForCheck, updateChecked, type PostedRow } from './queries.ts'
import { NOT_ARRIVED } from './refusals.ts'
import { checkTask, confirmDelivery, failDelivery, leaveUnconfirmed } from './settle.ts'

/** Finds submissions whose process died and lost answers that are due for a look. */
export const sweepTask = taskKind<Record<never, never>>('applications.sweep')

const SWEEP_BATCH = 200
/** The queue's clock and ours may differ by this much. */
const TOLERANCE_MS = 5000

type Posted = Pick<PostedRow, 'user_id' | 'source_id' | 'url' | 'board_email'>
export type Look = { sent: boolean; evidence: string | null }

/**
 * Asks the board whether the person's application to a posting is there.
 * @throws ConnectorError when the board cannot tell, AppError when there is no account to look with
 */
export async function lookUp(deps: Deps, { user_id, source_id, url, board_email }: Posted): Promise<Look> {
  return withBoardSession(deps, user_id, 'check', async (session, account) => {
    if (account.email.toLowerCase() !== board_email.toLowerCase()) {
      throw new AppError(409, 'other_board_account', 'It was sent from another OLJ account than the connected one.')
    }
    return deps.boards.olj.wasItSent(session, { source_id, url })
  })
}

/**
 * Brings an application whose answer was lost closer to an end: found on the board → confirmed; surely not there →
 * failed; otherwise it is looked at again later. Does nothing to others, nor before a look is due unless `now` is set.
 * Gives the application as it is afterwards. Safe to run at any time, any number of times, in parallel.
 */
export async function checkApplication(
  deps: Deps,
  id: number,
  options: { now?: boolean } = {},
): Promise<PostedRow | undefined> {
  const row = await abandonedAsUnconfirmed(deps, id)
  if (row?.delivery !== 'unconfirmed') return row
  const due = row.next_check_at !== null && row.next_check_at.getTime() <= deps.clock.now().getTime() + TOLERANCE_MS
  if (!due && options.now !== true) return row
  await look(deps, row)
  return findApplication(deps.db, id)
}

/** A submission on its way for too long has lost its process, and with it the answer. */
async function abandonedAsUnconfirmed(deps: Deps, id: number): Promise<PostedRow | undefined> {
  const row = await findApplication(deps.db, id)
  if (row?.delivery !== 'sending') return row
  const waited = deps.clock.now().getTime() - row.sending_since.getTime()
  if (waited < SENDING_GIVEN_UP_SECONDS * 1000) return row
  await leaveUnconfirmed(deps, claimOf(row), 'Hanap stopped before OLJ answered.')
  return findApplication(deps.db, id)
}

const claimOf = (row: PostedRow) => ({ id: row.id, attempt: row.attempts })

async function look(deps: Deps, row: PostedRow): Promise<void> {
  let found: Look
  try {
    found = await lookUp(deps, row)
  } catch (error) {
    if (!(error instanceof ConnectorError || error instanceof AppError)) throw error
    // It stays due, so that the sweep looks once the person is let in again.
    if (error instanceof AppError && error.code === 'account_disabled') return
    await countLook(deps, row, { missed: false, note: 'OLJ could not be asked.' })
    return
  }
  if (found.sent) {
    const note = 'Found on OLJ.'
    await confirmDelivery(deps, claimOf(row), { user_id: row.user_id, evidence: found.evidence ?? note, note })
    return
  }
  const counted = await countLook(deps, row, { missed: true, note: 'OLJ does not show it.' })
  const since = counted?.first_miss_at
  if (counted && since && surelyNotSent(counted.misses, since, deps.clock.now())) {
    await failDelivery(deps, claimOf(row), NOT_ARRIVED)
  }
}

/** Writes down a look that settled nothing and plans the next one. */
async function countLook(deps: Deps, row: PostedRow, { missed, note }: { missed: boolean; note: string }) {
  const now = deps.clock.now()
  const next = nextCheckAt(row.unconfirmed_at ?? row.sending_since, now, missed)
  return inTransaction(deps.db, async (db) => {
    const counted = await updateChecked(db, claimOf(row), { checks: row.checks, missed, nextCheckAt: next, now })
    if (!counted) return undefined
    await insertEvents(db, [
      {
        application_id: row.id,
        kind: 'check',
        actor: 'hanap',
        to_value: missed ? 'not_there' : 'not_reached',
        detail: { attempt: row.attempts, note },
        happened_at: now,
      },
    ])
    if (next) await deps.tasks.enqueue(checkTask, { application_id: row.id }, { db, startAfter: next })
    return counted
  })
}

/** Looks after everything that is due; one that fails does not keep the others. */
export async function sweepApplications(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now()
  const sentBefore = new Date(now.getTime() - SENDING_GIVEN_UP_SECONDS * 1000)
  const ids = await listDueForCheck(deps.db, { sentBefore, now, count: SWEEP_BATCH })
  for (const id of ids) {
    if (signal.aborted) return
    // Found by the sweep means due: an abandoned one is looked up right away.
    await checkApplication(deps, id, { now: true }).catch((error: unknown) => {
      deps.log.error({ err: error, application_id: id }, 'checking an application failed')
    })
  }
}
