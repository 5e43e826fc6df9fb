import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type Batch = {
  blastId: number
  /** Null once that account is gone. */
  senderId: number | null
  body: string
  people: number[]
  now: Date
}

/**
 * Writes one message of the team into the conversation of each of these people, beginning those there are not, in one
 * statement. People whose account is gone or disabled are left out, and the others keep theirs until the transaction ends.
 * @returns who has the message now
 */
export async function insertBatch(db: Db, { blastId, senderId, body, people, now }: Batch): Promise<number[]> {
  const { rows } = await sql<{ person: number }>`
    with people as (
      select id from users where id = any(${people}::bigint[]) and disabled_at is null order by id for key share
    ), begun as (
      insert into message_threads as t (jobseeker_id, admin_id, created_at, last_message_at)
      select id, ${senderId}::bigint, ${now}::timestamptz, ${now}::timestamptz from people
      on conflict (jobseeker_id) do update set admin_id = coalesce(t.admin_id, excluded.admin_id)
      returning t.id, t.jobseeker_id
    ), written as (
      insert into messages (thread_id, sender_id, from_admin, body, sent_at, blast_id)
      select id, ${senderId}::bigint, true, ${body}::text, ${now}::timestamptz, ${blastId}::bigint from begun
      on conflict (blast_id, thread_id) where blast_id is not null do nothing
    )
    select jobseeker_id as person from begun`.execute(db)
  return rows.map(({ person }) => person)
}
