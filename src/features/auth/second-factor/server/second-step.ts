import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { FieldError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { AFTER_LOGIN } from '../../rules.ts'
import { describeUser } from '../../server/service.ts'
import { browserHash, openProven } from '../../server/sign-in.ts'
import { PENDING_TRIES } from '../rules.ts'
import type { Assertion } from '../schemas.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'
import { checkFactor, type Fitting, type GivenFactor, signInOver, wrongFactor } from './factors.ts'
import { optionsToSign, readSigned } from './passkeys.ts'
import { deletePending, findPending, tryPending } from './pending-queries.ts'

const askedBy = (deps: Deps, pending: string, request: RequestFacts) => ({
  hash: hashToken(pending),
  browserHash: browserHash(request),
  most: PENDING_TRIES,
  now: deps.clock.now(),
})

type Step = GivenFactor & { pending: string }

/**
 * The second step: a factor in place of a pending sign-in gives the session. Only the browser that took the first step,
 * once, and with five tries.
 * @throws AppError 400 `sign_in_over`; FieldError 400 under what was wrong; AppError 429 as `checkFactor`
 */
export async function finishSignIn(deps: Deps, { pending, ...given }: Step, request: RequestFacts) {
  const asked = askedBy(deps, pending, request)
  const waiting = await tryPending(deps.db, asked)
  if (!waiting) throw signInOver()
  const user = await describeUser(deps, waiting.user_id)
  const fitting = await checkFactor(deps, user, given, request).catch((error: unknown) => {
    throw error instanceof FieldError && waiting.tries >= PENDING_TRIES ? signInOver() : error
  })
  const proved = { userId: waiting.user_id, remembered: waiting.remembered }
  const token = await inTransaction(deps.db, async (db) => {
    if (!(await deletePending(db, asked.hash))) throw signInOver()
    await spendOrRefuse(fitting, db, given)
    return openProven(deps, db, proved, request)
  })
  return { token, user, redirect_url: waiting.return_to }
}

async function spendOrRefuse(fitting: Fitting, db: Deps['db'], given: GivenFactor): Promise<void> {
  if (!(await fitting.spend(db))) throw wrongFactor(given)
}

/** What a passkey has to sign for the second step. @throws AppError 400 `sign_in_over` */
export async function finishOptions(deps: Deps, pending: string, request: RequestFacts) {
  const waiting = await findPending(deps.db, askedBy(deps, pending, request))
  if (!waiting) throw signInOver()
  return optionsToSign(deps, waiting.user_id)
}

/** What any passkey has to sign to sign in with nothing else. */
export const enterOptions = (deps: Deps) => optionsToSign(deps, null)

/**
 * Signs in with a passkey alone: it is what somebody has, and its PIN, finger or face is the second thing.
 * @throws FieldError 400 on `passkey`
 */
export async function enterWithPasskey(
  deps: Deps,
  given: { passkey: Assertion; remember_me: boolean },
  request: RequestFacts,
) {
  const signed = await readSigned(deps, given.passkey, null)
  if (!signed) throw new FieldError({ passkey: [say.passkeyRefused] })
  const proved = { userId: signed.userId, remembered: given.remember_me }
  const token = await inTransaction(deps.db, async (db) => {
    await spendOrRefuse(signed, db, given)
    return openProven(deps, db, proved, request)
  })
  return { token, user: await describeUser(deps, signed.userId), redirect_url: AFTER_LOGIN }
}
