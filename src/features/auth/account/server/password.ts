import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts, SignedIn } from '#server/platform/http/binder.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { RESEND_SECONDS } from '../../rules.ts'
import { AUTH_SENTENCES as auth } from '../../texts.ts'
import { deleteCodesOf } from '../../server/code-queries.ts'
import { checkCode, type FittingCode, limitCodes, sendCode } from '../../server/codes.ts'
import { forgetDevices, rememberDevice } from '../../server/devices.ts'
import { forgetGuesses } from '../../server/guesses.ts'
import { sendPasswordNotice } from '../../server/password-notice.ts'
import { updatePassword } from '../../server/queries.ts'
import { isPasswordOf } from '../../server/service.ts'
import { signOutEverywhere } from '../../server/tokens.ts'
import { isWidelyUsed } from '../../server/weak-passwords.ts'
import { ACCOUNT_SENTENCES as say } from '../texts.ts'
import { type Standing, standingOf } from './service.ts'

type Given = { old_password?: string | undefined; code?: string | undefined; new_password1: string }
type Person = Pick<SignedIn, 'id' | 'token_id'>

/**
 * Sets the password; every other session ends, this device is the only one known, and a mail tells of it.
 * @throws FieldError 400 on `old_password`, `code` or `new_password1`; AppError 429 as `accountOf` and `checkCode`
 */
export async function changePassword(deps: Deps, user: Person, given: Given, request: RequestFacts) {
  const standing = await standingOf(deps.db, user.id)
  const proof = await proofOf(deps, standing, given, request)
  refuseWeak(given, standing)
  const passwordHash = await hashPassword(given.new_password1)
  await inTransaction(deps.db, async (db) => {
    const now = deps.clock.now()
    if (proof !== null && (await proof.consume(db)) !== user.id) throw wrong('code', say.passwordFailed)
    await updatePassword(db, user.id, passwordHash, now)
    await signOutEverywhere(db, user.id, user.token_id)
    await deleteCodesOf(db, user.id)
    await forgetDevices(db, user.id)
    await rememberDevice(db, user.id, request, now)
    await sendPasswordNotice(deps, db, { id: user.id, email: standing.email }, now)
  })
  await forgetGuesses(deps, standing.email)
  return { message: say.passwordChanged, logout_required: true }
}

/** The old password is looked at at once; a code is used up with the change. */
async function proofOf(
  deps: Deps,
  standing: Standing,
  given: Given,
  request: RequestFacts,
): Promise<FittingCode | null> {
  if (standing.has_password) {
    const tried = { email: standing.email, password: given.old_password ?? '' }
    if (given.old_password === undefined) throw wrong('old_password', auth.passwordRequired)
    if (!(await isPasswordOf(deps, tried, request))) throw wrong('old_password', say.passwordWrong)
    return null
  }
  if (given.code === undefined) throw wrong('code', 'Type the code we mailed to you.')
  return checkCode(deps, { purpose: 'first-password', email: standing.email }, given.code, request)
}

function refuseWeak(given: Given, { email, username, has_password }: Standing): void {
  if (has_password && given.old_password === given.new_password1) throw wrong('new_password1', say.passwordSame)
  if (isWidelyUsed(given.new_password1, [username, email])) throw wrong('new_password1', auth.passwordCommon)
}

const wrong = (field: string, sentence: string) => new FieldError({ [field]: [sentence] })

/** Mails the code for a first password. @throws AppError 409 for an account that has one; 429 as `limitCodes`, `sendCode` */
export async function sendFirstPasswordCode(deps: Deps, user: Pick<SignedIn, 'id'>, request: RequestFacts) {
  const { email, has_password } = await standingOf(deps.db, user.id)
  if (has_password) throw new AppError(409, 'has_password', say.hasPassword)
  await limitCodes(deps, email, request)
  await inTransaction(deps.db, (db) => sendCode(deps, db, { purpose: 'first-password', email }, { id: user.id, email }))
  return { detail: 'A code is on its way.', retry_after: RESEND_SECONDS }
}
