import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** What became of the digests of a period. `empty` had nothing to tell any more when they were written. */
export type Report = {
  kind: string
  period_key: string
  planned: number
  empty: number
  sent: number
  refused: number
  /** Mails that may have arrived. */
  in_doubt: number
}

/** Periods that are over or all of whose mails have ended, and that nobody was told of; each is given once. */
export async function takeReports(db: Db, since: Date, now: Date): Promise<Report[]> {
  const { rows } = await sql<Report>`
    with ended as (
      select d.kind, d.period_key, count(*)::integer as planned,
        count(*) filter (where d.state = 'empty')::integer as empty,
        count(*) filter (where m.state = 'sent')::integer as sent,
        count(*) filter (where m.state = 'refused')::integer as refused,
        count(*) filter (where m.state = 'unconfirmed')::integer as in_doubt
      from digests d left join outgoing_mails m on m.key = 'digest:' || d.id || ':' || d.round
      where d.made_at > ${since}
        and not exists (select from digest_reports r where r.kind = d.kind and r.period_key = d.period_key)
      group by d.kind, d.period_key
      having max(d.until) <= ${now} or not bool_or(d.state = 'due' or m.state = 'waiting')),
    told as (
      insert into digest_reports (kind, period_key, planned, sent, refused, reported_at)
      select kind, period_key, planned, sent, refused, ${now}::timestamptz from ended
      on conflict (kind, period_key) do nothing returning kind, period_key)
    select e.* from ended e join told t on t.kind = e.kind and t.period_key = e.period_key`.execute(db)
  return rows
}

export const deleteReports = (db: Db, before: Date) =>
  db.deleteFrom('digest_reports').where('reported_at', '<', before).execute()
