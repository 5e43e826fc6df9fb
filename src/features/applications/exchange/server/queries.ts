import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PostingSnapshot } from '../../contract.ts'
import type { ApplicationStatus } from '../../rules.ts'

type Change = { status: ApplicationStatus; at: string }
type Interview = {
  starts_at: string
  minutes: number
  employer_zone: string | null
  place: string
  link: string
  notes: string
}
type FollowUp = { due_on: string; text: string; done_at: string | null }

/** An application as it is taken out. */
export type ExportRow = {
  record_key: string
  /** Without the text of the posting: it is long, and no file of applications has it. */
  posting_snapshot: Omit<PostingSnapshot, 'description'> & { description?: string }
  status: ApplicationStatus
  sending_since: Date
  offer_date: Date | null
  notes: string
  own_entry: boolean
  applied_elsewhere: boolean
  sent_subject: string
  sent_content: string
  sent_resume_name: string | null
  confirmed_at: Date | null
  evidence: string | null
  changes: Change[]
  interviews: Interview[]
  follow_ups: FollowUp[]
}

const changes = sql`coalesce((
  select json_agg(json_build_object('status', e.to_value, 'at', e.happened_at) order by e.id) from application_events e
  where e.application_id = a.id and e.kind = 'status' and e.to_value is not null), '[]')`
const interviews = sql`coalesce((
  select json_agg(json_build_object('starts_at', i.starts_at, 'minutes', i.minutes, 'employer_zone', i.employer_zone,
    'place', i.place, 'link', i.link, 'notes', i.notes) order by i.starts_at, i.id)
  from application_interviews i where i.application_id = a.id), '[]')`
const followUps = sql`coalesce((
  select json_agg(json_build_object('due_on', f.due_on, 'text', f.text, 'done_at', f.done_at) order by f.due_on, f.id)
  from application_follow_ups f where f.application_id = a.id), '[]')`

/** The next applications to take out, the oldest first, behind the one `after` names. Only what was sent. */
export async function listExportPage(
  db: Db,
  userId: number,
  after: Pick<ExportRow, 'sending_since' | 'record_key'> | null,
  take: number,
): Promise<ExportRow[]> {
  const behind = after
    ? sql`and (a.sending_since, a.record_key) > (${after.sending_since}, ${after.record_key}::uuid)`
    : sql``
  const { rows } = await sql<ExportRow>`
    select a.record_key, a.posting_snapshot - 'description' as posting_snapshot, a.status, a.sending_since, a.offer_date, a.notes, a.own_entry,
      a.applied_elsewhere, a.sent_subject, a.sent_content, a.sent_resume_name, a.confirmed_at, a.evidence,
      ${changes} as changes, ${interviews} as interviews, ${followUps} as follow_ups
    from applications a
    where a.user_id = ${userId} and a.delivery = 'confirmed' and a.removed_at is null ${behind}
    order by a.sending_since, a.record_key limit ${take}::integer`.execute(db)
  return rows
}

/** Which of these keys name an application the person has. */
export async function listKnownKeys(db: Db, userId: number, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ record_key: string }>`
    select record_key from applications
    where user_id = ${userId} and removed_at is null and record_key = any(${keys}::uuid[])`.execute(db)
  return rows.map((row) => row.record_key)
}

export type Likeness = { link: string; job_title: string; employer: string; day: string }

/** What tells the person's applications apart where no key does; `day` is the day of sending in Manila. */
export async function listLikenesses(db: Db, userId: number): Promise<Likeness[]> {
  const { rows } = await sql<Likeness>`
    select coalesce(posting_snapshot->>'link', '') as link, coalesce(posting_snapshot->>'title', '') as job_title,
      coalesce(posting_snapshot->>'employer_name', '') as employer,
      to_char(sending_since at time zone 'Asia/Manila', 'YYYY-MM-DD') as day
    from applications where user_id = ${userId} and removed_at is null`.execute(db)
  return rows
}

