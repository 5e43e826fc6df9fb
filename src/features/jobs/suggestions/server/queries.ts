import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type SuggestedRow = { kind: 'title' | 'skill' | 'employer'; term: string; postings: number }

/** Terms that begin like `begun` or have a word that does, `take` of each kind; nearly so where none does. */
export async function findSuggested(db: Db, begun: string, take: number): Promise<SuggestedRow[]> {
  const { rows } = await sql<SuggestedRow>`/* find_suggested */
    select kind, term, postings from suggested(${begun}, ${take}::integer)`.execute(db)
  return rows
}
