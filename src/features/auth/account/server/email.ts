import { sendMail } from '#features/mail/server/service.ts'
import { manilaExact } from '#contract/time.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts, SignedIn } from '#server/platform/http/binder.ts'
import { hashToken, randomToken } from '#server/platform/secrets.ts'
import { deleteCodesOf } from '../../server/code-queries.ts'
import { checkCode } from '../../server/codes.ts'
import { describeUser } from '../../server/service.ts'
import { signOutEverywhere } from '../../server/tokens.ts'
import { AUTH_SENTENCES as auth } from '../../texts.ts'
import { UNDO_DAYS } from '../rules.ts'
import { ACCOUNT_SENTENCES as say } from '../texts.ts'
import { closeChange, lockUndo, undoChanges, updateEmail } from './queries.ts'

const DAY_MS = 86_400_000

/**
 * Makes the waiting address the person's own and tells the address before, with a link that takes it back.
 * @throws as `checkCode`; AppError 409 when no such address waits; FieldError 409 when somebody else has it by now
 */
export async function confirmEmail(
  deps: Deps,
  user: Pick<SignedIn, 'id'>,
  given: { email: string; code: string },
  request: RequestFacts,
) {
  const fitting = await checkCode(deps, { purpose: 'new-email', email: given.email }, given.code, request)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const owner = await fitting.consume(db)
    const token = randomToken()
    const undoUntil = new Date(now.getTime() + UNDO_DAYS * DAY_MS)
    const asked = { userId: user.id, email: given.email, now, undoHash: hashToken(token), undoUntil }
    const change = owner === user.id ? await closeChange(db, asked) : undefined
    if (!change) throw new AppError(409, 'no_email_change', say.changeUnknown)
    await updateEmail(db, user.id, change.new_email, now)
    await tellBefore(deps, db, { ...change, token, now, undoUntil })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new FieldError({ email: [auth.emailTaken] }, 409) : error
  })
  return { user: await describeUser(deps, user.id) }
}

type Told = { id: number; old_email: string; new_email: string; token: string; now: Date; undoUntil: Date }

const tellBefore = (deps: Deps, db: Db, told: Told) =>
  sendMail(deps, db, {
    key: `email-changed:${told.id}`,
    to: told.old_email,
    subject: 'The email address of your Hanap account was changed',
    heading: 'Your email address was changed',
    blocks: [
      `On ${manilaExact(told.now)} (Manila time) the address of your Hanap account became ${masked(told.new_email)}. Mail goes there from now on.`,
      'If it was you, there is nothing to do.',
      `If it was not you, take it back until ${manilaExact(told.undoUntil)}: this address is yours again, and every device is signed out.`,
      { label: 'This was not me', url: `${deps.config.PUBLIC_URL}/email-undo?token=${told.token}` },
    ],
  })

/** `lu…@home.test`: its owner knows it, a stranger who reads the mail does not learn it. */
const masked = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`
}

/**
 * Takes a change back, and every later one: the address before is the account's again, and every session ends.
 * @throws AppError 400 `undo_unknown`; 409 `email_taken` when somebody else has the address
 */
export async function undoEmail(deps: Deps, token: string): Promise<{ email: string }> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const change = await lockUndo(db, hashToken(token), now)
    if (!change) throw new AppError(400, 'undo_unknown', say.undoUnknown)
    await undoChanges(db, change)
    await updateEmail(db, change.user_id, change.old_email, now)
    await deleteCodesOf(db, change.user_id)
    await signOutEverywhere(db, change.user_id)
    await sendMail(deps, db, {
      key: `email-undone:${change.id}`,
      to: change.old_email,
      subject: 'Your Hanap account has this address again',
      blocks: [
        'The change of your address was taken back and every device was signed out.',
        'Set a new password now: whoever changed the address may know the old one.',
        { label: 'Reset your password', url: `${deps.config.PUBLIC_URL}/forgot-password` },
      ],
    })
    return { email: change.old_email }
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError(409, 'email_taken', say.undoTaken) : error
  })
}
