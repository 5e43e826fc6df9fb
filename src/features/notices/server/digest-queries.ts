import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Frequency, NotificationSettings, Period, Topic } from '../rules.ts'

/**
 * Makes the digests of a period for the next people after `after` who have something to be told and none yet.
 * @returns how many people these were, and the last of them
 */
export async function insertDueDigests(
  db: Db,
  given: { period: Period; before: Date; after: number; limit: number; now: Date },
): Promise<{ people: number; last: number }> {
  const { kind, key, until } = given.period
  const { rows } = await sql<{ people: number; last: number | null }>`
    with due as (
      select distinct n.user_id from notices n
      join users u on u.id = n.user_id and not u.awaiting_verification and u.disabled_at is null
      left join notification_settings s on s.user_id = n.user_id
      where n.digest_id is null and n.user_id > ${given.after} and n.happened_at <= ${given.before}
        and coalesce(s.frequency, 'daily') = ${kind}
        and not exists (
          select from digests d where d.user_id = n.user_id and d.kind = ${kind} and d.period_key = ${key})
      order by n.user_id limit ${given.limit}::integer),
    made as (
      insert into digests (user_id, kind, period_key, until, made_at)
      select user_id, ${kind}, ${key}, ${until}::timestamptz, ${given.now}::timestamptz from due
      on conflict (user_id, kind, period_key) do nothing)
    select count(*)::integer as people, max(user_id) as last from due`.execute(db)
  return { people: rows[0]?.people ?? 0, last: rows[0]?.last ?? given.after }
}

export async function countDue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::integer as due from digests where state = 'due' and until > ${now}`.execute(db)
  return rows[0]?.due ?? 0
}

export type DueDigest = { id: number; user_id: number; kind: Frequency; round: number; until: Date }

/** Takes digests that are due until the transaction ends; those another process has are passed over. */
export const claimDue = (db: Db, given: { now: Date; limit: number; id?: number }): Promise<DueDigest[]> =>
  db
    .selectFrom('digests')
    .select(['id', 'user_id', 'kind', 'round', 'until'])
    .where('state', '=', 'due')
    .where('until', '>', given.now)
    .$if(given.id !== undefined, (query) => query.where('id', '=', given.id ?? 0))
    .orderBy('id')
    .limit(given.limit)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ kind: Frequency }>()
    .execute()

export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('digests')
    .select('id')
    .where('state', '=', 'due')
    .where('until', '>', now)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type Reader = NotificationSettings & { id: number; email: string; first_name: string; reachable: boolean }

/** Who gets digests, and what they want to hear of at this moment. */
export async function findReaders(db: Db, ids: readonly number[]): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id, u.email::text as email, u.first_name, not u.awaiting_verification and u.disabled_at is null as reachable,
      coalesce(s.job_alerts, true) as job_alerts, coalesce(s.application_updates, true) as application_updates,
      coalesce(s.messages, true) as messages, coalesce(s.marketing, false) as marketing,
      coalesce(s.frequency, 'daily') as frequency
    from users u left join notification_settings s on s.user_id = u.id
    where u.id = any(${ids})`.execute(db)
  return rows
}

export type PendingNotice = { id: number; user_id: number; topic: Topic; subject_id: number }

/** Takes what waits to be told to these people and happened before a moment, until the transaction ends. */
export async function claimNotices(db: Db, userIds: readonly number[], before: Date): Promise<PendingNotice[]> {
  const { rows } = await sql<PendingNotice>`
    select id, user_id, topic, subject_id from notices
    where user_id = any(${userIds}) and digest_id is null and happened_at <= ${before}
    order by id for update skip locked`.execute(db)
  return rows
}

export type Written = { id: number; state: 'sent' | 'empty' }

/** The end of digests, and of what they told. */
export async function settleDigests(
  db: Db,
  written: readonly Written[],
  told: readonly { id: number; digest_id: number }[],
  now: Date,
): Promise<void> {
  await sql`
    update digests d set state = w.state, settled_at = ${now}
    from json_to_recordset(${JSON.stringify(written)}) as w(id bigint, state text) where d.id = w.id`.execute(db)
  await sql`
    update notices n set digest_id = t.digest_id
    from json_to_recordset(${JSON.stringify(told)}) as t(id bigint, digest_id bigint) where n.id = t.id`.execute(db)
}

/** One that cannot be written; what it had to tell waits for the next period. */
export async function failDigest(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('digests')
    .set({ state: 'failed', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .execute()
}

/**
 * Digests whose mail did not leave in time: what they told is to be told again, as it reads then, by themselves while their
 * time lasts and else by the next. A mail that may have arrived is none of these.
 */
export async function reopenLate(db: Db, since: Date, now: Date): Promise<void> {
  await sql`
    with late as (
      select d.id, d.until > ${now} as again
      from outgoing_mails m
      join digests d on d.id = case when m.key ~ '^digest:\\d+:\\d+$' then split_part(m.key, ':', 2)::bigint end
      where m.state = 'late' and m.settled_at > ${since} and m.key = 'digest:' || d.id || ':' || d.round
        and d.state = 'sent'),
    freed as (update notices set digest_id = null where digest_id in (select id from late))
    update digests d set round = d.round + 1, state = case when l.again then 'due' else 'missed' end,
      settled_at = case when l.again then null else ${now}::timestamptz end
    from late l where d.id = l.id`.execute(db)
}

/** Those nobody wrote in their time; what they had to tell waits for the next period. */
export async function missOverdue(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('digests')
    .set({ state: 'missed', settled_at: now })
    .where('state', '=', 'due')
    .where('until', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** With what they told. */
export async function deleteOldDigests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('digests').where('made_at', '<', before).where('state', '!=', 'due').execute()
}
