import type { Db } from '#server/platform/db/database.ts'
import {
  closeRows,
  deleteByAddress,
  findWhose,
  listColumns,
  listFiles,
  nextRows,
  openRows,
  type PersonFile,
  type Whose,
} from './queries.ts'
import { PERSON_TABLES, type PersonTable } from './tables.ts'

export type { PersonFile, Whose } from './queries.ts'

/** Small enough to be forgotten soon: large texts stay in memory until much of it is used. */
const BATCH_CHARS = 32_000
const [FIRST_BATCH, MOST_ROWS] = [5, 200]

/** Whose rows and files are meant: by number, and by the addresses that are nobody else's. */
export const whoseData = (db: Db, userId: number): Promise<Whose> => findWhose(db, userId)

/** What goes into an archive, in the order a person reads it. */
export const EXPORTED: readonly PersonTable[] = PERSON_TABLES.filter(({ fate }) => fate.startsWith('export'))

/**
 * A person's rows of a table as texts of JSON, some at a time: never more than these are in memory. The caller is in a
 * transaction and reads one table after the other.
 */
export async function* rowsOf(db: Db, table: PersonTable, whose: Whose): AsyncGenerator<string[]> {
  await openRows(db, table, await listColumns(db, table), whose)
  for (let wanted = FIRST_BATCH; ;) {
    const lines = await nextRows(db, wanted)
    if (lines.length > 0) yield lines
    if (lines.length < wanted) break
    const longest = Math.max(...lines.map(({ length }) => length))
    wanted = Math.min(MOST_ROWS, Math.max(1, Math.floor(BATCH_CHARS / longest)))
  }
  await closeRows(db)
}

/** Every file of a person, each once. */
export const filesOf = (db: Db, whose: Whose): Promise<PersonFile[]> => listFiles(db, whose)

/** Deletes what knows a person by an address alone; joins the caller's transaction, before the person goes. */
export const eraseByAddress = (db: Db, whose: Whose): Promise<void> => deleteByAddress(db, whose)
