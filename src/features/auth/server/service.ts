import { randomInt } from 'node:crypto'
import { onboardingOf } from '#features/profile/server/service.ts'
import { currentSubscription, startTrial, trialOf } from '#features/subscriptions/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { limitedAddress } from '#server/platform/limits/limits.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { AUTH_SENTENCES as say } from '../texts.ts'
import type { User } from '../contract.ts'
import { isReservedName } from '../account/rules.ts'
import { AFTER_LOGIN, MAX_USERNAME } from '../rules.ts'
import {
  deleteExpiredTokens,
  deleteNeverVerified,
  findLogin,
  findTaken,
  findUser,
  insertAdminProfile,
  insertUser,
  listTakenUsernames,
  lockPassword,
  updateAccountType,
  updateNotAwaiting,
  updateVerified,
} from './queries.ts'
import { SET_UP_PATH } from '../second-factor/rules.ts'
import { hasNoFactor, mustHaveFactor } from '../second-factor/server/required.ts'
import { deleteExpiredResets } from '../password-reset/server/queries.ts'
import { deleteExpiredCodes } from './code-queries.ts'
import { codeState, limitCodes, sendCode } from './codes.ts'
import { rememberDevice, sweepDevices } from './devices.ts'
import { accountOf } from './guesses.ts'
import { mailboxOf } from './mailbox.ts'
import { type Opened, openSession } from './sign-in.ts'
import { isWidelyUsed } from './weak-passwords.ts'

export { identify, signOut, signOutEverywhere } from './tokens.ts'

export const sweepTokensTask = taskKind<Record<never, never>>('auth.sweep-tokens')
/** Forgets tokens that have run out, and devices long unused. */
export async function sweepTokens(deps: Deps): Promise<void> {
  await deleteExpiredTokens(deps.db, deps.clock.now())
  await sweepDevices(deps)
}

export const sweepAccountsTask = taskKind<Record<never, never>>('auth.sweep-accounts')
const NEVER_VERIFIED_MS = 7 * 86_400_000
/** Forgets codes that have run out, and accounts a week old whose address was never verified. */
export async function sweepAccounts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deleteExpiredCodes(deps.db, now)
  await deleteExpiredResets(deps.db, now)
  const gone = await deleteNeverVerified(deps.db, new Date(now.getTime() - NEVER_VERIFIED_MS))
  if (gone > 0) deps.log.info({ accounts: gone }, 'accounts that were never verified are forgotten')
}

/** Accounts opened in a day by one caller, and for one mailbox however its address is written. */
const SIGN_UPS_PER_CALLER = { seconds: 86_400, max: 20, sentence: say.tooManySignUps }
const SIGN_UPS_PER_MAILBOX = { seconds: 86_400, max: 5, sentence: say.tooManySignUps }

export type NewAccount = {
  username: string
  email: string
  first_name: string
  last_name: string
  /** null for somebody who signs in another way. */
  password: string | null
  /** Set for accounts somebody vouches for, such as the demo's. */
  emailVerified?: boolean
  /** Set for accounts that stay closed until the address is verified. */
  awaitingVerification?: boolean
}

/** A person as every screen reads them (spec 1 §3). @throws AppError 404 when the account is gone. */
export async function describeUser(deps: Pick<Deps, 'db' | 'clock' | 'config'>, userId: number): Promise<User> {
  const [row, subscription, onboarding] = await Promise.all([
    findUser(deps.db, userId),
    currentSubscription(deps.db, userId, deps.clock.now()),
    onboardingOf(deps.db, userId),
  ])
  if (!row) throw new AppError(404, 'not_found', 'Not found.')
  const { admin_since: adminSince, account_type: accountType, ...rest } = row
  const trial = trialOf(subscription)
  return {
    ...rest,
    ...(await missingFactor(deps, userId)),
    account_type: accountType as User['account_type'],
    admin_profile: adminSince ? { created_at: adminSince.toISOString() } : null,
    onboarding_completed: onboarding.onboarding_completed,
    hide_onboarding_prompt: onboarding.hide_onboarding_prompt,
    is_trial: subscription.plan?.plan_type === 'free',
    is_trial_active: trial.is_trial_active,
    trial_days_remaining: trial.days_remaining,
    trial_ends_at: trial.trial_ends_at,
    has_active_subscription: subscription.status === 'active',
    subscription,
  }
}

