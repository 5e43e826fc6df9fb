import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { publishSignOut } from '#server/platform/events/queries.ts'
import { AppError } from '#server/platform/errors.ts'
import { gathered } from '#server/platform/gathered.ts'
import type { RequestFacts, SignedIn } from '#server/platform/http/binder.ts'
import { hashToken, randomToken } from '#server/platform/secrets.ts'
import { tokenLifetime } from '../rules.ts'
import { deletePendingOf } from '../second-factor/server/pending-queries.ts'
import { factorsRequired, hasNoFactor } from '../second-factor/server/required.ts'
import { AUTH_SENTENCES as say } from '../texts.ts'
import { rememberDevice } from './devices.ts'
import {
  deleteToken,
  deleteTokensOf,
  findTokens,
  insertToken,
  isDisabled,
  type TokenRow,
  updateTokenUse,
} from './queries.ts'

const TOUCH_MS = 60_000
/** 32 bytes in base64url; anything else is no token of ours and not worth a look. */
const TOKEN_SHAPE = /^[\w-]{43}$/
const USER_AGENT_LENGTH = 300

/**
 * Who carries this token, or null when it is unknown, revoked or has run out. Asked afresh each time: signing out holds
 * at once in every process, and of all who call in the same turn together. A use is written down at most once a minute.
 * Where a second step is required, an admin without one is none until it is set up.
 */
export async function identify(deps: Pick<Deps, 'db' | 'clock' | 'config'>, token: string): Promise<SignedIn | null> {
  if (!TOKEN_SHAPE.test(token)) return null
  const now = deps.clock.now()
  const found = await lookUp(deps.db, { hash: hashToken(token), now })
  if (!found) return null
  const before = new Date(now.getTime() - TOUCH_MS)
  if (found.last_used_at < before) await updateTokenUse(deps.db, found.token_id, now, before)
  const user = asSignedIn(found)
  const lacksFactor = user.is_admin && factorsRequired(deps) && (await hasNoFactor(deps.db, user.id))
  return lacksFactor ? { ...user, is_admin: false, lacks_factor: true } : user
}

type Carried = { hash: string; now: Date }
const perDatabase = new WeakMap<Db, (carried: Carried) => Promise<TokenRow | undefined>>()

function lookUp(db: Db, carried: Carried): Promise<TokenRow | undefined> {
  const look = perDatabase.get(db) ?? gathered((asked: Carried[]) => findCarriers(db, asked))
  perDatabase.set(db, look)
  return look(carried)
}

async function findCarriers(db: Db, asked: Carried[]): Promise<(TokenRow | undefined)[]> {
  const now = new Date(Math.max(...asked.map((one) => one.now.getTime())))
  const rows = await findTokens(db, [...new Set(asked.map(({ hash }) => hash))], now)
  const byHash = new Map(rows.map((row) => [row.token_hash, row]))
  return asked.map(({ hash }) => byHash.get(hash))
}

function asSignedIn({ id, username, email, is_admin, token_id, ...row }: TokenRow): SignedIn {
  const { hides, applies, revision, plan_type: type, plan_ends_at: endsAt } = row
  const plan = type && endsAt ? { plan_type: type, ends_at: endsAt } : null
  return { id, username, email, is_admin, token_id, view: { hides, applies, revision, plan } }
}

/**
 * Makes a token of 256 random bits, of which only the hash is kept; the device is known from now on. Good for 12 hours, or
 * 30 days when `remembered`.
 * @throws AppError 403 `account_disabled` for somebody the team keeps out
 */
export async function issueToken(
  db: Db,
  given: { userId: number; remembered: boolean; now: Date; request: Pick<RequestFacts, 'userAgent' | 'device'> },
): Promise<string> {
  if (await isDisabled(db, given.userId)) throw new AppError(403, 'account_disabled', say.disabled)
  const token = randomToken()
  await rememberDevice(db, given.userId, given.request, given.now)
  await insertToken(db, {
    user_id: given.userId,
    token_hash: hashToken(token),
    created_at: given.now,
    expires_at: new Date(given.now.getTime() + tokenLifetime(given.remembered)),
    remembered: given.remembered,
    user_agent: given.request.userAgent.slice(0, USER_AGENT_LENGTH).toWellFormed(),
  })
  return token
}

/** Ends the session of this device, and its streams. */
export const signOut = (deps: Pick<Deps, 'db'>, user: Pick<SignedIn, 'id' | 'token_id'>): Promise<void> =>
  inTransaction(deps.db, async (db) => {
    await deleteToken(db, user.token_id)
    await publishSignOut(db, user.id)
  })

/** Ends every session of a person, but for the one to keep, and what waits for a second step; joins the transaction. */
export async function signOutEverywhere(db: Db, userId: number, keepTokenId?: number): Promise<void> {
  await deleteTokensOf(db, userId, keepTokenId)
  await deletePendingOf(db, userId)
  await publishSignOut(db, userId)
}
