import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Comparable } from '../rules.ts'

export type ComparableRow = Comparable & { id: number; cluster_id: number }

type Stored = Omit<ComparableRow, 'pay'> & { usd_min: number | null; usd_max: number | null }

/** What the similarity score looks at, of postings `p`. */
const compared = sql`p.id, p.cluster_id, p.title, known_employer(p.employer_id, p.cluster_id) as employer_id, p.job_types, p.monthly_usd_min as usd_min,
  p.monthly_usd_max as usd_max,
  array(select t.name from posting_tags pt join tags t on t.id = pt.tag_id where pt.posting_id = p.id) as tags`

const asComparable = <Row extends Stored>({ usd_min: min, usd_max: max, ...row }: Row) => ({
  ...row,
  pay: min === null || max === null ? null : { min, max },
})

/** An approved posting with the ids of its tags. */
export async function findComparable(db: Db, id: number): Promise<(ComparableRow & { tag_ids: number[] }) | undefined> {
  const { rows } = await sql<Stored & { tag_ids: number[] }>`/* find_comparable */
    select ${compared}, array(select pt.tag_id from posting_tags pt where pt.posting_id = p.id) as tag_ids
    from postings p where p.id = ${id} and p.review_state = 'approved'`.execute(db)
  return rows.map(asComparable)[0]
}

/** The newest listed postings that answer `filters`, at most `take`; null means any. */
export async function findNewest(db: Db, filters: string | null, take: number): Promise<ComparableRow[]> {
  const { rows } = await sql<Stored>`/* find_newest */
    select ${compared}
    from search_postings(${filters}::tsquery, null, null, 'date_desc', 0, ${take}::integer, false) s,
      unnest(s.ids) with ordinality found(id, place)
    join postings p on p.id = found.id and p.review_state = 'approved'
    order by found.place`.execute(db)
  return rows.map(asComparable)
}

/** Listed postings with any of these words, those with them in the title first, at most `take`. */
export async function findByWords(db: Db, words: string[], take: number): Promise<ComparableRow[]> {
  const { rows } = await sql<Stored>`/* find_by_words */
    select ${compared}
    from search_question(${words.join(' or ')}, '') w,
      lateral search_postings(w, w, null, 'relevance', 0, ${take}::integer, false) s,
      unnest(s.ids) with ordinality found(id, place)
    join postings p on p.id = found.id and p.review_state = 'approved'
    order by found.place`.execute(db)
  return rows.map(asComparable)
}
