import { sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { limitedAddress } from '#server/platform/limits/limits.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { AUTH_SENTENCES as say } from '../texts.ts'
import { guessDelay, MANY_GUESSES } from '../rules.ts'
import { knownDevice } from './devices.ts'
import { findLogin } from './queries.ts'

const HOUR = 3600
const DAY_MS = 86_400_000
/** One caller, that is an address or a known device, for one person, as decision 030 says. */
const PER_CALLER = { seconds: HOUR, max: 25, sentence: say.tooManyLogins }

const keyOf = (email: string) => `login:${hashToken(email.toLowerCase())}`

/**
 * The account whose address and password these are, or undefined. Each caller has 25 tries an hour for a person. The more
 * wrong ones come from other strangers, the later a stranger is answered, never refused for their number; a known device
 * is not kept waiting (decision 030). An address nobody has costs the same.
 * @throws AppError 429 beyond a caller's tries, and for strangers while too many of them wait.
 */
export async function accountOf(deps: Deps, given: { email: string; password: string }, request: RequestFacts) {
  const key = keyOf(given.email)
  const device = await knownDevice(deps, given.email, request)
  const caller = device === null ? `from:${limitedAddress(request.address)}` : `device:${device}`
  const own = await deps.limits.takeKey(`${key}:${caller}`, PER_CALLER)
  const strangers = `${key}:strangers`
  // Counted before it is looked at, so that many at once are many; a right one is taken back.
  const guesses = device === null ? await deps.limits.count(strangers, HOUR) : 0
  await slowDown(deps, key, guesses - own)
  const account = await findLogin(deps.db, given.email)
  const fits = await verifyPassword(account?.password_hash ?? null, given.password)
  if (account && fits) {
    if (device === null) await deps.limits.giveBack(strangers, HOUR)
    return account
  }
  if (account && guesses >= MANY_GUESSES) await warn(deps, account)
  return undefined
}

async function slowDown(deps: Deps, key: string, byOthers: number): Promise<void> {
  const ms = guessDelay(byOthers)
  if (await deps.holds.hold(key, ms)) return
  throw new AppError(429, 'rate_limited', say.tooManyLogins, {}, { retryAfter: Math.ceil(ms / 1000) })
}

/** Who proved to be the owner has nothing to do with what others tried before. */
export const forgetGuesses = (deps: Pick<Deps, 'limits'>, email: string): Promise<void> =>
  deps.limits.forget(keyOf(email))

/** At most one mail a day, however long it goes on. */
async function warn(deps: Deps, account: { id: number; email: string }): Promise<void> {
  const day = Math.floor(deps.clock.now().getTime() / DAY_MS)
  await sendMail(deps, deps.db, {
    key: `password-guesses:${account.id}:${day}`,
    to: account.email,
    subject: 'Somebody is trying passwords for your Hanap account',
    heading: 'Somebody is trying passwords',
    blocks: [
      'Many wrong passwords were tried for your account within the last hour, from a device you have not signed in with before. None of them was right, and your account is not locked.',
      'If it was you: reset your password, and you can log in at once.',
      'If it was not you: you need not do anything when your password is long and used nowhere else. We answer those tries more and more slowly. Devices you signed in with before work as always. If you use the same password somewhere else, set a new one now.',
      { label: 'Reset your password', url: `${deps.config.PUBLIC_URL}/forgot-password` },
      'We never ask for your password or a code by mail, phone or chat.',
    ],
  })
}
