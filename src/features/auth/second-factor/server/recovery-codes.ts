import { createHmac, randomBytes } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, readRecoveryCode, recoveryCodeOf, shownCode } from '../rules.ts'
import { findRecoveryKey, isUnused, replaceCodes, spendCode } from './queries.ts'

export const keyContext = (userId: number): string => `second-factor:${userId}:recovery-key`

const hashOf = (key: string, code: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(code).digest('base64url')

/** Ten new codes in place of the ones before, as they are shown; only their hashes are kept. Joins the transaction. */
export async function makeRecoveryCodes(deps: Pick<Deps, 'secrets'>, db: Db, userId: number): Promise<string[]> {
  const key = randomBytes(32).toString('base64url')
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)))
  await replaceCodes(db, {
    userId,
    keySealed: deps.secrets.seal(key, keyContext(userId)),
    hashes: codes.map((code) => hashOf(key, code)),
  })
  return codes.map(shownCode)
}

/** One of the person's that is not used yet; two who come with it at once both get here, and one of them spends it. */
export async function fittingRecoveryCode(deps: Deps, userId: number, given: string) {
  const code = readRecoveryCode(given)
  const found = code === null ? undefined : await findRecoveryKey(deps.db, userId)
  if (code === null || !found) return null
  const hash = hashOf(deps.secrets.open(found.key_sealed, keyContext(userId)), code)
  if (!(await isUnused(deps.db, userId, hash))) return null
  return { spend: (db: Db) => spendCode(db, userId, hash, deps.clock.now()) }
}
