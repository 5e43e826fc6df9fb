import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { answerIn } from '#server/platform/answer-in.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import type { Integrations } from '../contract.ts'
import { findReminder } from '../id-proof/server/queries.ts'
import { BOARD_SLOW, needsVerification, POINTS_UNREADABLE, WRONG_CREDENTIALS } from '../rules.ts'
import {
  deleteAccount,
  findAccount,
  forgetPointsReading,
  listSealed,
  updateSealed,
  updateStanding,
  updateSync,
  upsertAccount,
  type AccountRow,
} from './queries.ts'
import { deleteOldUses, findLastDone, findLastFailed, listUses } from './uses-queries.ts'
import { hasReason, passwordContext, record, sessionContext, usableAccount, withBoardSession } from './session.ts'

export { outcomeName, withBoardSession } from './session.ts'
export {
  boardPause,
  claimReading,
  dueReadings,
  endReading,
  type ReadingClaim,
  readingStanding,
  stillReading,
} from './reading.ts'

/** How long a balance read from the board is good enough to let somebody apply. */
const STANDING_FRESH_MS = 120_000

type Person = { id: number }
/** What the board says about a member. `id_proof` is null when the board does not show it. */
export type Standing = { points: number; id_proof: number | null; email: string }

/**
 * Signs in at the board and keeps password and session sealed.
 * @throws AppError 401 board_credentials, 503 board_unavailable; what the board says later than that is not kept
 */
export async function connectBoardAccount(
  deps: Deps,
  user: Person,
  given: { olj_email: string; olj_password: string },
  inTime = answerIn(),
) {
  const credentials = { email: given.olj_email, password: given.olj_password }
  const signedIn = await inTime(deps.boards.olj.signIn(credentials), tooSlow).catch(async (error: unknown) => {
    const wrong = hasReason(error, 'wrong_credentials')
    await record(deps, user.id, 'connect', { usedPassword: true, outcome: wrong ? 'wrong_credentials' : 'failed' })
    if (wrong) throw new AppError(401, 'board_credentials', WRONG_CREDENTIALS, {}, { cause: error })
    throw boardAway(error)
  })
  // Signed in already: a balance that cannot be read right now does not undo that.
  const standing = await inTime(deps.boards.olj.account(signedIn), tooSlow).catch((error: unknown) => {
    if (!(error instanceof ConnectorError)) throw error
    return { points: null, id_proof: null, session: signedIn }
  })
  const account = await upsertAccount(deps.db, {
    user_id: user.id,
    email: credentials.email,
    password_sealed: deps.secrets.seal(credentials.password, passwordContext(user.id)),
    session_sealed: deps.secrets.seal(standing.session, sessionContext(user.id)),
    id_proof: standing.id_proof,
    points: standing.points,
    now: deps.clock.now(),
  })
  await record(deps, user.id, 'connect', { usedPassword: true, outcome: 'ok' })
  return {
    olj_email: account.email,
    olj_id_proof: account.id_proof,
    integration_id: account.id,
    needs_verification: needsVerification(account.id_proof),
  }
}

function tooSlow(): never {
  throw new ConnectorError('slow', 'The board took too long.')
}

function boardAway(error: unknown): unknown {
  if (!(error instanceof ConnectorError)) return error
  return new AppError(503, 'board_unavailable', BOARD_SLOW, {}, { retryAfter: error.retryAfter ?? 30, cause: error })
}

/** Flat fields and a list; everything empty when nothing is connected. */
export async function listIntegrations(deps: Deps, user: Person): Promise<Integrations> {
  const [account, reminder] = await Promise.all([findAccount(deps.db, user.id), findReminder(deps.db, user.id)])
  return { ...presentIntegrations(account), id_expires_on: reminder }
}

function presentIntegrations(account: AccountRow | undefined): Omit<Integrations, 'id_expires_on'> {
  if (!account) {
    return {
      olj_connected: false,
      olj_state: null,
      olj_email: null,
      olj_id_proof: null,
      olj_sync_applications: true,
      integration_id: null,
      needs_verification: false,
      integrations: [],
    }
  }
  const state = account.state === 'connected' ? ('connected' as const) : ('credentials_refused' as const)
  const item = {
    id: account.id,
    type: 'olj' as const,
    email: account.email,
    is_active: state === 'connected',
    state,
    sync_enabled: account.sync_applications,
    olj_id_proof: account.id_proof,
    connected_at: account.connected_at.toISOString(),
  }
  return {
    olj_connected: item.is_active,
    olj_state: state,
    olj_email: account.email,
    olj_id_proof: account.id_proof,
    olj_sync_applications: account.sync_applications,
    integration_id: account.id,
    needs_verification: needsVerification(account.id_proof),
    integrations: [item],
  }
}

/**
 * Switches the sync on or off; `olj_sync_applications` wins over `sync_enabled`.
 * @throws AppError 404 for an integration that is not the person's
 */
