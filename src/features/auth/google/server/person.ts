import type { GoogleAccount } from '#server/connectors/google/google.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import { hashToken, randomToken } from '#server/platform/secrets.ts'
import { isEmail, MAX_EMAIL, suggestedUsername } from '../../rules.ts'
import { createAccount, findAccount, freeUsername } from '../../server/service.ts'
import { GOOGLE_SENTENCES as say } from '../texts.ts'
import { LINK_MS, namesOf } from '../rules.ts'
import { findIdentity, hasIdentity, insertIdentity, insertLink, updateIdentity } from './queries.ts'

/** Two tabs of a new person race for one account, two people for one username: the second look finds what is there. */
const LOOKS = 4

type Inside = (db: Db, userId: number) => Promise<void>

/**
 * Finds or makes whose Google account this is and runs `inside` in the same transaction. Google's number decides, the
 * address never alone (careful §1).
 * @throws AppError 403 when the address is missing or not verified; 409 `link_required` with a one-use ticket when an
 * account with a password has it, `account_exists` when that account belongs to another Google account.
 */
export async function admit(deps: Deps, account: GoogleAccount, returnTo: string, inside: Inside): Promise<void> {
  for (let look = 1; ; look += 1) {
    try {
      return await admitOnce(deps, account, returnTo, inside)
    } catch (error) {
      const raced = isUniqueViolation(error) || (error instanceof FieldError && error.status === 409)
      if (!raced || look === LOOKS) throw error
    }
  }
}

const admitKnown = (deps: Deps, account: GoogleAccount, userId: number, inside: Inside): Promise<void> =>
  inTransaction(deps.db, async (db) => {
    await updateIdentity(db, account.subject, account.email, deps.clock.now())
    await inside(db, userId)
  })

async function admitOnce(deps: Deps, account: GoogleAccount, returnTo: string, inside: Inside): Promise<void> {
  const known = await findIdentity(deps.db, account.subject)
  if (known) return admitKnown(deps, account, known.user_id, inside)
  const email = trustedEmail(account)
  const existing = await findAccount(deps, email)
  // Another tab of the same person may have opened the account between the two questions.
  const since = existing && (await findIdentity(deps.db, account.subject))
  if (since) return admitKnown(deps, account, since.user_id, inside)
  if (existing) throw await linkRefusal(deps, existing, { subject: account.subject, email, returnTo })
  await openAccount(deps, account, email, inside)
}

function trustedEmail({ email, emailVerified }: GoogleAccount): string {
  if (email === null || email.length > MAX_EMAIL || !isEmail(email)) {
    throw new AppError(403, 'google_email_missing', say.noEmail)
  }
  if (!emailVerified) throw new AppError(403, 'google_email_unverified', say.unverified)
  return email
}

async function openAccount(deps: Deps, account: GoogleAccount, email: string, inside: Inside): Promise<void> {
  const names = namesOf({ ...account, email })
  const local = email.split('@')[0] ?? ''
  const wished = suggestedUsername(names.first_name, names.last_name) || suggestedUsername(local, '') || 'seeker'
  const username = await freeUsername(deps, wished)
  await createAccount(deps, { ...names, username, email, password: null, emailVerified: true }, async (db, userId) => {
    const createdAt = deps.clock.now()
    await insertIdentity(db, { subject: account.subject, user_id: userId, email, created_at: createdAt })
    await inside(db, userId)
  })
}

type Wanted = { subject: string; email: string; returnTo: string }

/** Who knows the password may connect; an address Google gave to somebody new opens nobody else's account. */
async function linkRefusal(
  deps: Deps,
  existing: { id: number; hasPassword: boolean },
  { subject, email, returnTo }: Wanted,
): Promise<AppError> {
  if (!existing.hasPassword || (await hasIdentity(deps.db, existing.id))) {
    return new AppError(409, 'account_exists', say.otherGoogleAccount)
  }
  const ticket = randomToken()
  await insertLink(deps.db, {
    ticket_hash: hashToken(ticket),
    user_id: existing.id,
    subject,
    email,
    return_to: returnTo,
    expires_at: new Date(deps.clock.now().getTime() + LINK_MS),
  })
  return new AppError(409, 'link_required', say.linkRequired, { ticket, email })
}
