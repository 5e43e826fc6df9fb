import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { BlastState, MissedReason } from '../rules.ts'
import { reachable } from './people-queries.ts'

export type BlastRow = {
  id: number
  sender_id: number | null
  body: string
  about_service: boolean
  state: BlastState
  paused_for: 'asked' | 'late' | null
  total: number
  left_out: number
  sent: number
  not_wanted: number
  gone: number
  disabled: number
  failed: number
  last_person: number
  queued_at: Date
  moved_at: Date
  ended_at: Date | null
}

const columns = sql`b.id, b.sender_id, b.body, b.about_service, b.state, b.paused_for, b.total, b.left_out, b.sent, b.not_wanted,
  b.gone, b.disabled, b.failed, b.last_person, b.queued_at, b.moved_at, b.ended_at`

/** One blast of an admin is accepted at a time. */
export async function lockSender(db: Db, senderId: number): Promise<void> {
  await sql`select from users where id = ${senderId} for no key update`.execute(db)
}

export async function findByKey(db: Db, senderId: number, requestKey: string): Promise<BlastRow | undefined> {
  const { rows } = await sql<BlastRow>`
    select ${columns} from blasts b where b.sender_id = ${senderId} and b.request_key = ${requestKey}`.execute(db)
  return rows[0]
}

/** When an admin's latest blast was queued. */
export async function findLatest(db: Db, senderId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ queued_at: Date }>`
    select queued_at from blasts where sender_id = ${senderId} order by queued_at desc limit 1`.execute(db)
  return rows[0]?.queued_at
}

export type NewBlast = { sender_id: number; request_key: string; body: string; about_service: boolean; now: Date }

export async function insertBlast(db: Db, { now, ...given }: NewBlast): Promise<number> {
  const { id } = await db
    .insertInto('blasts')
    .values({ ...given, state: 'queued', total: 0, queued_at: now, moved_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Who is chosen: people by their ids, or all that a search finds without some. */
export type Chosen = { ids: number[] } | { search: string; except: number[] }

/**
 * Freezes the recipients, at most once. Who wants no unasked messages is left out at once where that counts, so that the
 * number an admin is told is the number of people who get it. @returns how many there are, and how many are left out
 */
export async function insertRecipients(
  db: Db,
  blast: { id: number; sender_id: number; about_service: boolean },
  chosen: Chosen,
): Promise<{ total: number; left_out: number }> {
  const among: RawBuilder<unknown> =
    'ids' in chosen ? sql`u.id = any(${chosen.ids}::bigint[])` : sql`u.id <> all(${chosen.except}::bigint[])`
  const { rows } = await sql<{ total: number; left_out: number }>`
    with frozen as (
      insert into blast_recipients (blast_id, user_id, state, reason)
      select ${blast.id}::bigint, u.id, case when w.unwilling then 'skipped' else 'pending' end,
        case when w.unwilling then 'not_wanted' end
      from users u
        left join privacy_settings p on p.user_id = u.id
        cross join lateral (
          select not ${blast.about_service}::boolean and not coalesce(p.allow_recruiter_contact, true) as unwilling) w
      where ${reachable(blast.sender_id, 'ids' in chosen ? '' : chosen.search)} and ${among}
      order by u.id
      returning state
    ), counted as (
      select count(*)::integer as total, (count(*) filter (where state = 'skipped'))::integer as left_out from frozen
    )
    update blasts b set total = c.total, left_out = c.left_out, not_wanted = c.left_out from counted c where b.id = ${blast.id}
    returning c.total, c.left_out`.execute(db)
  return rows[0] ?? { total: 0, left_out: 0 }
}

/**
 * A blast, held until the transaction ends. Its sender is held first: an account that is being deleted would come the other
 * way round.
 */
export async function lockBlast(db: Db, id: number): Promise<BlastRow | undefined> {
  await sql`select from users where id = (select sender_id from blasts where id = ${id}) for key share`.execute(db)
  const { rows } = await sql<BlastRow>`select ${columns} from blasts b where b.id = ${id} for update`.execute(db)
  return rows[0]
}

export type NextPerson = { id: number; willing: boolean }

/** The next people who wait, in the order of their ids, and whether they want to be written to unasked at this moment. */
export async function listNext(db: Db, blastId: number, after: number, limit: number): Promise<NextPerson[]> {
  const { rows } = await sql<NextPerson>`
    select id, willing from next_recipients(${blastId}, ${after}, ${limit}::integer)`.execute(db)
  return rows
}

export async function updateRecipients(
  db: Db,
  blastId: number,
  people: number[],
  to: { state: 'sent' | 'skipped'; reason: MissedReason | null },
): Promise<void> {
  if (people.length === 0) return
  await sql`
    update blast_recipients set state = ${to.state}, reason = ${to.reason}
    where blast_id = ${blastId} and user_id = any(${people}::bigint[])`.execute(db)
}

/** Those of them whose account the team disabled. */
export async function listDisabled(db: Db, people: number[]): Promise<number[]> {
  if (people.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', people)
    .where('disabled_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

export type Change = Partial<
  Pick<BlastRow, 'state' | 'paused_for' | 'sent' | MissedReason | 'last_person' | 'ended_at'>
>

export async function updateBlast(db: Db, id: number, change: Change, now: Date): Promise<void> {
  await db
    .updateTable('blasts')
    .set({ ...change, moved_at: now })
    .where('id', '=', id)
    .execute()
}

/** Blasts that should move and did not since then. */
export async function listStuck(db: Db, since: Date): Promise<Pick<BlastRow, 'id' | 'last_person'>[]> {
  return db
    .selectFrom('blasts')
    .select(['id', 'last_person'])
    .where('state', 'in', ['queued', 'sending'])
    .where('moved_at', '<', since)
    .execute()
}

export type ListedBlast = BlastRow & { sender_name: string | null; read: number }

const listed = sql`${columns}, (
    select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username::text)
    from users u where u.id = b.sender_id) as sender_name,
  (select count(*)::integer from messages m join message_threads t on t.id = m.thread_id
    where m.blast_id = b.id and m.id <= t.jobseeker_read_id) as read`

export async function listBlasts(db: Db, limit: number, offset: number): Promise<ListedBlast[]> {
  const { rows } = await sql<ListedBlast>`
    select ${listed} from blasts b order by b.id desc limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

export async function countBlasts(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from blasts`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findListed(db: Db, id: number): Promise<ListedBlast | undefined> {
  const { rows } = await sql<ListedBlast>`select ${listed} from blasts b where b.id = ${id}`.execute(db)
  return rows[0]
}
