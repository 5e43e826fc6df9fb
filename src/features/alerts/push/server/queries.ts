import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** The server's own keys, made by whoever asks first. */
export async function keepKeys(db: Db, fresh: { public_key: string; private_sealed: string }) {
  await sql`insert into push_keys (id, public_key, private_sealed)
    values (1, ${fresh.public_key}, ${fresh.private_sealed}) on conflict (id) do nothing`.execute(db)
  return findKeys(db)
}

export const findKeys = (db: Db) =>
  db.selectFrom('push_keys').select(['public_key', 'private_sealed']).where('id', '=', 1).executeTakeFirst()

export async function findStanding(db: Db, userId: number): Promise<{ devices: number; at_night: boolean }> {
  const { rows } = await sql<{ devices: number; at_night: boolean }>`
    select (select count(*)::integer from push_devices where user_id = ${userId}) as devices,
      coalesce((select at_night from push_people where user_id = ${userId}), false) as at_night`.execute(db)
  return rows[0] ?? { devices: 0, at_night: false }
}

export const upsertNight = (db: Db, userId: number, atNight: boolean) =>
  sql`insert into push_people (user_id, at_night) values (${userId}, ${atNight})
    on conflict (user_id) do update set at_night = excluded.at_night`.execute(db)

export type NewDevice = {
  user_id: number
  token_id: number
  endpoint: string
  public_key: string
  auth_sealed: string
}

/** A device belongs to whoever is signed in on it last; beyond `most` of one person the oldest go. */
export async function upsertDevice(db: Db, given: NewDevice, most: number, now: Date): Promise<void> {
  await sql`insert into push_people (user_id) values (${given.user_id}) on conflict do nothing`.execute(db)
  await db
    .insertInto('push_devices')
    .values({ ...given, added_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...given, added_at: now }))
    .execute()
  await sql`delete from push_devices where id in (
    select id from push_devices where user_id = ${given.user_id} order by added_at desc, id desc offset ${most})`.execute(
    db,
  )
}

export const deleteDevice = (db: Db, userId: number, endpoint: string) =>
  db.deleteFrom('push_devices').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute()

export const deleteDevices = (db: Db, ids: number[]) => db.deleteFrom('push_devices').where('id', 'in', ids).execute()

/**
 * There is something for these people: at once, or an hour after they were told last. Locked in the order of their ids, so
 * that two who find at the same time wait for each other and neither for ever.
 */
export async function markDue(db: Db, finds: readonly { id: number; user_id: number }[], now: Date): Promise<void> {
  await sql`
    with found as (
      select user_id, min(id) as id from json_to_recordset(${JSON.stringify(finds)}::json) as r(id bigint, user_id bigint)
      group by user_id),
    locked as materialized (
      select p.user_id, f.id from push_people p join found f on f.user_id = p.user_id order by p.user_id for update of p)
    update push_people p set first_find_id = coalesce(p.first_find_id, l.id),
      due_at = coalesce(p.due_at, greatest(${now}::timestamptz, p.last_at + interval '1 hour'))
    from locked l where p.user_id = l.user_id`.execute(db)
}

export type DuePerson = { user_id: number; first_find_id: number }

/** Takes people whose devices are to be told: written down before anything leaves, so that nobody is told twice. */
export async function takeDue(db: Db, given: { now: Date; quiet: boolean; limit: number }): Promise<DuePerson[]> {
  const { rows } = await sql<DuePerson>`
    with due as (
      select user_id, first_find_id from push_people
      where due_at <= ${given.now} and (at_night or not ${given.quiet})
      order by due_at limit ${given.limit}::integer for update skip locked)
    update push_people p set due_at = null, first_find_id = null, last_at = ${given.now}
    from due where p.user_id = due.user_id
    returning p.user_id, due.first_find_id`.execute(db)
  return rows
}

/** What was found since for these people and nobody has seen. */
export async function findUntold(db: Db, people: readonly DuePerson[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from json_to_recordset(${JSON.stringify(people)}::json) as p(user_id bigint, first_find_id bigint)
    join alert_finds f on f.user_id = p.user_id and f.id >= p.first_find_id and f.seen_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

export type DeviceRow = { id: number; user_id: number; endpoint: string; public_key: string; auth_sealed: string }

export const listDevices = (db: Db, userIds: number[]): Promise<DeviceRow[]> =>
  db
    .selectFrom('push_devices')
    .select(['id', 'user_id', 'endpoint', 'public_key', 'auth_sealed'])
    .where('user_id', 'in', userIds)
    .execute()
