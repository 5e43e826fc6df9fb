import type { Deps } from '#server/deps.ts'
import { inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts, SignedIn } from '#server/platform/http/binder.ts'
import { standingOf } from '../../account/server/service.ts'
import { MOST_PASSKEYS } from '../rules.ts'
import type { Attestation } from '../schemas.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'
import { sendFactorNotice } from './notices.ts'
import * as rows from './passkey-queries.ts'
import { optionsToAdd, optionsToSign, readNewPasskey } from './passkeys.ts'
import { demandProof, type GivenProof } from './proof.ts'
import { lockPerson } from './queries.ts'
import { passkeyTold, withFactor, withoutFactor } from './service.ts'

type Person = Pick<SignedIn, 'id' | 'token_id'>

/** @throws AppError 409 beyond ten passkeys, and where they are not offered; as `demandProof` */
export async function beginPasskey(deps: Deps, user: Person, given: GivenProof, request: RequestFacts) {
  const { email } = await standingOf(deps.db, user.id)
  if ((await rows.listPasskeys(deps.db, user.id)).length >= MOST_PASSKEYS) throw tooMany()
  const proof = await demandProof(deps, user, given, request)
  const options = await optionsToAdd(deps, { id: user.id, email })
  await inTransaction(deps.db, (db) => proof.spend(db))
  return options
}

const tooMany = () => new AppError(409, 'too_many_passkeys', say.tooManyPasskeys)

/** Keeps a passkey that was asked for a moment ago. @throws FieldError 400 on `passkey`; AppError 409 */
export async function addPasskey(deps: Deps, user: Person, given: { passkey: Attestation; name: string }) {
  const made = await readNewPasskey(deps, user.id, given.passkey)
  if (!made) throw new FieldError({ passkey: [say.passkeyRefused] })
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    let kept: Parameters<typeof passkeyTold>[0] | undefined
    const recovery_codes = await withFactor(deps, db, user, async () => {
      if ((await rows.listPasskeys(db, user.id)).length >= MOST_PASSKEYS) throw tooMany()
      kept = await rows.insertPasskey(db, { ...made, user_id: user.id, name: given.name, added_at: now })
    })
    if (!kept) throw new Error('A passkey was not kept')
    const { email } = await standingOf(db, user.id)
    await sendFactorNotice(deps, db, { id: user.id, email }, 'passkey-added', now)
    return { passkey: passkeyTold(kept), recovery_codes }
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new FieldError({ passkey: [say.passkeyTaken] }) : error
  })
}

/** @throws AppError 404 when it is nobody's or somebody else's */
export async function renamePasskey(deps: Deps, user: Person, id: number, name: string) {
  const row = await rows.renamePasskey(deps.db, user.id, id, name)
  if (!row) throw missing()
  return passkeyTold(row)
}

const missing = () => new AppError(404, 'not_found', 'Not found.')

/** @throws AppError 404 when it is nobody's or somebody else's; as `demandProof` */
export async function removePasskey(deps: Deps, user: Person, id: number, given: GivenProof, request: RequestFacts) {
  if (!(await rows.listPasskeys(deps.db, user.id)).some((passkey) => passkey.id === id)) throw missing()
  const proof = await demandProof(deps, user, given, request)
  return inTransaction(deps.db, async (db) => {
    await lockPerson(db, user.id)
    await proof.spend(db)
    if (!(await rows.deletePasskey(db, user.id, id))) throw missing()
    return withoutFactor(deps, db, user, 'passkey-removed')
  })
}

/** What one of the person's passkeys has to sign before something is changed. */
export const proofOptions = (deps: Deps, user: Pick<SignedIn, 'id'>) => optionsToSign(deps, user.id)
