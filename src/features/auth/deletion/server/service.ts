import { type MailBlock, sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction, isDeadlock } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts, SignedIn } from '#server/platform/http/binder.ts'
import { standingOf, type Standing } from '../../account/server/service.ts'
import { RESEND_SECONDS } from '../../rules.ts'
import { checkCode, type FittingCode, limitCodes, sendCode } from '../../server/codes.ts'
import { forgetGuesses } from '../../server/guesses.ts'
import { isPasswordOf } from '../../server/service.ts'
import { DELETION_SENTENCES as say } from '../texts.ts'
import { erase } from './erase.ts'
import { lockAdmins } from '../../disabling/server/queries.ts'
import { findAdmins, lockUser } from './queries.ts'

type Person = Pick<SignedIn, 'id'>
type Given = { password?: string | undefined; code?: string | undefined }

/**
 * Deletes the account and everything of its person, in one transaction; a mail confirms it. Of two who come at once the
 * second finds nobody, which is what it wanted.
 * @throws FieldError 400 on `password` or `code`; AppError 401 once the account is gone, 409 `last_admin`, 429 as `isPasswordOf` and `checkCode`
 */
export async function deleteAccount(deps: Deps, user: Person, given: Given, request: RequestFacts) {
  const standing = await standingUnlessGone(deps, user)
  const proof = await proofOf(deps, user, standing, given, request)
  await eraseProven(deps, user, proof)
  await forgetGuesses(deps, standing.email)
  return { message: say.deleted }
}

/**
 * What is under way for the person may hold a row of theirs and wait for the account, which is held here: then the database
 * lets the other go on, and here it is begun anew.
 */
async function eraseProven(deps: Deps, user: Person, proof: FittingCode | null, tries = 3): Promise<void> {
  const erasing = inTransaction(deps.db, async (db) => {
    const account = await lockUser(db, user.id)
    if (!account) return
    if (proof !== null && (await proof.consume(db)) !== user.id) throw wrong('code', say.codeRequired)
    await refuseLastAdmin(db, user.id)
    await erase(deps, db, { user_id: account.id, opened_at: account.created_at })
    await sendMail(deps, db, {
      key: `account-deleted:${account.id}:${account.created_at.getTime()}`,
      to: account.email,
      subject: 'Your Hanap account is deleted',
      blocks: FAREWELL,
      forget: true,
    })
  })
  await erasing.catch((error: unknown) => {
    if (!isDeadlock(error) || tries <= 1) throw error
    return eraseProven(deps, user, proof, tries - 1)
  })
}

/** Admins take turns, so that two who go, or are kept out, in the same moment do not count on each other. */
async function refuseLastAdmin(db: Db, userId: number): Promise<void> {
  if (!(await findAdmins(db, userId)).is_admin) return
  await lockAdmins(db)
  if ((await findAdmins(db, userId)).others === 0) throw new AppError(409, 'last_admin', say.lastAdmin)
}

const FAREWELL: readonly MailBlock[] = [
  'Your account and everything in it are deleted: profile, resumes, letters, applications, saved jobs, messages and settings. Files are removed within minutes.',
  'What stays: payments, without your name, email address and phone number, because tax law asks for the books. Copies in backups go when the backups do; they are not put back.',
  'Applications that were sent are with the employers and the board. Your account at the board is not ours to delete.',
  'This is the last mail we send you. Your address is forgotten with it.',
]

async function standingUnlessGone(deps: Deps, user: Person): Promise<Standing> {
  return standingOf(deps.db, user.id).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? goneAlready() : error
  })
}

/** Ends the session in the browser that still has one. */
const goneAlready = () => new AppError(401, 'bad_token', 'Invalid or expired token.')

async function proofOf(
  deps: Deps,
  user: Person,
  { has_password, email }: Standing,
  given: Given,
  request: RequestFacts,
): Promise<FittingCode | null> {
  if (has_password) {
    if (given.password === undefined) throw wrong('password', say.passwordRequired)
    if (await isPasswordOf(deps, { email, password: given.password }, request)) return null
    // Another tab was quicker: then no password fits.
    await standingUnlessGone(deps, user)
    throw wrong('password', say.passwordInvalid)
  }
  if (given.code === undefined) throw wrong('code', say.codeRequired)
  return checkCode(deps, { purpose: 'delete-account', email }, given.code, request)
}

const wrong = (field: string, sentence: string) => new FieldError({ [field]: [sentence] })

/** Mails the code for an account without a password. @throws AppError 409 for one that has one; 429 as `limitCodes`, `sendCode` */
export async function sendDeletionCode(deps: Deps, user: Person, request: RequestFacts) {
  const { email, has_password } = await standingUnlessGone(deps, user)
  if (has_password) throw new AppError(409, 'has_password', say.hasPassword)
  await limitCodes(deps, email, request)
  await inTransaction(deps.db, (db) => sendCode(deps, db, { purpose: 'delete-account', email }, { id: user.id, email }))
  return { detail: 'A code is on its way.', retry_after: RESEND_SECONDS }
}
