import {
  boardPause,
  claimReading,
  dueReadings,
  endReading,
  outcomeName,
  type ReadingClaim,
  readingStanding,
  withBoardSession,
} from '#features/board-account/server/service.ts'
import type { BoardSession } from '#server/connectors/boards/board.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { findApplication } from '../../server/queries.ts'
import { confirmDelivery, doubtfulAttempt } from '../../server/settle.ts'
import { SAYS } from '../../rules.ts'
import type { ReadingState } from '../contract.ts'
import { failureSentence, goesOn, READING_SAYS } from '../rules.ts'
import { keepPage } from './keep.ts'

type Person = { id: number }

/** Reads one account whose right to be read is held already. `until` names the claim. */
export const readBoardTask = taskKind<{ claim: Omit<ReadingClaim, 'until'> & { until: string } }>(
  'applications.read-board',
)
/** Reads everybody who is due. */
export const readBoardsTask = taskKind<Record<never, never>>('applications.read-boards')

/** After so many failures in a row the board is in trouble, not the person. */
const FAILURES_TO_STOP = 3

/** How keeping in step stands. */
export async function readState(deps: Deps, user: Person): Promise<ReadingState> {
  const [standing, pause] = await Promise.all([readingStanding(deps, user.id), boardPause(deps)])
  const on = standing !== undefined && standing.connected && standing.on
  const { read_at: readAt = null, tried_at: triedAt = null, outcome = null, added = null } = standing ?? {}
  const failed = outcome !== null && outcome !== 'ok' && triedAt !== null
  const dueAt = new Date(
    Math.max(standing?.due_at.getTime() ?? 0, pause?.until.getTime() ?? 0, deps.clock.now().getTime()),
  )
  return {
    state: !on ? 'off' : standing.reading ? 'reading' : pause ? 'paused' : 'waiting',
    last_read_at: readAt?.toISOString() ?? null,
    added,
    failure: failed ? { cause: outcome, sentence: failureSentence(outcome), at: triedAt.toISOString() } : null,
    next_read_at: on ? dueAt.toISOString() : null,
  }
}

/**
 * Begins a reading and gives how it stands; one that is under way goes on.
 * @throws AppError 400 integration_required, 409 reading_off, 503 board_paused
 */
export async function readNow(deps: Deps, user: Person): Promise<ReadingState> {
  const standing = await readingStanding(deps, user.id)
  if (!standing?.connected) throw new AppError(400, 'integration_required', READING_SAYS.notConnected)
  if (!standing.on) throw new AppError(409, 'reading_off', READING_SAYS.off)
  const pause = await boardPause(deps)
  if (pause) {
    const retryAfter = Math.ceil((pause.until.getTime() - deps.clock.now().getTime()) / 1000)
    throw new AppError(503, 'board_paused', READING_SAYS.paused, {}, { retryAfter })
  }
  await inTransaction(deps.db, async (db) => {
    const claim = await claimReading(deps, db, user.id, { onlyDue: false })
    if (!claim) return
    await deps.tasks.enqueue(readBoardTask, { claim: { ...claim, until: claim.until.toISOString() } }, { db })
  })
  return readState(deps, user)
}

/** Reads everybody who is due, one after the other, until the board has had enough of it. */
export async function readBoards(deps: Deps, signal: AbortSignal): Promise<void> {
  let failures = 0
  for await (const userId of dueReadings(deps)) {
    if (signal.aborted || failures >= FAILURES_TO_STOP || (await boardPause(deps))) return
    const claim = await claimReading(deps, deps.db, userId, { onlyDue: true })
    if (!claim) continue
    const isRead = await readClaimed(deps, claim, signal)
    failures = isRead ? 0 : failures + 1
  }
}

/**
 * Reads what a person sent, page by page, and keeps it. Nothing is tried again here: an account that failed is read at its
 * next time. False when the board could not be read.
 */
export async function readClaimed(deps: Deps, claim: ReadingClaim, signal: AbortSignal): Promise<boolean> {
  try {
    const { added } = await withBoardSession(deps, claim.user_id, 'read', (session, { email }) => {
      if (email !== claim.email) throw new AppError(409, 'account_changed', 'The account was connected anew.')
      return readPages(deps, claim, session, signal)
    })
    await endReading(deps, claim, { ok: true, added })
    return true
  } catch (error) {
    await endReading(deps, claim, { ok: false, error, outcome: outcomeName(error) })
    if (!(error instanceof ConnectorError || error instanceof AppError)) throw error
    // Somebody's own password is no trouble of the board.
    return error instanceof AppError
  }
}

async function readPages(deps: Deps, claim: ReadingClaim, first: BoardSession, signal: AbortSignal) {
  let session = first
  let added = 0
  let cursor: string | null = null
  for (let pages = 1; ; pages += 1) {
    const page = await deps.boards.olj.sentApplications(session, cursor)
    session = page.session
    const kept = await keepPage(deps, claim, page.found)
    for (const id of kept?.settle ?? []) await settle(deps, id)
    added += kept?.added ?? 0
    cursor = page.next
    if (!kept || cursor === null || signal.aborted || !goesOn(pages, kept.fresh > 0)) return { session, added }
  }
}

/** The board shows an application of which we did not know whether it arrived, or thought that it did not. */
async function settle(deps: Deps, id: number): Promise<void> {
  const row = await findApplication(deps.db, id)
  if (row?.delivery !== 'unconfirmed' && row?.delivery !== 'failed') return
  const claim = { id, attempt: row.attempts }
  const earlier = row.delivery === 'failed' ? await doubtfulAttempt(deps, { id, attempt: row.attempts + 1 }) : undefined
  const elsewhere = row.delivery === 'failed' && earlier === undefined
  await confirmDelivery(deps, claim, {
    user_id: row.user_id,
    evidence: 'OLJ shows it among your sent messages.',
    note: elsewhere ? SAYS.sentElsewhere : 'Found on OLJ.',
    elsewhere,
    ...(earlier === undefined ? {} : { attemptSent: earlier }),
  })
}
