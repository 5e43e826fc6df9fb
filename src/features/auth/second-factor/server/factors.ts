import { verify } from 'otplib'
import { manilaExact } from '#contract/time.ts'
import { sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { knownDevice } from '../../server/devices.ts'
import { PENDING_TRIES } from '../rules.ts'
import type { Assertion } from '../schemas.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'
import { readSigned } from './passkeys.ts'
import { burnStep, findApp } from './queries.ts'
import { fittingRecoveryCode } from './recovery-codes.ts'

const HOUR = 3600
const DAY_MS = 86_400_000
/** A step has half a minute; the one before and the one after count too, for clocks that differ and slow typing. */
const STEP_SECONDS = 30
/**
 * Wrong factors within an hour for one account, by one of its known devices or by everybody else together. A right
 * password does not free it: who gets as far as here knows that already.
 */
const PER_ACCOUNT = { seconds: HOUR, max: 3 * PENDING_TRIES, sentence: say.tooManyTries }

export type GivenFactor = {
  code?: string | undefined
  recovery_code?: string | undefined
  passkey?: Assertion | undefined
}
type Person = { id: number; email: string }
/** A factor that fits; `spend` uses it up inside the caller's transaction and is false for all but the first. */
export type Fitting = { spend(db: Db): Promise<boolean> }

export const appContext = (userId: number): string => `second-factor:${userId}:authenticator`

/** The half minute a code belongs to, or null when it is none of the three that count now. */
export async function stepOf(deps: Pick<Deps, 'clock'>, secret: string, code: string): Promise<number | null> {
  const epoch = Math.floor(deps.clock.now().getTime() / 1000)
  const read = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS })
  return read.valid && 'timeStep' in read ? read.timeStep : null
}

async function fittingCode(deps: Deps, userId: number, code: string): Promise<Fitting | null> {
  const app = await findApp(deps.db, userId)
  if (!app) return null
  const step = await stepOf(deps, deps.secrets.open(app.secret_sealed, appContext(userId)), code)
  if (step === null) return null
  return { spend: (db) => burnStep(db, userId, step, deps.clock.now()) }
}

function fittingOf(deps: Deps, userId: number, given: GivenFactor): Promise<Fitting | null> {
  if (given.code !== undefined) return fittingCode(deps, userId, given.code)
  if (given.recovery_code !== undefined) return fittingRecoveryCode(deps, userId, given.recovery_code)
  if (given.passkey !== undefined) return readSigned(deps, given.passkey, userId)
  throw new FieldError({ non_field_errors: [say.proofMissing] })
}

/** The refusal of what was given, under its field. */
export function wrongFactor(given: GivenFactor): FieldError {
  if (given.code !== undefined) return new FieldError({ code: [say.codeWrong] })
  if (given.recovery_code !== undefined) return new FieldError({ recovery_code: [say.recoveryWrong] })
  return new FieldError({ passkey: [say.passkeyRefused] })
}

/**
 * Looks at a factor and counts it before, so that many at once are many. What fits is taken back from the count; it still
 * has to be spent.
 * @throws FieldError 400 for none, or a wrong one; AppError 429 beyond what an account may be tried within an hour
 */
export async function checkFactor(
  deps: Deps,
  person: Person,
  given: GivenFactor,
  request: RequestFacts,
): Promise<Fitting> {
  const device = await knownDevice(deps, person.email, request)
  const key = `second-factor:${person.id}:${device ?? 'strangers'}`
  const tries = await deps.limits.takeKey(key, PER_ACCOUNT)
  const fitting = await fittingOf(deps, person.id, given)
  if (!fitting) {
    if (tries >= PENDING_TRIES) await warn(deps, person)
    throw wrongFactor(given)
  }
  return {
    spend: async (db) => {
      const first = await fitting.spend(db)
      // With a connection of its own many at once would hold all there are and wait for one more each.
      if (first) await deps.limits.giveBack(key, HOUR, db)
      return first
    },
  }
}

/** At most one mail a day: whoever comes this far knows the password, or the mailbox. */
async function warn(deps: Deps, person: Person): Promise<void> {
  const now = deps.clock.now()
  await sendMail(deps, deps.db, {
    key: `second-factor-guesses:${person.id}:${Math.floor(now.getTime() / DAY_MS)}`,
    to: person.email,
    subject: 'Somebody is trying codes for your Hanap account',
    heading: 'Wrong codes after the right first step',
    blocks: [
      `On ${manilaExact(now)} (Manila time) several wrong codes were typed for your account. Whoever typed them had passed the first step: your password or your Google account. Nobody got in with them.`,
      'If it was you, there is nothing to do: wait for the next code of your app, or use a recovery code.',
      'If it was not you, set a new password now.',
      { label: 'Reset your password', url: `${deps.config.PUBLIC_URL}/forgot-password` },
      'We never ask for your password or a code by mail, phone or chat.',
    ],
  })
}

/** For a pending sign-in that was tried once too often, or is over. */
export const signInOver = (): AppError => new AppError(400, 'sign_in_over', say.signInOver)