export async function updateIntegrations(
  deps: Deps,
  user: Person,
  given: {
    olj_sync_applications?: boolean | undefined
    integration_id?: number | null | undefined
    sync_enabled?: boolean | undefined
  },
): Promise<Integrations> {
  const account = await findAccount(deps.db, user.id)
  if (typeof given.integration_id === 'number' && account?.id !== given.integration_id) throw notFound()
  const sync = given.olj_sync_applications ?? given.sync_enabled
  if (account && sync !== undefined) await updateSync(deps.db, user.id, sync, deps.clock.now())
  return listIntegrations(deps, user)
}

const notFound = () => new AppError(404, 'not_found', 'Not found.')

/** Forgets the account with its password and session. @throws AppError 404 for an id that is not the person's */
export async function disconnectBoardAccount(deps: Deps, user: Person, integrationId: number) {
  if (!(await deleteAccount(deps.db, user.id, integrationId))) throw notFound()
  return { message: 'Your OLJ account was disconnected.' }
}

const SHOWN_USES = 20

/** What was done with the account lately. It stays to be seen after the account was disconnected. */
export async function listRecentUses(deps: Deps, user: Person) {
  const [read, applied, failed, latest] = await Promise.all([
    findLastDone(deps.db, user.id, 'read'),
    findLastDone(deps.db, user.id, 'apply'),
    findLastFailed(deps.db, user.id),
    listUses(deps.db, user.id, SHOWN_USES),
  ])
  return {
    last_read_at: read?.toISOString() ?? null,
    last_application_at: applied?.toISOString() ?? null,
    last_failure: failed ? presentUse(failed) : null,
    results: latest.map(presentUse),
  }
}

const KEPT_USES_MS = 365 * 86_400_000
const FORGOTTEN_AT_ONCE = 5000

/** The record of uses goes back a year. */
export async function forgetOldUses(deps: Deps, signal: AbortSignal): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_USES_MS)
  while (!signal.aborted && (await deleteOldUses(deps.db, before, FORGOTTEN_AT_ONCE)) === FORGOTTEN_AT_ONCE);
}

const presentUse = ({ used_at: at, ...use }: Awaited<ReturnType<typeof listUses>>[number]) => ({
  ...use,
  used_at: at.toISOString(),
})

/** The balance for the apply dialog; a failure is an answer too. */
export async function readApplyPoints(
  deps: Deps,
  user: Person,
  inTime = answerIn(),
): Promise<{ points: number | null; error: string | null }> {
  try {
    return { points: (await inTime(readStanding(deps, user.id), tooSlow)).points, error: null }
  } catch (error) {
    if (error instanceof AppError) return { points: null, error: error.message }
    if (error instanceof ConnectorError) return { points: null, error: POINTS_UNREADABLE }
    throw error
  }
}

/**
 * Points and ID proof as the board tells them now.
 * @throws AppError and ConnectorError of `withBoardSession`
 */
export async function readStanding(deps: Deps, userId: number): Promise<Standing> {
  const { points, id_proof, email } = await withBoardSession(deps, userId, 'points', async (session, account) => ({
    ...(await deps.boards.olj.account(session)),
    email: account.email,
  }))
  await updateStanding(deps.db, userId, { points, id_proof, email, now: deps.clock.now() })
  return { points, id_proof, email }
}

/** The standing read in the last two minutes, or undefined. @throws AppError when no account can be used */
export async function recentStanding(deps: Deps, userId: number): Promise<Standing | undefined> {
  const { points, id_proof, email, points_read_at: at } = await usableAccount(deps, userId)
  if (points === null || at === null) return undefined
  return deps.clock.now().getTime() - at.getTime() <= STANDING_FRESH_MS ? { points, id_proof, email } : undefined
}

/** After points were spent: the balance is read anew before the next application. */
export const pointsWereSpent = (db: Db, userId: number): Promise<void> => forgetPointsReading(db, userId)

const BATCH = 200

/** Seals every password and session made with an older key with the newest one. Gives how many values it changed. */
export async function reencryptSecrets(deps: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  let changed = 0
  let rows = await listSealed(deps.db, 0, BATCH)
  while (rows.length > 0) {
    for (const row of rows) {
      const fields = [
        ['password_sealed', passwordContext(row.user_id)],
        ['session_sealed', sessionContext(row.user_id)],
      ] as const
      for (const [field, context] of fields) {
        const from = row[field]
        if (from === null || !deps.secrets.isOld(from)) continue
        const to = deps.secrets.seal(deps.secrets.open(from, context), context)
        if (await updateSealed(deps.db, row.id, field, { from, to })) changed += 1
      }
    }
    rows = await listSealed(deps.db, rows.at(-1)?.id ?? 0, BATCH)
  }
  return changed
}