/** Says so of an admin who has to set up a second step before anything of the team's is open to them. */
const missingFactor = async (deps: Pick<Deps, 'db' | 'config'>, userId: number) =>
  (await mustHaveFactor(deps, userId)) && (await hasNoFactor(deps.db, userId)) ? { second_factor_required: true } : {}

/**
 * Opens an account and begins its trial, both or neither.
 * @throws FieldError 400 for a password everybody uses; 409 for a name or address that is taken, also when two come at once.
 */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  account: NewAccount,
  alsoInside: (db: Db, userId: number) => Promise<void> = () => Promise.resolve(),
): Promise<{ id: number }> {
  if (account.password !== null && isWidelyUsed(account.password, [account.username, account.email])) {
    throw new FieldError({ password: [say.passwordCommon] })
  }
  await refuseTaken(deps, account)
  const passwordHash = account.password === null ? null : await hashPassword(account.password)
  const now = deps.clock.now()
  const insert = async (db: Db) => {
    const id = await insertUser(db, {
      username: account.username,
      email: account.email,
      first_name: account.first_name,
      last_name: account.last_name,
      password_hash: passwordHash,
      email_verified_at: account.emailVerified ? now : null,
      awaiting_verification: account.awaitingVerification ?? false,
      created_at: now,
    })
    await startTrial(db, id, now)
    await alsoInside(db, id)
    return { id }
  }
  return inTransaction(deps.db, insert).catch(async (error: unknown) => {
    if (isUniqueViolation(error)) await refuseTaken(deps, account)
    throw error
  })
}

async function refuseTaken(
  deps: Pick<Deps, 'db' | 'clock'>,
  account: Pick<NewAccount, 'email' | 'username'>,
): Promise<void> {
  const taken = await findTaken(deps.db, account.email, account.username, deps.clock.now())
  if (!taken.email && !taken.username) return
  const fields = {
    ...(taken.email ? { email: [say.emailTaken] } : {}),
    ...(taken.username ? { username: [say.usernameTaken] } : {}),
  }
  throw new FieldError(fields, 409)
}

/**
 * Registration (product, "Register answers"): signed in at once, unless the address has to be verified first; then the
 * account, its trial and the mail with the code are written together.
 * @throws FieldError as `createAccount`; AppError 429 when a caller or a mailbox opens one account after the other.
 */
export async function register(deps: Deps, account: NewAccount, request: RequestFacts) {
  const verify = deps.config.REQUIRE_EMAIL_VERIFICATION
  if (isReservedName(account.username)) throw new FieldError({ username: [say.usernameTaken] }, 409)
  await deps.limits.takeKey(`register:day:${limitedAddress(request.address)}`, SIGN_UPS_PER_CALLER)
  await deps.limits.takeKey(`register:mailbox:${hashToken(mailboxOf(account.email))}`, SIGN_UPS_PER_MAILBOX)
  let token: string | undefined
  const given = { ...account, emailVerified: false, awaitingVerification: verify }
  const { id } = await createAccount(deps, given, async (db, userId) => {
    if (verify) {
      await rememberDevice(db, userId, request, deps.clock.now())
      await sendFirstCode(deps, db, { id: userId, email: account.email })
    } else {
      const opened = await openSession(deps, db, { userId }, request)
      if ('token' in opened) ({ token } = opened)
    }
  })
  const user = await describeUser(deps, id)
  return {
    user,
    ...(token === undefined ? {} : { token }),
    requires_email_verification: verify,
    email: user.email,
  }
}

