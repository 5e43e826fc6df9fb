import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type StoredText = {
  id: number
  cluster_id: number
  title: string
  description: string
  location: string | null
  monthly_php_max: number | null
  source: string
  job_types: string[]
}

/** Open postings whose words were read by older patterns than `version`. */
export async function findReadBefore(db: Db, version: number, limit: number): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    select id, cluster_id, title, description, location, monthly_php_max, source, job_types from postings
    where closed_at is null and said_version < ${version}::smallint order by said_version, id limit ${limit}::integer`.execute(
    db,
  )
  return rows
}

/** Writes what the words of these postings say, and by which patterns that was read. */
export const updateSaid = (db: Db, rows: { id: number; said: string[]; alike: string | null }[], version: number) =>
  sql`update postings p set said = r.said, alike = r.alike, said_version = ${version}::smallint
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id bigint, said text[], alike text) where p.id = r.id`.execute(
    db,
  )
