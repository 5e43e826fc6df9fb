import { checkCode, limitCodes, sendCode } from '../../server/codes.ts'
import { describeUser, findUnverified } from '../../server/service.ts'
import { openSession } from '../../server/sign-in.ts'
import { updateVerified } from '../../server/queries.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { atOnePace } from '../../server/answer-time.ts'
import { RESEND_SECONDS } from '../../rules.ts'

/**
 * Swaps a mailed code for a session, or leads to the second step; from then on the address counts as verified.
 * @throws as `checkCode`; of two calls with the same code one gets the session.
 */
export async function verifyEmail(deps: Deps, given: { email: string; code: string }, request: RequestFacts) {
  const fitting = await checkCode(deps, { purpose: 'verify', email: given.email }, given.code, request)
  const { opened, userId } = await inTransaction(deps.db, async (db) => {
    const owner = await fitting.consume(db)
    await updateVerified(db, owner, deps.clock.now())
    return { userId: owner, opened: await openSession(deps, db, { userId: owner }, request) }
  })
  return 'token' in opened ? { token: opened.token, user: await describeUser(deps, userId) } : opened
}

/**
 * Mails another code to an account that waits for it. Every address, known or not, is answered alike and as slowly.
 * @throws AppError 429 within 60 seconds of the code before, or when too many were asked for.
 */
export const resendCode = (deps: Deps, email: string, request: RequestFacts) =>
  atOnePace(async () => {
    await limitCodes(deps, email, request)
    const account = await findUnverified(deps, email)
    await inTransaction(deps.db, (db) => sendCode(deps, db, { purpose: 'verify', email }, account))
    return {
      detail: 'If an account with this address waits for verification, a new code is on its way.',
      retry_after: RESEND_SECONDS,
    }
  })
