import { sql } from 'kysely'
import type { ApplicationStatus, Delivery } from '#features/applications/rules.ts'
import type { Db } from '#server/platform/db/database.ts'

export type NewsMessage = { id: number; thread_id: number; user_id: number; body: string; sent_at: Date }

/** Messages as they read now, oldest first; none that was read or taken back meanwhile. */
export async function findUnreadMessages(db: Db, ids: readonly number[]): Promise<NewsMessage[]> {
  const { rows } = await sql<NewsMessage>`
    select m.id, m.thread_id, t.jobseeker_id as user_id, m.body, m.sent_at
    from messages m join message_threads t on t.id = m.thread_id
    where m.id = any(${ids}) and m.from_admin and m.unsent_at is null and m.id > t.jobseeker_read_id
    order by m.id`.execute(db)
  return rows
}

export type NewsApplication = {
  id: number
  user_id: number
  delivery: Delivery
  status: ApplicationStatus
  failure: { error: string } | null
  title: string
  employer_name: string | null
  /** The board's new word for it, where that is what is to be told. */
  board_word: string | null
}

/** The applications these events are of, as they stand now; none that is on its way again or was taken away. */
export async function findApplicationsOf(db: Db, eventIds: readonly number[]): Promise<NewsApplication[]> {
  const { rows } = await sql<NewsApplication>`
    select a.id, a.user_id, a.delivery, a.status, a.failure, a.posting_snapshot ->> 'title' as title,
      a.posting_snapshot ->> 'employer_name' as employer_name,
      (select e.to_value from application_events e where e.application_id = a.id and e.id = any(${eventIds})
        and e.kind = 'board_status' order by e.id desc limit 1) as board_word
    from applications a
    where a.id in (select application_id from application_events where id = any(${eventIds}))
      and a.delivery <> 'sending' and a.removed_at is null
    order by a.id`.execute(db)
  return rows
}
