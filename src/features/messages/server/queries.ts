import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { type Filter, lengthOf, PREVIEW_LENGTH, TEAM_NAME } from '../rules.ts'

/** Whose eyes a conversation is looked at with. */
export type Reader = { id: number; is_admin: boolean }
export type Side = 'admin' | 'jobseeker'

/** As JSON has it. */
type LastMessage = {
  id: number
  body: string
  sender_id: number | null
  sender_name: string
  from_admin: boolean
  sent_at: string
  edited_at: string | null
  reply_to: number | null
}

export type ThreadRow = {
  id: number
  jobseeker_id: number
  jobseeker_name: string
  jobseeker_username: string
  admin_id: number | null
  admin_name: string | null
  is_archived_by_jobseeker: boolean
  is_archived_by_admin: boolean
  admin_read_id: number
  jobseeker_read_id: number
  revision: number
  last_message: LastMessage | null
}

export const nameOf = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('username')}::text)`
}
/** The team sees every conversation, a person their own. */
export const seenBy = (reader: Reader) => (reader.is_admin ? sql`true` : sql`t.jobseeker_id = ${reader.id}`)

const threadColumns = sql`
  t.id, t.jobseeker_id, ${nameOf('j')} as jobseeker_name, j.username::text as jobseeker_username,
  t.admin_id, ${nameOf('a')} as admin_name, t.is_archived_by_jobseeker, t.is_archived_by_admin,
  t.admin_read_id, t.jobseeker_read_id, t.revision,
  (select to_json(l) from (
    select m.id, left(m.body, ${sql.lit(PREVIEW_LENGTH)}) as body, m.sender_id, coalesce(${nameOf('s')}, '') as sender_name,
      m.from_admin, m.sent_at, m.edited_at, m.reply_to
    from messages m left join users s on s.id = m.sender_id where m.id = t.last_message_id) l) as last_message`
const peopleOf = sql`join users j on j.id = t.jobseeker_id left join users a on a.id = t.admin_id`

/** The last message came from the other side, and nobody of this one has seen it. */
const UNREAD: Record<Side, RawBuilder<unknown>> = {
  admin: sql`not t.last_from_admin and t.last_message_id > t.admin_read_id`,
  jobseeker: sql`t.last_from_admin and t.last_message_id > t.jobseeker_read_id`,
}
/** One of the team may be the person of a conversation too. */
const unreadFor = (reader: Reader) => {
  const own = sql`t.jobseeker_id = ${reader.id} and ${UNREAD.jobseeker}`
  return reader.is_admin ? sql`((${UNREAD.admin} and t.jobseeker_id <> ${reader.id}) or (${own}))` : sql`(${own})`
}

/** What was archived is unread all the same: the badge and this part of the inbox count alike. */
function partOf(filter: Filter, reader: Reader) {
  const side: Side = reader.is_admin ? 'admin' : 'jobseeker'
  const archived = sql.ref(`t.is_archived_by_${side}`)
  if (filter === 'unread') return unreadFor(reader)
  if (filter === 'archive') return archived
  if (filter === 'sent') return sql`${sql.ref(`t.${side}_wrote`)} and not ${archived}`
  // Begun without a word, it is seen by the side that began it alone.
  const begun = reader.is_admin ? sql`t.admin_id is not null` : sql`t.admin_id is null`
  return sql`not ${archived} and (t.last_message_id is not null or ${begun})`
}

const contained = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
const folded = (text: RawBuilder<unknown>) => sql`f_unaccent(lower(${text}))`

/** The index of names knows groups of three signs. */
const INDEXED_FROM = 3

/** The team looks for a person by a part of a name or username, a person for words and for who wrote them. */
function matching(search: string, reader: Reader) {
  if (search === '') return sql`true`
  const wanted = folded(sql`${contained(search)}::text`)
  const person = (table: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`)
    return folded(sql`${column('first_name')} || ' ' || ${column('last_name')} || ' ' || ${column('username')}::text`)
  }
  if (reader.is_admin) {
    // From three signs on the index of names finds the people first; fewer are in nearly every name, so the first
    // conversations have them.
    return lengthOf(search) < INDEXED_FROM
      ? sql`exists (select from users j where j.id = t.jobseeker_id and ${person('j')} like ${wanted})`
      : sql`t.jobseeker_id = any (array(select j.id from users j where ${person('j')} like ${wanted}))`
  }
  return sql`exists (
    select from messages m left join users s on s.id = m.sender_id where m.thread_id = t.id and m.unsent_at is null
      and (${folded(sql`m.body`)} like ${wanted}
        or ${folded(sql`case when m.from_admin then ${TEAM_NAME}::text else ${nameOf('s')} end`)} like ${wanted}))`
}

