import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type SiteStats = { jobseekers: number; jobs: number; companies: number }

/**
 * Listed jobs come from the sums per day, which every reading of a board refreshes at its end: a million rows are not
 * counted. Until the first reading has ended there are none, though its jobs are listed already: these few are counted.
 */
export async function countSite(db: Db): Promise<SiteStats> {
  const { rows } = await sql<SiteStats>`
    select
      (select count(*)::integer from users where account_type = 'jobseeker') as jobseekers,
      coalesce((select sum(listed) from posting_days), (select count(*) from posting_search))::integer as jobs,
      (select count(*)::integer from employers where total_posts > 0) as companies`.execute(db)
  return rows[0] ?? { jobseekers: 0, jobs: 0, companies: 0 }
}
