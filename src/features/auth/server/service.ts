import { onboardingOf } from '#features/profile/server/service.ts'
import { currentSubscription, startTrial, trialOf } from '#features/subscriptions/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { AUTH_SENTENCES as say, type User } from '../contract.ts'
import { AFTER_LOGIN } from '../rules.ts'
import {
  deleteExpiredTokens,
  findLogin,
  findTaken,
  findUser,
  insertAdminProfile,
  insertUser,
  updateAccountType,
} from './queries.ts'
import { issueToken } from './tokens.ts'
import { isWidelyUsed } from './weak-passwords.ts'

export { identify, signOut, signOutEverywhere } from './tokens.ts'

export const sweepTokensTask = taskKind<Record<never, never>>('auth.sweep-tokens')
/** Forgets tokens that have run out. */
export const sweepTokens = (deps: Deps): Promise<void> => deleteExpiredTokens(deps.db, deps.clock.now())

/** Sign-ins tried for one address, whoever tries (careful §2). */
const PER_EMAIL = { seconds: 3600, max: 25, sentence: say.tooManyLogins }

export type NewAccount = {
  username: string
  email: string
  first_name: string
  last_name: string
  password: string
  /** Set for accounts somebody vouches for, such as the demo's. */
  emailVerified?: boolean
}

/** A person as every screen reads them (spec 1 §3). @throws AppError 404 when the account is gone. */
export async function describeUser(deps: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<User> {
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

/**
 * Opens an account and begins its trial, both or neither.
 * @throws FieldError 400 for a password everybody uses; 409 for a name or address that is taken, also when two come at once.
 */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  account: NewAccount,
  alsoInside: (db: Db, userId: number) => Promise<void> = () => Promise.resolve(),
): Promise<{ id: number }> {
  if (isWidelyUsed(account.password, [account.username, account.email])) {
    throw new FieldError({ password: [say.passwordCommon] })
  }
  await refuseTaken(deps.db, account)
  const passwordHash = await hashPassword(account.password)
  const now = deps.clock.now()
  const insert = async (db: Db) => {
    const id = await insertUser(db, {
      username: account.username,
      email: account.email,
      first_name: account.first_name,
      last_name: account.last_name,
      password_hash: passwordHash,
      email_verified_at: account.emailVerified ? now : null,
      created_at: now,
    })
    await startTrial(db, id, now)
    await alsoInside(db, id)
    return { id }
  }
  return inTransaction(deps.db, insert).catch(async (error: unknown) => {
    if (isUniqueViolation(error)) await refuseTaken(deps.db, account)
    throw error
  })
}

async function refuseTaken(db: Db, account: Pick<NewAccount, 'email' | 'username'>): Promise<void> {
  const taken = await findTaken(db, account.email, account.username)
  if (!taken.email && !taken.username) return
  const fields = {
    ...(taken.email ? { email: [say.emailTaken] } : {}),
    ...(taken.username ? { username: [say.usernameTaken] } : {}),
  }
  throw new FieldError(fields, 409)
}

/** Registration (product, "Register answers"): signed in at once, unless the address has to be verified first. */
export async function register(deps: Deps, account: NewAccount, request: RequestFacts) {
  const verify = deps.config.REQUIRE_EMAIL_VERIFICATION
  let token: string | undefined
  const { id } = await createAccount(deps, account, async (db, userId) => {
    if (verify) return
    token = await issueToken(db, { userId, remembered: false, now: deps.clock.now(), request })
  })
  const user = await describeUser(deps, id)
  return {
    user,
    ...(token === undefined ? {} : { token }),
    requires_email_verification: verify,
    email: user.email,
  }
}

/**
 * Signs in. An unknown address costs the same work as a wrong password.
 * @throws AppError 401 'Invalid email or password'; 429 beyond 25 tries an hour for one address; 403
 * `email_not_verified` while verification is asked for and missing.
 */
export async function logIn(
  deps: Deps,
  given: { email: string; password: string; remember_me: boolean },
  request: RequestFacts,
) {
  await deps.limits.takeKey(`login:email:${hashToken(given.email.toLowerCase())}`, PER_EMAIL)
  const account = await findLogin(deps.db, given.email)
  const fits = await verifyPassword(account?.password_hash ?? null, given.password)
  if (!account || !fits) throw new AppError(401, 'wrong_login', say.wrongLogin)
  if (deps.config.REQUIRE_EMAIL_VERIFICATION && !account.email_verified_at) {
    const extra = { requires_email_verification: true, email: account.email }
    throw new AppError(403, 'email_not_verified', say.notVerified, extra)
  }
  const now = deps.clock.now()
  const token = await issueToken(deps.db, { userId: account.id, remembered: given.remember_me, now, request })
  return { token, user: await describeUser(deps, account.id), redirect_url: AFTER_LOGIN }
}

/** The account with this address, whatever its capitals. */
export async function findAccount(deps: Pick<Deps, 'db'>, email: string): Promise<{ id: number } | undefined> {
  const found = await findLogin(deps.db, email)
  return found && { id: found.id }
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
