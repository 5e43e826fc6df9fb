import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Whether the account with this address knows the device. One question, so that it takes as long without an account. */
export async function findDevice(db: Db, email: string, deviceHash: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select 1 from known_devices d join users u on u.id = d.user_id
      where u.email = ${email} and d.device_hash = ${deviceHash}
    ) as known`.execute(db)
  return rows[0]?.known ?? false
}

/** Notes a use of a device; of more than `most` the longest unused are forgotten. */
export async function insertDevice(
  db: Db,
  device: { user_id: number; device_hash: string; last_used_at: Date },
  most: number,
): Promise<void> {
  const { user_id: userId, last_used_at: now } = device
  await db
    .insertInto('known_devices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
  await sql`
    delete from known_devices where user_id = ${userId} and device_hash in (
      select device_hash from known_devices where user_id = ${userId}
      order by last_used_at desc, device_hash offset ${most}
    )`.execute(db)
}

export async function deleteDevicesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** Forgets devices that were last used before the given moment. */
export async function deleteOldDevices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('last_used_at', '<', before).execute()
}
