import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts, SignedIn } from '#server/platform/http/binder.ts'
import { standingOf } from '../../account/server/service.ts'
import { RESEND_SECONDS } from '../../rules.ts'
import { checkCode, limitCodes, sendCode } from '../../server/codes.ts'
import { isPasswordOf } from '../../server/service.ts'
import { methodsOf } from '../../server/sign-in.ts'
import { AUTH_SENTENCES as auth } from '../../texts.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'
import { checkFactor, type GivenFactor, wrongFactor } from './factors.ts'

export type GivenProof = GivenFactor & { password?: string | undefined; mail_code?: string | undefined }
export type ProofKind = 'factor' | 'password' | 'mail_code'
/** Uses the proof up inside the transaction of what it was given for. @throws FieldError when somebody else did */
type Proof = { spend(db: Db): Promise<void> }

/** What proves that it is the person: a factor where there is one; the mailed code only where there is no password. */
export async function proofKind(db: Db, userId: number, hasPassword: boolean): Promise<ProofKind> {
  if ((await methodsOf(db, userId)).length > 0) return 'factor'
  return hasPassword ? 'password' : 'mail_code'
}

/**
 * Asks a signed-in person to prove anew that it is they, before anything about their second steps is changed.
 * @throws FieldError 400 under the field that is wrong or missing; AppError 429 as `checkFactor`, `accountOf`, `checkCode`
 */
export async function demandProof(
  deps: Deps,
  user: Pick<SignedIn, 'id'>,
  given: GivenProof,
  request: RequestFacts,
): Promise<Proof> {
  const { email, has_password } = await standingOf(deps.db, user.id)
  const kind = await proofKind(deps.db, user.id, has_password)
  if (kind === 'factor') {
    const fitting = await checkFactor(deps, { id: user.id, email }, given, request)
    return { spend: async (db) => spent(await fitting.spend(db), given) }
  }
  if (kind === 'password') {
    if (given.password === undefined) throw new FieldError({ password: [auth.passwordRequired] })
    const fits = await isPasswordOf(deps, { email, password: given.password }, request)
    if (!fits) throw new FieldError({ password: [say.passwordWrong] })
    return { spend: () => Promise.resolve() }
  }
  if (given.mail_code === undefined) throw new FieldError({ mail_code: ['Type the code we mailed to you.'] })
  const code = await checkCode(deps, { purpose: 'second-factor', email }, given.mail_code, request).catch(underItsField)
  return {
    async spend(db) {
      if ((await code.consume(db).catch(underItsField)) !== user.id)
        throw new FieldError({ mail_code: [say.codeWrong] })
    },
  }
}

function spent(first: boolean, given: GivenFactor): void {
  if (!first) throw wrongFactor(given)
}

/** What is said of `code` is said of the field that holds a mailed one here. */
function underItsField(error: unknown): never {
  if (error instanceof FieldError && error.fields.code) throw new FieldError({ mail_code: error.fields.code })
  throw error
}

/** Mails the code that stands for a password. @throws AppError 409 where something else proves it; 429 as `sendCode` */
export async function sendProofCode(deps: Deps, user: Pick<SignedIn, 'id'>, request: RequestFacts) {
  const { email, has_password } = await standingOf(deps.db, user.id)
  if ((await proofKind(deps.db, user.id, has_password)) !== 'mail_code') {
    throw new AppError(409, 'other_proof', 'Please confirm with your password or your second step.')
  }
  await limitCodes(deps, email, request)
  await inTransaction(deps.db, (db) => sendCode(deps, db, { purpose: 'second-factor', email }, { id: user.id, email }))
  return { detail: 'A code is on its way.', retry_after: RESEND_SECONDS }
}
