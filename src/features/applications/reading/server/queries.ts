import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PostingSnapshot } from '../../contract.ts'
import type { Delivery } from '../../rules.ts'

const BOARD = 'olj'

export const listSeen = (db: Db, userId: number, sourceIds: string[]) =>
  db
    .selectFrom('board_sent_messages')
    .select(['source_id', 'application_id', 'status'])
    .where('user_id', '=', userId)
    .where('board', '=', BOARD)
    .where('source_id', 'in', sourceIds)
    .execute()

type CandidateRow = {
  id: number
  source_id: string
  own_entry: boolean
  delivery: Delivery
  removed: boolean
  board_email: string
}

/** Applications of the person's to these postings of the board, also those that were taken away. */
export async function listCandidates(db: Db, userId: number, sourceIds: string[]): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select a.id, p.source_id, a.own_entry, a.delivery, a.removed_at is not null as removed, a.board_email
    from postings p join applications a on a.user_id = ${userId} and (a.job_id = p.id or a.removed_job_id = p.id)
    where p.source = ${BOARD} and p.source_id = any(${sourceIds}::text[])
    order by a.removed_at is not null, a.id`.execute(db)
  return rows
}

/** Entries of the person's that are no posting we know, with the link they were noted by. */
export async function listLinkedEntries(
  db: Db,
  userId: number,
): Promise<{ id: number; link: string; removed: boolean }[]> {
  const { rows } = await sql<{ id: number; link: string; removed: boolean }>`
    select id, posting_snapshot->>'link' as link, removed_at is not null as removed from applications
    where user_id = ${userId} and own_entry and job_id is null and removed_job_id is null
      and coalesce(posting_snapshot->>'link', '') <> ''`.execute(db)
  return rows
}

/** Our numbers of postings of the board that are listed to people. */
export const listPostings = (db: Db, sourceIds: string[]) =>
  db
    .selectFrom('postings')
    .select(['id', 'source_id'])
    .where('source', '=', BOARD)
    .where('source_id', 'in', sourceIds)
    .where('review_state', '=', 'approved')
    .execute()

type ReadEntry = {
  user_id: number
  job_id: number | null
  posting_snapshot: PostingSnapshot
  apply_points: number
  board_email: string
  sent_subject: string
  evidence: string
  sending_since: Date
  now: Date
}

/** Gives the id; undefined when the person has an application to that posting. */
export async function insertReadEntry(db: Db, given: ReadEntry): Promise<number | undefined> {
  const { now, posting_snapshot: snapshot, ...fields } = given
  const row = await db
    .insertInto('applications')
    .values({
      ...fields,
      posting_snapshot: JSON.stringify(snapshot),
      own_entry: true,
      read_from: BOARD,
      applied_elsewhere: true,
      delivery: 'confirmed',
      sent_content: '',
      confirmed_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Puts a posting we know by now to an entry that was read without it; false when another application has it. */
export async function updateToPosting(db: Db, id: number, jobId: number, snapshot: PostingSnapshot, now: Date) {
  const { rows } = await sql<{ id: number }>`
    update applications a set job_id = ${jobId}, posting_snapshot = ${JSON.stringify(snapshot)}::jsonb, updated_at = ${now}
    where a.id = ${id} and a.read_from = ${BOARD} and a.job_id is null and a.removed_at is null
      and not exists (select from applications other where other.job_id = ${jobId} and other.user_id = a.user_id)
    returning a.id`.execute(db)
  return rows.length > 0
}

type SentMessage = { source_id: string; application_id: number | null; status: string | null; sent_at: Date }

/** Remembers what the board shows; which application it is stays as it was once it is known. */
export async function upsertSeen(db: Db, userId: number, messages: SentMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((message) => ({
    ...message,
    user_id: userId,
    board: BOARD,
    first_read_at: now,
    read_at: now,
  }))
  await db
    .insertInto('board_sent_messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'board', 'source_id']).doUpdateSet((row) => ({
        status: row.ref('excluded.status'),
        read_at: row.ref('excluded.read_at'),
      })),
    )
    .execute()
}
