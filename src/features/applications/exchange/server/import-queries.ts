import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** What an import added and nobody touched since: every change writes an event behind the one of the import. */
const untouched = sql`
  a.removed_at is null and not exists (
    select from application_events later where later.application_id = a.id and later.id > (
      select max(e.id) from application_events e where e.application_id = a.id and e.kind = 'imported'))`

export type ImportRow = {
  id: number
  file_name: string
  imported_at: Date
  undone_at: Date | null
  added: number
  removable: number
}

/** The person's imports, newest first. */
export async function listImports(db: Db, userId: number, take: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select i.id, i.file_name, i.imported_at, i.undone_at, i.added,
      (select count(*)::integer from applications a where a.import_id = i.id and ${untouched}) as removable
    from application_imports i where i.user_id = ${userId} order by i.id desc limit ${take}::integer`.execute(db)
  return rows
}

/** Marks an import as undone; false when the person has no such import. One that was undone stays as it was. */
export async function updateToUndone(db: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update application_imports set undone_at = coalesce(undone_at, ${now})
    where id = ${id} and user_id = ${userId} returning id`.execute(db)
  return rows.length > 0
}

/** Puts away what an import added, except what was touched since; gives the entries. */
export async function updateImportedToRemoved(db: Db, importId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update applications a set removed_at = ${now}, updated_at = ${now}
    where a.import_id = ${importId} and a.job_id is null and ${untouched} returning a.id`.execute(db)
  return rows.map((row) => row.id)
}

/** How many of an import are still there. */
export async function countImported(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from applications where import_id = ${importId} and removed_at is null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
