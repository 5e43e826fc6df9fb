import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Span } from '../rules.ts'

/** Sums of figures over all days, and over those from `since` on. */
export async function sumFigures(db: Db, figures: string[], since: string) {
  const { rows } = await sql<{ figure: string; total: number; recent: number }>`
    select figure, sum(n)::bigint as total, coalesce(sum(n) filter (where bucket >= ${since}::date), 0)::bigint as recent
    from figure_counts where figure = any(${figures}::text[]) group by figure`.execute(db)
  return new Map(rows.map((row) => [row.figure, row]))
}

/** People on a plan that runs at `now`: those who try, and those who pay. */
export async function countRunningPlans(db: Db, now: Date): Promise<{ trying: number; paying: number }> {
  const { rows } = await sql<{ trying: number; paying: number }>`
    select count(*) filter (where plan_type = 'free') as trying, count(*) filter (where plan_type <> 'free') as paying
    from subscriptions where ends_at > ${now}`.execute(db)
  return rows[0] ?? { trying: 0, paying: 0 }
}

export type Point = { figure: string; bucket: string; n: number }

/** Figures by day, week or month, from the first day of the first to before `until`; what is zero may be left out. */
export async function listPoints(
  db: Db,
  { span, figures, since, until }: { span: Span; figures: string[]; since: string; until: string },
): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select figure, date_trunc(${span}, bucket)::date as bucket, sum(n)::bigint as n
    from figure_counts
    where figure = any(${figures}::text[]) and bucket >= ${since}::date and bucket < ${until}::date
    group by 1, 2`.execute(db)
  return rows
}

/** Puts the rows of each figure and bucket together. A reader sees the sum before or after, which is the same. */
export async function foldFigures(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from figure_counts f using (
        select figure, bucket from figure_counts group by figure, bucket having count(*) > 1) many
      where f.figure = many.figure and f.bucket = many.bucket
      returning f.figure, f.bucket, f.n
    )
    insert into figure_counts (figure, bucket, n)
    select figure, bucket, sum(n) from gone group by figure, bucket having sum(n) <> 0`.execute(db)
}
