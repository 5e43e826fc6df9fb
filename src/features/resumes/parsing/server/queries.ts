import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ParsedResume } from '../contract.ts'

/** What was read of a resume: undefined when it was not read yet, null when nothing could be. */
export async function findReading(db: Db, resumeId: number): Promise<ParsedResume | null | undefined> {
  const { rows } = await sql<{ found: ParsedResume | null }>`
    select found from resume_readings where resume_id = ${resumeId}`.execute(db)
  return rows[0]?.found
}

/** Keeps what was read; nothing when the resume was removed meanwhile. */
export async function insertReading(db: Db, resumeId: number, found: ParsedResume | null, now: Date): Promise<void> {
  await sql`
    insert into resume_readings (resume_id, found, read_at)
    select id, ${found === null ? null : JSON.stringify(found)}::jsonb, ${now} from resumes where id = ${resumeId}
    for key share
    on conflict (resume_id) do update set found = excluded.found, read_at = excluded.read_at`.execute(db)
}
