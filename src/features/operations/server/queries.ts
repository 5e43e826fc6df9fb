import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type Waiting = {
  mails: { waiting: number; oldest_at: Date | null; refused_7_days: number }
  payments: { waiting: number; held: number; oldest_at: Date | null }
  review: { held: number; reported: number }
}

export type RefusedRow = {
  id: number
  key: string
  recipient: string
  state: 'refused' | 'given-up'
  settled_at: Date
  last_error: string | null
  can_resend: boolean
}

/** Mails that came to nothing, the latest first, and how many there are in all. */
export async function findRefused(db: Db, now: Date, limit: number): Promise<{ rows: RefusedRow[]; count: number }> {
  const { rows } = await sql<RefusedRow & { count: number }>`
    select id, key, recipient, state, settled_at, last_error,
      sealed is not null and coalesce(valid_until > ${now}, true) as can_resend, count(*) over ()::integer as count
    from outgoing_mails where state in ('refused', 'given-up')
    order by settled_at desc, id desc limit ${limit}::integer`.execute(db)
  return { rows, count: rows[0]?.count ?? 0 }
}

/** What waits for somebody, counted in one look. */
export async function findWaiting(db: Db, now: Date): Promise<Waiting> {
  const { rows } = await sql<{
    mails: number
    oldest_mail: Date | null
    refused: number
    payments: number
    held_payments: number
    oldest_payment: Date | null
    held: number
    reported: number
  }>`
    select m.*, p.*, r.*, (select count(distinct posting_id)::integer from job_reports where settled_at is null) as reported
    from (select count(*) filter (where state = 'waiting')::integer as mails,
            min(created_at) filter (where state = 'waiting') as oldest_mail,
            count(*) filter (where state in ('refused', 'given-up')
              and settled_at > ${now}::timestamptz - interval '7 days')::integer as refused
          from outgoing_mails where state in ('waiting', 'refused', 'given-up')) m,
      (select count(*) filter (where state <> 'held')::integer as payments,
         count(*) filter (where state = 'held')::integer as held_payments, min(created_at) as oldest_payment
       from payments where state in ('attaching', 'authenticating', 'processing', 'held') and refunded_at is null) p,
      (select count(*)::integer as held from postings where review_state = 'held') r`.execute(db)
  const [row] = rows
  return {
    mails: { waiting: row?.mails ?? 0, oldest_at: row?.oldest_mail ?? null, refused_7_days: row?.refused ?? 0 },
    payments: { waiting: row?.payments ?? 0, held: row?.held_payments ?? 0, oldest_at: row?.oldest_payment ?? null },
    review: { held: row?.held ?? 0, reported: row?.reported ?? 0 },
  }
}
