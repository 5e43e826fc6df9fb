import { generateSecret, generateURI } from 'otplib'
import { encode } from 'uqr'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts, SignedIn } from '#server/platform/http/binder.ts'
import { standingOf } from '../../account/server/service.ts'
import { methodsOf } from '../../server/sign-in.ts'
import { signOutEverywhere } from '../../server/tokens.ts'
import { PENDING_TRIES, SETUP_MS } from '../rules.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'
import { appContext, stepOf } from './factors.ts'
import { sendFactorNotice } from './notices.ts'
import { listPasskeys } from './passkey-queries.ts'
import { passkeysOffered } from './passkeys.ts'
import { demandProof, type GivenProof, proofKind } from './proof.ts'
import {
  deleteApp,
  deleteCodes,
  deleteExpired,
  deleteSetup,
  findApp,
  findFactors,
  lockPerson,
  replaceApp,
  replaceSetup,
  trySetup,
} from './queries.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { mustHaveFactor } from './required.ts'

/** An authenticator app takes 160 bits, as its standard asks for. */
const SECRET_BYTES = 20
const QUIET_ZONE = 2
type Person = Pick<SignedIn, 'id' | 'token_id'>
type Kept = { id: number; name: string; added_at: Date; last_used_at: Date | null; backed_up: boolean }

export const passkeyTold = ({ id, name, added_at, last_used_at, backed_up }: Kept) => ({
  id,
  name,
  added_at: added_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  backed_up,
})

/** What somebody has set up. */
export async function readFactors(deps: Deps, { id }: Pick<SignedIn, 'id'>) {
  const [app, passkeys, { codes_left }, { has_password }, required] = await Promise.all([
    findApp(deps.db, id),
    listPasskeys(deps.db, id),
    findFactors(deps.db, id),
    standingOf(deps.db, id),
    mustHaveFactor(deps, id),
  ])
  return {
    required,
    authenticator: app
      ? { added_at: app.added_at.toISOString(), last_used_at: app.last_used_at?.toISOString() ?? null }
      : null,
    passkeys: passkeys.map(passkeyTold),
    recovery_codes_left: codes_left,
    proof: await proofKind(deps.db, id, has_password),
    passkeys_offered: passkeysOffered(deps),
  }
}

/** Shows the secret of an authenticator app, which counts once its first code was typed. @throws as `demandProof` */
export async function beginAuthenticator(deps: Deps, user: Person, given: GivenProof, request: RequestFacts) {
  const proof = await demandProof(deps, user, given, request)
  const { email } = await standingOf(deps.db, user.id)
  const secret = generateSecret({ length: SECRET_BYTES })
  await inTransaction(deps.db, async (db) => {
    await proof.spend(db)
    await replaceSetup(db, {
      user_id: user.id,
      secret_sealed: deps.secrets.seal(secret, appContext(user.id)),
      expires_at: new Date(deps.clock.now().getTime() + SETUP_MS),
    })
  })
  const uri = generateURI({ issuer: 'Hanap', label: email, secret })
  return { secret, uri, picture: pictureOf(uri) }
}

/** As a path, which needs no style and no picture from elsewhere. */
function pictureOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/**
 * Switches the app on; the code is used up with it. With the first factor of a person ten recovery codes come, and every
 * other session ends: those were opened without it.
 * @throws FieldError 400 on `code`; AppError 400 `setup_over` after five wrong codes, 15 minutes, or one success
 */
export async function confirmAuthenticator(deps: Deps, user: Person, code: string) {
  const now = deps.clock.now()
  const setup = await trySetup(deps.db, user.id, PENDING_TRIES, now)
  if (!setup) throw setupOver()
  const step = await stepOf(deps, deps.secrets.open(setup.secret_sealed, appContext(user.id)), code)
  if (step === null) throw new FieldError({ code: [say.codeWrong] })
  return inTransaction(deps.db, async (db) => {
    const recovery_codes = await withFactor(deps, db, user, async () => {
      if (!(await deleteSetup(db, user.id, setup.secret_sealed))) throw setupOver()
      await replaceApp(db, { user_id: user.id, secret_sealed: setup.secret_sealed, last_step: step, added_at: now })
    })
    await sendFactorNotice(deps, db, await reachOf(db, user), 'app-added', now)
    return { recovery_codes }
  })
}

const setupOver = () => new AppError(400, 'setup_over', say.setupOver)
const reachOf = async (db: Db, { id }: Pick<SignedIn, 'id'>) => ({ id, email: (await standingOf(db, id)).email })

/** Adds a factor; the first one of a person brings the recovery codes and ends what was opened without it. */
export async function withFactor(deps: Deps, db: Db, user: Person, add: () => Promise<void>): Promise<string[] | null> {
  await lockPerson(db, user.id)
  const isFirst = (await methodsOf(db, user.id)).length === 0
  await add()
  if (!isFirst) return null
  await signOutEverywhere(db, user.id, user.token_id)
  return makeRecoveryCodes(deps, db, user.id)
}

/** Removes a factor; the last one takes the recovery codes along, which alone would lock a person out. */
export async function withoutFactor(deps: Deps, db: Db, user: Person, change: 'app-removed' | 'passkey-removed') {
  const isLast = (await methodsOf(db, user.id)).length === 0
  if (isLast) await deleteCodes(db, user.id)
  await sendFactorNotice(deps, db, await reachOf(db, user), change, deps.clock.now())
  return { recovery_codes_left: (await findFactors(db, user.id)).codes_left }
}

/** @throws AppError 404 when there is no app; as `demandProof` */
export async function removeAuthenticator(deps: Deps, user: Person, given: GivenProof, request: RequestFacts) {
  if (!(await findApp(deps.db, user.id))) throw new AppError(404, 'not_found', 'Not found.')
  const proof = await demandProof(deps, user, given, request)
  return inTransaction(deps.db, async (db) => {
    await lockPerson(db, user.id)
    await proof.spend(db)
    if (!(await deleteApp(db, user.id))) throw new AppError(404, 'not_found', 'Not found.')
    return withoutFactor(deps, db, user, 'app-removed')
  })
}

/** Ten new codes; the ones before end. @throws AppError 409 where nothing is set up; as `demandProof` */
export async function renewCodes(deps: Deps, user: Person, given: GivenProof, request: RequestFacts) {
  if ((await methodsOf(deps.db, user.id)).length === 0) throw new AppError(409, 'nothing_set', say.nothingSet)
  const proof = await demandProof(deps, user, given, request)
  return inTransaction(deps.db, async (db) => {
    await lockPerson(db, user.id)
    await proof.spend(db)
    const recovery_codes = await makeRecoveryCodes(deps, db, user.id)
    await sendFactorNotice(deps, db, await reachOf(db, user), 'codes-renewed', deps.clock.now())
    return { recovery_codes }
  })
}

/** Forgets what waited for a second step, a first code or a signature and got none in time. */
export const sweepFactors = (deps: Deps): Promise<void> => deleteExpired(deps.db, deps.clock.now())
