import { sql, type Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ApplicationEvents } from '#server/platform/db/types.ts'

/** What one attempt sent, taken from the history. */
export type Attempt = {
  attempt: number
  sent_subject: string
  sent_content: string
  sent_resume_name: string | null
  /** Attempts of before files were kept have none. */
  sent_resume_key?: string | null
  sent_resume_type?: string | null
  apply_points: number
  board_email: string
  sent_at: string
}

export type NewEvent = {
  application_id: number
  kind: string
  actor: 'person' | 'hanap' | 'board'
  from_value?: string | null
  to_value?: string | null
  detail?: object
  happened_at: Date
}

/** A change the person made. */
export const byPerson = (
  application: number,
  now: Date,
  event: Omit<NewEvent, 'application_id' | 'actor' | 'happened_at'>,
): NewEvent => ({ application_id: application, actor: 'person', happened_at: now, ...event })

export async function insertEvents(db: Db, events: NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ detail, ...event }) => ({ ...event, detail: JSON.stringify(detail ?? {}) }))
  await db.insertInto('application_events').values(rows).execute()
}

export type EventRow = Omit<Selectable<ApplicationEvents>, 'detail' | 'actor'> & {
  detail: { note?: string; attempt?: number }
  actor: NewEvent['actor']
}

export const listEvents = (db: Db, applicationId: number): Promise<EventRow[]> =>
  db
    .selectFrom('application_events')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .$narrowType<Pick<EventRow, 'detail' | 'actor'>>()
    .execute()

/** What attempt `attempt` sent. */
export async function findAttempt(db: Db, applicationId: number, attempt: number): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('application_events')
    .select('detail')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'attempt')
    .where(sql`detail->>'attempt'`, '=', String(attempt))
    .$narrowType<{ detail: Attempt }>()
    .executeTakeFirst()
  return row?.detail
}

/** The last attempt before `attempt` of which nobody could tell whether it arrived. */
export async function findDoubtfulAttempt(db: Db, applicationId: number, attempt: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('application_events')
    .select(sql<number>`(detail->>'attempt')::integer`.as('attempt'))
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'delivery')
    .where('to_value', '=', 'unconfirmed')
    .where(sql<number>`(detail->>'attempt')::integer`, '<', attempt)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.attempt
}
