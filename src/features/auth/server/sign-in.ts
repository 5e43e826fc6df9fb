import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { hashToken, randomToken } from '#server/platform/secrets.ts'
import { AFTER_LOGIN } from '../rules.ts'
import { type Method, PENDING_MS } from '../second-factor/rules.ts'
import { insertPending } from '../second-factor/server/pending-queries.ts'
import { findFactors } from '../second-factor/server/queries.ts'
import { issueToken } from './tokens.ts'

/** What a door answers somebody who has still to take the second step. */
export type Waiting = { requires_second_factor: true; pending: string; methods: Method[] }
export type Opened = { token: string } | Waiting

type Caller = Pick<RequestFacts, 'userAgent' | 'device'>
type Proved = {
  userId: number
  /** Good for 30 days instead of 12 hours. */
  remembered?: boolean
  /** Where to go after the second step. */
  returnTo?: string
}

/** What a person can take the second step with; nothing where none is set up. */
export async function methodsOf(db: Db, userId: number): Promise<Method[]> {
  const { has_app, passkeys, codes_left } = await findFactors(db, userId)
  const methods: Method[] = []
  if (has_app) methods.push('authenticator')
  if (passkeys > 0) methods.push('passkey')
  // Codes alone are no second step: they go with the last factor.
  if (methods.length > 0 && codes_left > 0) methods.push('recovery_code')
  return methods
}

/**
 * The only way from a first step to a session, for every door: the password, Google, a connected Google account, the
 * login landing and a proved address. With a second step set up it gives no token but a pending sign-in, which opens
 * nothing else, for this browser and a few minutes (docs/decisions/056). Joins the caller's transaction.
 */
export async function openSession(deps: Pick<Deps, 'clock'>, db: Db, proved: Proved, request: Caller): Promise<Opened> {
  const methods = await methodsOf(db, proved.userId)
  if (methods.length === 0) return { token: await openProven(deps, db, proved, request) }
  const pending = randomToken()
  await insertPending(db, {
    pending_hash: hashToken(pending),
    user_id: proved.userId,
    browser_hash: browserHash(request),
    remembered: proved.remembered ?? false,
    return_to: proved.returnTo ?? AFTER_LOGIN,
    expires_at: new Date(deps.clock.now().getTime() + PENDING_MS),
  })
  return { requires_second_factor: true, pending, methods }
}

/** The browser a pending sign-in is bound to. */
export const browserHash = ({ device }: Pick<RequestFacts, 'device'>): string | null =>
  device === null ? null : hashToken(device)

/** Opens a session for somebody who took every step, inside the caller's transaction; gives the token. */
export const openProven = (deps: Pick<Deps, 'clock'>, db: Db, proved: Proved, request: Caller): Promise<string> =>
  issueToken(db, { userId: proved.userId, remembered: proved.remembered ?? false, now: deps.clock.now(), request })