/** Entries put away give their keys free: what they were can come in again. */
export async function updateRemovedKeys(db: Db, userId: number, keys: string[]): Promise<void> {
  await sql`
    update applications set record_key = gen_random_uuid()
    where user_id = ${userId} and removed_at is not null and record_key = any(${keys}::uuid[])`.execute(db)
}

export async function insertImport(
  db: Db,
  given: { user_id: number; file_name: string; imported_at: Date; added: number },
): Promise<number> {
  const row = await db.insertInto('application_imports').values(given).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** An application as it is taken in. */
export type NewEntry = {
  record_key: string
  /** Without the text of the posting: it is long, and no file of applications has it. */
  posting_snapshot: Omit<PostingSnapshot, 'description'> & { description?: string }
  status: ApplicationStatus
  sending_since: Date
  offer_date: Date | null
  notes: string
  sent_subject: string
  sent_content: string
  sent_resume_name: string | null
  applied_elsewhere: boolean
  changes: { from: ApplicationStatus; to: ApplicationStatus; at: Date }[]
  interviews: (Omit<Interview, 'starts_at'> & { starts_at: Date })[]
  follow_ups: (Omit<FollowUp, 'done_at'> & { done_at: Date | null })[]
}
type Into = { userId: number; importId: number; fileName: string; now: Date }

/**
 * Adds entries with all that belongs to them, five statements however many they are. They are the person's own: no posting
 * and no board stands behind them, whatever the file said.
 */
export async function insertEntries(db: Db, entries: NewEntry[], into: Into): Promise<void> {
  const { userId, importId, fileName, now } = into
  const json = JSON.stringify(entries)
  const given = sql`jsonb_array_elements(${json}::jsonb) with ordinality as g(entry, place)`
  const mine = sql`${given} join applications a on a.user_id = ${userId} and a.import_id = ${importId}
    and a.record_key = (g.entry->>'record_key')::uuid`
  await sql`
    insert into applications (user_id, import_id, own_entry, applied_elsewhere, delivery, apply_points, board_email,
      record_key, posting_snapshot, status, sending_since, offer_date, notes, sent_subject, sent_content,
      sent_resume_name, created_at, updated_at)
    select ${userId}, ${importId}, true, (entry->>'applied_elsewhere')::boolean, 'confirmed', 0, '',
      (entry->>'record_key')::uuid, entry->'posting_snapshot', entry->>'status', (entry->>'sending_since')::timestamptz,
      (entry->>'offer_date')::timestamptz, entry->>'notes', entry->>'sent_subject', entry->>'sent_content',
      entry->>'sent_resume_name', ${now}, ${now}
    from ${given} order by place`.execute(db)
  await sql`
    insert into application_interviews (application_id, starts_at, minutes, employer_zone, place, link, notes,
      created_at, updated_at)
    select a.id, (i.one->>'starts_at')::timestamptz, (i.one->>'minutes')::integer, i.one->>'employer_zone',
      i.one->>'place', i.one->>'link', i.one->>'notes', ${now}, ${now}
    from ${mine} cross join jsonb_array_elements(g.entry->'interviews') with ordinality as i(one, nth)
    order by g.place, i.nth`.execute(db)
  await sql`
    insert into application_follow_ups (application_id, due_on, text, done_at, created_at, updated_at)
    select a.id, (f.one->>'due_on')::date, f.one->>'text', (f.one->>'done_at')::timestamptz, ${now}, ${now}
    from ${mine} cross join jsonb_array_elements(g.entry->'follow_ups') with ordinality as f(one, nth)
    order by g.place, f.nth`.execute(db)
  await sql`
    insert into application_events (application_id, kind, actor, from_value, to_value, happened_at)
    select a.id, 'status', 'person', c.one->>'from', c.one->>'to', (c.one->>'at')::timestamptz
    from ${mine} cross join jsonb_array_elements(g.entry->'changes') with ordinality as c(one, nth)
    order by g.place, c.nth`.execute(db)
  await sql`
    insert into application_events (application_id, kind, actor, to_value, happened_at)
    select id, 'imported', 'person', ${fileName}, ${now} from applications
    where user_id = ${userId} and import_id = ${importId} order by id`.execute(db)
}
