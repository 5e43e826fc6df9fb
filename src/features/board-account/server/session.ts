import { setTimeout as pause } from 'node:timers/promises'
import type { BoardSession } from '#server/connectors/boards/board.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { CREDENTIALS_REFUSED, NOT_CONNECTED } from '../rules.ts'
import {
  claimSignIn,
  endSignIn,
  findAccount,
  insertUse,
  isKeptOut,
  updateSession,
  type AccountRow,
  type SessionRef,
} from './queries.ts'

/** What a board account is used for, as the record of uses names it. */
export type Purpose = 'connect' | 'points' | 'apply' | 'check' | 'verify' | 'read'

/** A session to work with, and which one it is. */
type Seat = { session: BoardSession; ref: SessionRef; email: string }

/** A sign-in that takes longer than this has lost its process. Longer than all deadlines of a sign-in together. */
const SIGN_IN_LEASE_MS = 90_000
const KEPT_OUT = 'This account is disabled.'
const WAIT_MS = 150
const WAITS = 400

export const passwordContext = (userId: number): string => `board_accounts:${userId}:password`
export const sessionContext = (userId: number): string => `board_accounts:${userId}:session`

/**
 * Runs `work` with the person's board session. Signs in again, once, when the board says the session ended; of several
 * calls at the same time only one does that and the others take its session. `work` gives back the session as the board
 * left it. It may run twice, but only after a session_expired that certainly sent nothing.
 * @throws AppError integration_required or board_credentials_refused; ConnectorError as `work` and the sign-in throw it
 */
export async function withBoardSession<T extends { session: BoardSession }>(
  deps: Deps,
  userId: number,
  purpose: Purpose,
  work: (session: BoardSession, account: { email: string }) => Promise<T>,
): Promise<T> {
  const account = await usableAccount(deps, userId)
  let seat = openSeat(deps, account) ?? (await signInAgain(deps, userId, account, purpose))
  let result: T
  try {
    try {
      result = await work(seat.session, seat)
    } catch (error) {
      if (!hasExpired(error)) throw error
      seat = await signInAgain(deps, userId, seat.ref, purpose)
      result = await work(seat.session, seat)
    }
  } catch (error) {
    await record(deps, userId, purpose, { usedPassword: false, outcome: outcomeName(error) })
    throw error
  }
  if (result.session !== seat.session) {
    await updateSession(deps.db, seat.ref, deps.secrets.seal(result.session, sessionContext(userId)))
  }
  await record(deps, userId, purpose, { usedPassword: false, outcome: 'ok' })
  return result
}

/**
 * The account when it can be used.
 * @throws AppError 400 integration_required when there is none, 400 board_credentials_refused when its password is stale, 403
 *   account_disabled for somebody the team keeps out: a task that began before does nothing in their name
 */
export async function usableAccount(deps: Pick<Deps, 'db'>, userId: number): Promise<AccountRow> {
  const account = await findAccount(deps.db, userId)
  if (!account) throw new AppError(400, 'integration_required', NOT_CONNECTED)
  if (account.state !== 'connected') throw credentialsRefused()
  if (await isKeptOut(deps.db, userId)) throw new AppError(403, 'account_disabled', KEPT_OUT)
  return account
}

const credentialsRefused = () => new AppError(400, 'board_credentials_refused', CREDENTIALS_REFUSED)

function openSeat(deps: Deps, account: AccountRow): Seat | undefined {
  if (account.session_sealed === null) return undefined
  const session = deps.secrets.open(account.session_sealed, sessionContext(account.user_id))
  return { session, ref: account, email: account.email }
}

/** Signs in in place of a dead session, or takes the session of whoever does it right now. */
async function signInAgain(deps: Deps, userId: number, dead: SessionRef, purpose: Purpose): Promise<Seat> {
  for (let waited = 0; waited < WAITS; waited += 1) {
    const now = deps.clock.now()
    const until = new Date(now.getTime() + SIGN_IN_LEASE_MS)
    const claimed = await claimSignIn(deps.db, dead, { now, until })
    if (claimed) return signInAs(deps, claimed, purpose)
    const account = await usableAccount(deps, userId)
    const isDead = account.id === dead.id && account.session_version === dead.session_version
    const seat = isDead ? undefined : openSeat(deps, account)
    if (seat) return seat
    await pause(WAIT_MS)
  }
  throw new ConnectorError('slow', 'Another call has been signing in to the board for too long.')
}

async function signInAs(deps: Deps, account: AccountRow, purpose: Purpose): Promise<Seat> {
  const { user_id: userId, email } = account
  const end = (session: string | null, state: 'connected' | 'credentials_refused', bump: boolean) =>
    endSignIn(deps.db, account, { session_sealed: session, state, bump, now: deps.clock.now() })
  let session: BoardSession
  try {
    const password = deps.secrets.open(account.password_sealed, passwordContext(userId))
    session = await deps.boards.olj.signIn({ email, password })
  } catch (error) {
    const wrong = hasReason(error, 'wrong_credentials')
    await end(null, wrong ? 'credentials_refused' : 'connected', false)
    await record(deps, userId, purpose, { usedPassword: true, outcome: outcomeName(error) })
    throw wrong ? credentialsRefused() : error
  }
  await record(deps, userId, purpose, { usedPassword: true, outcome: 'ok' })
  const kept = await end(deps.secrets.seal(session, sessionContext(userId)), 'connected', true)
  // Connected anew or disconnected while we signed in: what the person did last counts.
  const seat = kept ? { session, ref: kept, email } : openSeat(deps, await usableAccount(deps, userId))
  if (!seat) throw new ConnectorError('slow', 'The board account changed while we signed in.')
  return seat
}

export const hasReason = (error: unknown, reason: ConnectorError['reason']): error is ConnectorError =>
  error instanceof ConnectorError && error.reason === reason

const hasExpired = (error: unknown): boolean => hasReason(error, 'session_expired') && !error.maybeSent

/** A short name for how a use ended. */
export const outcomeName = (error: unknown): string =>
  error instanceof ConnectorError ? (error.reason ?? error.kind) : error instanceof AppError ? error.code : 'failed'

/** Adds a line to the record of uses. */
export const record = (
  deps: Deps,
  userId: number,
  purpose: Purpose,
  use: { usedPassword: boolean; outcome: string },
): Promise<void> =>
  insertUse(deps.db, {
    user_id: userId,
    purpose,
    used_password: use.usedPassword,
    outcome: use.outcome,
    used_at: deps.clock.now(),
  })