export type Wanted = { filter: Filter; search: string }
const wantedBy = (reader: Reader, { filter, search }: Wanted) =>
  sql`${seenBy(reader)} and ${partOf(filter, reader)} and ${matching(search, reader)}`

/** Conversations of a reader, the one with the newest message first. */
export async function listThreads(
  db: Db,
  reader: Reader,
  given: Wanted & { limit: number; offset: number },
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    with t as (
      select t.* from message_threads t where ${wantedBy(reader, given)}
      order by t.last_message_at desc, t.id desc limit ${given.limit}::integer offset ${given.offset}::integer)
    select ${threadColumns} from t ${peopleOf} order by t.last_message_at desc, t.id desc`.execute(db)
  return rows
}

/** How many there are, at most `cap` + 1. */
export async function countThreads(db: Db, reader: Reader, wanted: Wanted, cap: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from message_threads t where ${wantedBy(reader, wanted)} limit ${cap + 1}::integer) t`.execute(db)
  return rows[0]?.total ?? 0
}

/** Conversations whose last message came from the other side and was not read (spec 1 §7). */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from message_threads t where ${unreadFor(reader)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** A conversation, when the reader may see it. */
export async function findThread(db: Db, reader: Reader, id: number): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`
    select ${threadColumns} from message_threads t ${peopleOf} where t.id = ${id} and ${seenBy(reader)}`.execute(db)
  return rows[0]
}

/** Begins the conversation of a person where there is none; null where there is. Its row is held either way. */
export async function insertThread(
  db: Db,
  given: { jobseeker_id: number; admin_id: number | null; now: Date },
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into message_threads as t (jobseeker_id, admin_id, created_at, last_message_at)
    values (${given.jobseeker_id}, ${given.admin_id}, ${given.now}, ${given.now})
    on conflict (jobseeker_id) do update set admin_id = coalesce(t.admin_id, excluded.admin_id)
    returning t.id, xmax = 0 as is_new`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A conversation was neither found nor begun.')
  return { id: row.id, isNew: row.is_new }
}

/** Whether somebody is a job seeker the team can write to. */
export async function isJobseeker(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from users u where id = ${id} and account_type = 'jobseeker' and not is_superuser
      and not exists (select from admin_profiles p where p.user_id = u.id)`.execute(db)
  return rows.length > 0
}

/** A side has seen everything up to a message, or to the last; false when it had before. Never goes back. */
export async function updateRead(db: Db, id: number, side: Side, upTo: number | null): Promise<boolean> {
  const column = sql.ref(`${side}_read_id`)
  const seen = sql`least(coalesce(${upTo}::bigint, last_message_id), last_message_id)`
  const { numAffectedRows } = await sql`
    update message_threads set ${column} = ${seen} where id = ${id} and ${column} < ${seen}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Into the archive of a side or out of it; the other way without a word. */
export async function updateArchived(db: Db, id: number, side: Side, archived: boolean | null): Promise<void> {
  const column = sql.ref(`is_archived_by_${side}`)
  await sql`update message_threads set ${column} = coalesce(${archived}::boolean, not ${column}) where id = ${id}`.execute(
    db,
  )
}

/** Somebody holding older messages has to look again; holds the row until the end of the transaction. */
export async function updateRevision(db: Db, id: number): Promise<void> {
  await sql`update message_threads set revision = revision + 1 where id = ${id}`.execute(db)
}

/** After unsending: what stands last now, and whether the side wrote anything that stands. The order of the list stays. */
export async function updateLast(db: Db, id: number): Promise<void> {
  await sql`
    update message_threads t set last_message_id = l.id, last_from_admin = l.from_admin,
      admin_wrote = exists (select from messages m where m.thread_id = t.id and m.from_admin and m.unsent_at is null),
      jobseeker_wrote = exists (select from messages m where m.thread_id = t.id and not m.from_admin and m.unsent_at is null)
    from (select 1) one left join lateral (
      select id, from_admin from messages where thread_id = ${id} and unsent_at is null order by id desc limit 1) l on true
    where t.id = ${id}`.execute(db)
}

/** Whether anything a person wrote in their own conversation stands. */
export async function hasWritten(db: Db, jobseekerId: number): Promise<boolean> {
  const { rows } = await sql<{ wrote: boolean }>`
    select jobseeker_wrote as wrote from message_threads where jobseeker_id = ${jobseekerId}`.execute(db)
  return rows[0]?.wrote ?? false
}