/** A code younger than a minute, left by an account that is gone, still holds: another may be asked for after it. */
async function sendFirstCode(deps: Deps, db: Db, account: { id: number; email: string }): Promise<void> {
  await sendCode(deps, db, { purpose: 'verify', email: account.email }, account).catch(unlessRefused)
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

/** Marks an address as its owner's, who proved it elsewhere; joins the caller's transaction. */
export const confirmAddress = (deps: Pick<Deps, 'clock'>, db: Db, userId: number): Promise<void> =>
  updateVerified(db, userId, deps.clock.now())

/**
 * Signs in, or leads to the second step. An unknown address costs the same work as a wrong password.
 * @throws AppError 401 'Invalid email or password'; 429 as `accountOf`; 403 `email_not_verified` while verification is asked for and missing; a new code is on its way then, unless the last one
 * still holds, and `retry_after` says when another may be asked for.
 */
export async function logIn(
  deps: Deps,
  given: { email: string; password: string; remember_me: boolean },
  request: RequestFacts,
) {
  const account = await accountOf(deps, given, request)
  if (!account) throw wrongLogin()
  if (deps.config.REQUIRE_EMAIL_VERIFICATION && !account.email_verified_at) {
    throw await notVerified(deps, account, request)
  }
  const proved = { userId: account.id, remembered: given.remember_me }
  const opened = await inTransaction(deps.db, async (db) => {
    // Whoever ends every session of an account counts on it that none begins with what was good before.
    if (!(await lockPassword(db, account.id, account.password_hash))) throw wrongLogin()
    if (account.awaiting_verification) await updateNotAwaiting(db, account.id)
    return openSession(deps, db, proved, request)
  })
  return toldOfOpened(deps, opened, account.id, AFTER_LOGIN)
}

const wrongLogin = () => new AppError(401, 'wrong_login', say.wrongLogin)

/** What a door answers: the session with its person and where to go, or the second step that is to be taken. */
export async function toldOfOpened(deps: Deps, opened: Opened, userId: number, redirectUrl: string) {
  if (!('token' in opened)) return opened
  const user = await describeUser(deps, userId)
  return { token: opened.token, user, redirect_url: user.second_factor_required ? SET_UP_PATH : redirectUrl }
}

async function notVerified(
  deps: Deps,
  account: { id: number; email: string },
  request: RequestFacts,
): Promise<AppError> {
  const wanted = { purpose: 'verify', email: account.email } as const
  if (!(await codeState(deps, deps.db, wanted, request)).alive) {
    // Beyond the limits no mail is sent, and the person is led to the code all the same.
    await limitCodes(deps, account.email, request)
      .then(() => inTransaction(deps.db, (db) => sendCode(deps, db, wanted, account)))
      .catch(unlessRefused)
  }
  const { retryAfter } = await codeState(deps, deps.db, wanted, request)
  const extra = { requires_email_verification: true, email: account.email, retry_after: retryAfter }
  return new AppError(403, 'email_not_verified', say.notVerified, extra)
}

/** The account with this address, whatever its capitals. */
export async function findAccount(
  deps: Pick<Deps, 'db'>,
  email: string,
): Promise<{ id: number; hasPassword: boolean } | undefined> {
  const found = await findLogin(deps.db, email)
  return found && { id: found.id, hasPassword: found.password_hash !== null }
}

/** The account with this address, when its address is not verified yet. */
export async function findUnverified(
  deps: Pick<Deps, 'db'>,
  email: string,
): Promise<{ id: number; email: string } | undefined> {
  const found = await findLogin(deps.db, email)
  return found && !found.email_verified_at ? { id: found.id, email: found.email } : undefined
}

/** Whether the password is the account's; tries count with the sign-ins of its address. @throws as `accountOf` */
export const isPasswordOf = async (
  deps: Deps,
  given: { email: string; password: string },
  request: RequestFacts,
): Promise<boolean> => (await accountOf(deps, given, request)) !== undefined

/** The username as wished (lower case), or with a number behind it that makes it nobody's. */
export async function freeUsername(deps: Pick<Deps, 'db'>, wished: string): Promise<string> {
  const stem = wished.slice(0, MAX_USERNAME - 6)
  const names = [stem, ...Array.from({ length: 8 }, (_, at) => `${stem}${at + 2}`)]
  const taken = new Set(await listTakenUsernames(deps.db, names))
  return names.find((name) => !taken.has(name)) ?? `${stem}${randomInt(100_000, 1_000_000)}`
}

/** Makes an admin of an account; a second call changes nothing. @throws AppError 404 when there is no such account. */
export async function makeAdmin(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<{ id: number }> {
  const account = await findAccount(deps, email)
  if (!account) throw new AppError(404, 'not_found', `No account has the address ${email}.`)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    await updateAccountType(db, account.id, 'admin', now)
    await insertAdminProfile(db, account.id, now)
  })
  return account
}
