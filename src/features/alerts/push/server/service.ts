import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { FieldError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import { DEVICES_MAX } from '../../rules.ts'
import { ALERT_TEXTS } from '../../texts.ts'
import { pushKeys } from './keys.ts'
import * as queries from './queries.ts'

export { markDue } from './queries.ts'

type Given = { endpoint: string; keys: { p256dh: string; auth: string } }
type Keeping = Pick<Deps, 'config' | 'db' | 'secrets'>

/** Whether devices can be told, how many are, and whether at night too. */
export async function pushOf(deps: Keeping, userId: number) {
  const [keys, standing] = await Promise.all([pushKeys(deps), queries.findStanding(deps.db, userId)])
  return { public_key: keys?.publicKey ?? null, ...standing }
}

export async function updatePush(deps: Keeping, userId: number, atNight: boolean) {
  await queries.upsertNight(deps.db, userId, atNight)
  return pushOf(deps, userId)
}

export const sealedAs = (userId: number): string => `push-auth:${userId}`

/** Tells a device from now on. @throws FieldError for an address that belongs to no known push service */
export async function addDevice(
  deps: Keeping & Pick<Deps, 'clock' | 'push'>,
  user: SignedIn,
  { endpoint, keys }: Given,
) {
  if (!deps.push.allows(endpoint) || Buffer.from(keys.p256dh, 'base64url').length !== 65) {
    throw new FieldError({ endpoint: [ALERT_TEXTS.badDevice] })
  }
  const device = {
    user_id: user.id,
    token_id: user.token_id,
    endpoint,
    public_key: keys.p256dh,
    auth_sealed: deps.secrets.seal(keys.auth, sealedAs(user.id)),
  }
  await inTransaction(deps.db, (db) => queries.upsertDevice(db, device, DEVICES_MAX, deps.clock.now()))
  return pushOf(deps, user.id)
}

/** Tells a device no more; one that is not there needs no more. */
export async function removeDevice(deps: Keeping, userId: number, endpoint: string) {
  await queries.deleteDevice(deps.db, userId, endpoint)
  return pushOf(deps, userId)
}
