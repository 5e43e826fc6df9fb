import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Asks the database for the smallest sign of life. @throws what the driver throws when there is none */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
