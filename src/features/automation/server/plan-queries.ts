import { sql } from 'kysely'
import type { Claim } from '#features/cover-letters/claims/claim.ts'
import type { Instruction } from '#features/cover-letters/instructions/contract.ts'
import type { Match } from '#features/matching/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ItemSource, ItemState, Judged } from '../rules.ts'

/** The posting as it read when it was planned; `text_hash` tells whether it still does. */
export type PlannedPosting = {
  title: string
  employer_id: number | null
  employer: string | null
  preview: string
  salary: string | null
  job_type: string
  link: string
  date_posted: string
  text_hash: string
}

export type LetterRow = {
  item_id: number
  version: number
  written_by: 'template' | 'person'
  subject: string
  content: string
  claims: Claim[]
  confirmed_claims: string[]
  ticked: string[]
  written_at: Date
}

export type ItemRow = {
  id: number
  run_id: number
  user_id: number
  job_id: number
  place: number
  posting: PlannedPosting
  match: Match
  instructions: Instruction[]
  suggested_points: number
  points_reason: string
  source: ItemSource
  state: ItemState
  rules: Judged[]
  points: number
  points_chosen: boolean
  approved_at: Date | null
  sending_since: Date | null
  cover_letter_id: number | null
  application_id: number | null
  outcome: string | null
  ended_at: Date | null
  /** As the posting stands now. */
  last_seen_open_at: Date
  closed: boolean
}

const ITEM = sql`i.id, i.run_id, i.user_id, i.job_id, i.place, i.posting, i.match, i.instructions, i.suggested_points,
  i.points_reason, i.source, i.state, i.rules, i.points, i.points_chosen, i.approved_at, i.sending_since,
  i.cover_letter_id, i.application_id, i.outcome, i.ended_at, p.last_seen_open_at, p.closed_at is not null as closed`

/** The items of a run in their order. */
export async function listItems(db: Db, runId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${ITEM} from automation_items i join postings p on p.id = i.job_id
    where i.run_id = ${runId} order by i.place, i.id`.execute(db)
  return rows
}

/** Whether the item is one of this person's, of any of their runs. */
export async function isOwnItem(db: Db, userId: number, id: number): Promise<boolean> {
  const own = db.selectFrom('automation_items').select('id').where('id', '=', id).where('user_id', '=', userId)
  return (await own.executeTakeFirst()) !== undefined
}

/** The jobs a run is to send to. */
export async function listPlannedJobs(db: Db, runId: number): Promise<number[]> {
  const planned = db.selectFrom('automation_items').select('job_id').where('run_id', '=', runId)
  return (await planned.where('state', '=', 'planned').orderBy('place').execute()).map(({ job_id: id }) => id)
}

/** The newest letter of each item of a run. */
export async function listLetters(db: Db, runId: number): Promise<Map<number, LetterRow>> {
  const { rows } = await sql<LetterRow>`
    select distinct on (l.item_id) l.item_id, l.version, l.written_by, l.subject, l.content, l.claims,
      l.confirmed_claims, l.ticked, l.written_at
    from automation_letters l join automation_items i on i.id = l.item_id
    where i.run_id = ${runId} order by l.item_id, l.version desc`.execute(db)
  return new Map(rows.map((row) => [row.item_id, row]))
}

export type NewItem = Pick<
  ItemRow,
  | 'run_id'
  | 'user_id'
  | 'job_id'
  | 'place'
  | 'posting'
  | 'match'
  | 'instructions'
  | 'suggested_points'
  | 'points_reason'
  | 'source'
  | 'state'
  | 'rules'
  | 'points'
  | 'approved_at'
> & { planned_at: Date }

export async function insertItem(db: Db, item: NewItem): Promise<number> {
  const row = await db
    .insertInto('automation_items')
    .values({
      ...item,
      posting: JSON.stringify(item.posting),
      match: JSON.stringify(item.match),
      instructions: JSON.stringify(item.instructions),
      planned_rules: JSON.stringify(item.rules),
      rules: JSON.stringify(item.rules),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Keeps a letter as the next version of its item. */
export async function insertLetter(db: Db, userId: number, letter: Omit<LetterRow, 'version'>): Promise<void> {
  await sql`
    insert into automation_letters (item_id, user_id, version, written_by, subject, content, claims, confirmed_claims,
      ticked, written_at)
    select ${letter.item_id}, ${userId}, 1 + coalesce(max(version), 0), ${letter.written_by}, ${letter.subject},
      ${letter.content}, ${JSON.stringify(letter.claims)}::jsonb, ${letter.confirmed_claims}::text[],
      ${letter.ticked}::text[], ${letter.written_at}::timestamptz
    from automation_letters where item_id = ${letter.item_id}`.execute(db)
}

type ItemChange = Partial<
  Pick<
    ItemRow,
    | 'state'
    | 'rules'
    | 'points'
    | 'points_chosen'
    | 'source'
    | 'approved_at'
    | 'sending_since'
    | 'cover_letter_id'
    | 'application_id'
    | 'outcome'
    | 'ended_at'
  >
>

/** Changes an item whose run the caller holds. */
export async function updateItem(db: Db, id: number, change: ItemChange): Promise<void> {
  const { rules, ...plain } = change
  await db
    .updateTable('automation_items')
    .set({ ...plain, ...(rules ? { rules: JSON.stringify(rules) } : {}) })
    .where('id', '=', id)
    .execute()
}

type UnsettledItem = Pick<ItemRow, 'id' | 'run_id' | 'user_id' | 'job_id' | 'cover_letter_id'>

/** Items of which nobody knew whether they arrived, once the board has been looked at. */
export async function listSettled(db: Db, limit: number): Promise<UnsettledItem[]> {
  const { rows } = await sql<UnsettledItem>`
    select i.id, i.run_id, i.user_id, i.job_id, i.cover_letter_id
    from automation_items i join applications a on a.user_id = i.user_id and a.job_id = i.job_id
    where i.state = 'unconfirmed' and a.delivery in ('confirmed', 'failed')
    order by i.id limit ${limit}`.execute(db)
  return rows
}

export type NewEvent = {
  run_id: number
  user_id: number
  item_id?: number | null
  kind: string
  actor: 'person' | 'hanap' | 'board' | 'operator'
  sentence: string
  happened_at: Date
}

export async function insertEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insertInto('automation_events').values(event).execute()
}

export type EventRow = Required<NewEvent> & { id: number }

export const listEvents = (db: Db, runId: number): Promise<EventRow[]> =>
  db
    .selectFrom('automation_events')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('id')
    .$narrowType<{ actor: EventRow['actor'] }>()
    .execute()
