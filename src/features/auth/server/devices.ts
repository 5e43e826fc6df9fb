import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { deleteDevicesOf, deleteOldDevices, findDevice, insertDevice } from './device-queries.ts'

/** Enough for every browser one person uses. */
const MOST_DEVICES = 20
const KEEP_MS = 400 * 86_400_000

/**
 * What a known device is counted by, or null for any other. Known is a browser that opened the account, signed in, or
 * set its password anew (decision 030).
 */
export async function knownDevice(
  deps: Pick<Deps, 'db'>,
  email: string,
  request: Pick<RequestFacts, 'device'>,
): Promise<string | null> {
  if (request.device === null) return null
  const deviceHash = hashToken(request.device)
  return (await findDevice(deps.db, email, deviceHash)) ? deviceHash : null
}

/** From now on the device is known to this person; joins the caller's transaction. */
export async function rememberDevice(
  db: Db,
  userId: number,
  request: Pick<RequestFacts, 'device'>,
  now: Date,
): Promise<void> {
  if (request.device === null) return
  await insertDevice(db, { user_id: userId, device_hash: hashToken(request.device), last_used_at: now }, MOST_DEVICES)
}

/** No device is known to this person any more; joins the caller's transaction. */
export const forgetDevices = (db: Db, userId: number): Promise<void> => deleteDevicesOf(db, userId)

/** Forgets devices nobody used for 400 days. */
export const sweepDevices = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteOldDevices(deps.db, new Date(deps.clock.now().getTime() - KEEP_MS))
