import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { KnownResume, ParsedResume } from '../contract.ts'

/** As it was kept: what was read before results and their places were looked for has none. */
export type Reading = ParsedResume & Partial<KnownResume>

/** What was read of a resume: undefined when it was not read yet, null when nothing could be. */
export async function findReading(db: Db, resumeId: number): Promise<Reading | null | undefined> {
  const { rows } = await sql<{ found: Reading | null }>`
    select found from resume_readings where resume_id = ${resumeId}`.execute(db)
  return rows[0]?.found
}

/** Keeps what was read; nothing when the resume was removed meanwhile. */
export async function insertReading(db: Db, resumeId: number, found: KnownResume | null, now: Date): Promise<void> {
  await sql`
    insert into resume_readings (resume_id, found, read_at)
    select id, ${found === null ? null : JSON.stringify(found)}::jsonb, ${now} from resumes where id = ${resumeId}
    for key share
    on conflict (resume_id) do update set found = excluded.found, read_at = excluded.read_at`.execute(db)
}
