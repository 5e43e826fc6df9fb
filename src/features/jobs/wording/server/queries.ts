import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Candidate } from '../rules.ts'

/** Of `words` those that stand in no listed posting, each with the words it may have been meant to be. */
export async function findSpellingCandidates(db: Db, words: string[]): Promise<(Candidate & { typed: string })[]> {
  const { rows } = await sql<Candidate & { typed: string }>`/* find_spelling */
    select typed, word, postings from spelling_candidates(${words}::text[])`.execute(db)
  return rows
}
