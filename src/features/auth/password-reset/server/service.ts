import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { hashToken, randomToken } from '#server/platform/secrets.ts'
import { RESEND_SECONDS, RESET_TOKEN_MINUTES } from '../../rules.ts'
import { atOnePace } from '../../server/answer-time.ts'
import { deleteCodesOf } from '../../server/code-queries.ts'
import { checkCode, limitCodes, sendCode } from '../../server/codes.ts'
import { forgetDevices, rememberDevice } from '../../server/devices.ts'
import { forgetGuesses } from '../../server/guesses.ts'
import { sendPasswordNotice } from '../../server/password-notice.ts'
import { findLogin, updatePassword, updateVerified } from '../../server/queries.ts'
import { signOutEverywhere } from '../../server/tokens.ts'
import { isWidelyUsed } from '../../server/weak-passwords.ts'
import { RESET_SENTENCES as say } from '../texts.ts'
import { consumeReset, findReset, replaceReset } from './queries.ts'

/** So many unknown addresses within an hour are not typing errors any more. */
const UNKNOWN_ALARM = { seconds: 3600, max: 30, sentence: '' }

/**
 * Mails a code. An address nobody has is told so (spec 1 §8) unless NEUTRAL_RESET_ANSWER is on; both take as long.
 * @throws AppError 404 `unknown_email`; 429 within 60 seconds of the code before, or when too many were asked for.
 */
export const requestReset = (deps: Deps, email: string, request: RequestFacts) =>
  atOnePace(async () => {
    await limitCodes(deps, email, request)
    const account = await findLogin(deps.db, email)
    if (!account) {
      await watchForSweeps(deps)
      if (!deps.config.NEUTRAL_RESET_ANSWER) throw new AppError(404, 'unknown_email', say.unknownEmail)
    }
    await inTransaction(deps.db, (db) => sendCode(deps, db, { purpose: 'reset', email }, account))
    const detail = deps.config.NEUTRAL_RESET_ANSWER
      ? 'If an account has this address, a verification code is on its way.'
      : 'A verification code is on its way.'
    return { detail, retry_after: RESEND_SECONDS }
  })

/** One line in the log per request beyond the threshold: what an operator's alarm listens to. */
async function watchForSweeps(deps: Deps): Promise<void> {
  await deps.limits.takeKey('reset:unknown', UNKNOWN_ALARM).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    deps.log.warn({ alarm: 'address-sweep' }, 'many password resets for addresses nobody has')
  })
}

/** Swaps the mailed code for a token that sets the password once. @throws as `checkCode` */
export async function verifyReset(
  deps: Deps,
  given: { email: string; code: string },
  request: RequestFacts,
): Promise<{ token: string }> {
  const fitting = await checkCode(deps, { purpose: 'reset', email: given.email }, given.code, request)
  const token = randomToken()
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    await replaceReset(db, {
      user_id: await fitting.consume(db),
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + RESET_TOKEN_MINUTES * 60_000),
    })
  })
  return { token }
}

/**
 * Sets the password and ends every session. The address counts as verified: its owner read the code. What strangers tried
 * is forgotten, and this device is the only one known from now on.
 * @throws FieldError 400 for a password everybody uses (the token stays good); AppError 400 `reset_expired`.
 */
export async function confirmReset(deps: Deps, given: { token: string; new_password: string }, request: RequestFacts) {
  const tokenHash = hashToken(given.token)
  const account = await findReset(deps.db, tokenHash, deps.clock.now())
  if (!account) throw expired()
  if (isWidelyUsed(given.new_password, [account.username, account.email])) {
    throw new FieldError({ new_password: [say.passwordCommon] })
  }
  const passwordHash = await hashPassword(given.new_password)
  await inTransaction(deps.db, async (db) => {
    const now = deps.clock.now()
    if (!(await consumeReset(db, tokenHash, now))) throw expired()
    await updatePassword(db, account.id, passwordHash, now)
    await updateVerified(db, account.id, now)
    await signOutEverywhere(db, account.id)
    await deleteCodesOf(db, account.id)
    await forgetDevices(db, account.id)
    await rememberDevice(db, account.id, request, now)
    await sendPasswordNotice(deps, db, account, now)
  })
  await forgetGuesses(deps, account.email)
  return { success: true as const, detail: 'Your password has been changed. You can log in with it now.' }
}

const expired = () => new AppError(400, 'reset_expired', say.expired)
