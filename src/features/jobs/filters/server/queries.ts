import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Matches of a question without its order: the newest ones counted by value, and how many there are in all. */
export type Counted = { total: number; capped: boolean; sampled: number; values: Record<string, number> }

export type CountTerms = {
  typed: string
  last: string
  alternatives: string[]
  plain: string
  core: string[]
  kin: string[]
  filters: string | null
  fromDay: string | null
  today: string
}

/** Counts the values of the newest `take` matches; `total` is capped at 10,000. Given up after two seconds. */
export function countValues(db: Db, terms: CountTerms, take: number): Promise<Counted> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 2000`.execute(trx)
    const { rows } = await sql<Counted>`/* count_values */
      select s.total, s.capped, cardinality(s.ids) as sampled,
        (select coalesce(json_object_agg(v.value, v.found), '{}') from count_values(s.ids, ${terms.today}::date) v) as values
      from search_question(${terms.typed}, ${terms.last}, ${terms.alternatives}::text[]) w,
        kindred_titles(${terms.plain}, ${terms.core}::text[], ${terms.kin}::text[]) k,
        lateral search_postings(
          both_asked(any_asked(w || k), ${terms.filters}::tsquery),
          w, ${terms.fromDay}::date, 'date_desc', 0, ${take}::integer, true) s`.execute(trx)
    return rows[0] ?? { total: 0, capped: false, sampled: 0, values: {} }
  })
}
