import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Comparable } from '../rules.ts'

export type ComparableRow = Comparable & { id: number; cluster_id: number }

/** What the similarity score looks at, for approved postings, in no particular order. */
export async function findComparables(db: Db, ids: number[]): Promise<ComparableRow[]> {
  const { rows } = await sql<Omit<ComparableRow, 'pay'> & { usd_min: number | null; usd_max: number | null }>`
    select p.id, p.cluster_id, p.title, p.employer_id, p.job_types, p.monthly_usd_min as usd_min, p.monthly_usd_max as usd_max,
      array(select t.name from posting_tags pt join tags t on t.id = pt.tag_id where pt.posting_id = p.id) as tags
    from postings p where p.id = any(${ids}::bigint[]) and p.review_state = 'approved'`.execute(db)
  return rows.map(({ usd_min, usd_max, ...row }) => ({
    ...row,
    pay: usd_min === null || usd_max === null ? null : { min: usd_min, max: usd_max },
  }))
}

/** The newest listed postings that answer `filters`, at most `take`; null means any. */
export async function findNewest(db: Db, filters: string | null, take: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select ids from search_postings(${filters}::tsquery, null, null, 'date_desc', 0, ${take}::integer, false)`.execute(
    db,
  )
  return rows[0]?.ids ?? []
}

/** Listed postings with any of these words, those with them in the title first, at most `take`. */
export async function findByWords(db: Db, words: string[], take: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select s.ids from search_question(${words.join(' or ')}, '') w,
      lateral search_postings(w, w, null, 'relevance', 0, ${take}::integer, false) s`.execute(db)
  return rows[0]?.ids ?? []
}

/** Ids of a posting's tags. */
export async function findTagIdsOf(db: Db, postingId: number): Promise<number[]> {
  const rows = await db.selectFrom('posting_tags').select('tag_id').where('posting_id', '=', postingId).execute()
  return rows.map((row) => row.tag_id)
}
