import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts, SignedIn } from '#server/platform/http/binder.ts'
import { RESEND_SECONDS } from '../../rules.ts'
import { AUTH_SENTENCES as auth } from '../../texts.ts'
import { codeState, limitCodes, sendCode } from '../../server/codes.ts'
import { describeUser } from '../../server/service.ts'
import { isReservedName, phoneNumber, UNDO_DAYS } from '../rules.ts'
import {
  deleteChange,
  deleteOldChanges,
  findStanding,
  findTakenByOthers,
  type Personal,
  replaceChange,
  updatePersonal,
} from './queries.ts'

type Person = Pick<SignedIn, 'id'>
export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

/** @throws AppError 404 when the account is gone. */
export async function standingOf(db: Db, userId: number): Promise<Standing> {
  const found = await findStanding(db, userId)
  if (!found) throw new AppError(404, 'not_found', 'Not found.')
  return found
}

/** How somebody signs in, and the address that waits for its code. */
export async function readStanding(deps: Deps, user: Person, request: RequestFacts) {
  const { has_password, has_google, new_email } = await standingOf(deps.db, user.id)
  return { has_password, has_google, email_change: await changeOf(deps, new_email, request) }
}

async function changeOf(deps: Deps, email: string | null, request: RequestFacts) {
  if (email === null) return null
  const { retryAfter } = await codeState(deps, deps.db, { purpose: 'new-email', email }, request)
  return { email, retry_after: retryAfter }
}

export type Update = {
  email: string
  username?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  phone_number?: string | null | undefined
}

/**
 * Changes who somebody is; all of it or nothing. Another address is mailed a code and waits for it.
 * @throws FieldError 409 for a name or an address somebody else has or nobody may have; AppError 429 as `limitCodes`, `sendCode`
 */
export async function updatePerson(deps: Deps, user: Person, given: Update, request: RequestFacts) {
  const before = await standingOf(deps.db, user.id)
  const isOther = given.email.toLowerCase() !== before.email.toLowerCase()
  // Asked for already: its code is in the mail.
  const isWaiting = isOther && given.email.toLowerCase() === before.new_email?.toLowerCase()
  await refuseTaken(deps, user.id, given, before)
  if (isOther && !isWaiting) await limitCodes(deps, given.email, request)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    await updatePersonal(db, user.id, personalOf(given, isOther), now)
    if (!isOther || isWaiting) return
    await replaceChange(db, { user_id: user.id, old_email: before.email, new_email: given.email, asked_at: now })
    await sendCode(deps, db, { purpose: 'new-email', email: given.email }, { id: user.id, email: given.email })
  }).catch(async (error: unknown) => {
    if (isUniqueViolation(error)) await refuseTaken(deps, user.id, given, before)
    throw error
  })
  const { email_change } = await readStanding(deps, user, request)
  return { message: 'Your personal information was saved.', user: await describeUser(deps, user.id), email_change }
}

function personalOf(given: Update, isOther: boolean): Personal {
  const { username, first_name, last_name, phone_number: phone } = given
  return {
    ...(username === undefined ? {} : { username }),
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
    ...(phone === undefined ? {} : { phone_number: phone === null ? null : phoneNumber(phone) }),
    ...(isOther ? {} : { email: given.email }),
  }
}

async function refuseTaken(deps: Deps, userId: number, given: Update, before: Standing): Promise<void> {
  const username = given.username ?? before.username
  const taken = await findTakenByOthers(deps.db, userId, { email: given.email, username }, deps.clock.now())
  const isOwn = username.toLowerCase() === before.username.toLowerCase()
  const nobodys = !isOwn && isReservedName(username)
  if (!taken.email && !taken.username && !nobodys) return
  throw new FieldError(
    {
      ...(taken.email ? { email: [auth.emailTaken] } : {}),
      ...(taken.username || nobodys ? { username: [auth.usernameTaken] } : {}),
    },
    409,
  )
}

/** Mails another code to the address that waits. @throws AppError 404 when none does; 429 as `sendCode` */
export async function resendEmailCode(deps: Deps, user: Person, request: RequestFacts) {
  const { new_email: email } = await standingOf(deps.db, user.id)
  if (email === null) throw new AppError(404, 'not_found', 'Not found.')
  await limitCodes(deps, email, request)
  await inTransaction(deps.db, (db) => sendCode(deps, db, { purpose: 'new-email', email }, { id: user.id, email }))
  return { detail: 'A new code is on its way.', retry_after: RESEND_SECONDS }
}

/** Keeps the address somebody has. */
export const cancelEmailChange = (deps: Deps, user: Person): Promise<void> => deleteChange(deps.db, user.id)

const DAY_MS = 86_400_000
/** Forgets changes nobody finished within a week, and those that cannot be taken back any more. */
export async function sweepEmailChanges(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deleteOldChanges(deps.db, new Date(now.getTime() - UNDO_DAYS * DAY_MS), now)
}
