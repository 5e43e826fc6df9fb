import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type NoteRow = {
  employer_id: number
  name: string
  version: number
  text: string
  written_at: Date
  reply: string
  replied_at: Date | null
  by: string | null
  created_at: Date
}

/** Every version of the notes about an employer and the names it keeps; its own first, the latest version first. */
export async function listVersions(db: Db, employerId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.employer_id, e.name, n.version, n.text, n.written_at, n.reply, n.replied_at, u.username as by, n.created_at
    from employers e join employer_notes n on n.employer_id = e.id left join users u on u.id = n.admin_id
    where e.id = ${employerId} or e.merged_into_id = ${employerId}
    order by e.id <> ${employerId}, e.id, n.version desc`.execute(db)
  return rows
}

export type ShownRow = Pick<NoteRow, 'name' | 'text' | 'written_at' | 'reply' | 'replied_at'>

/** What is said of an employer in public, also under the names it keeps. */
export async function listShown(db: Db, employerId: number): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`/* list_shown_notes */
    select e.name, n.text, n.written_at, n.reply, n.replied_at
    from employers e cross join lateral (
      select * from employer_notes v where v.employer_id = e.id order by v.version desc limit 1) n
    where (e.id = ${employerId} or e.merged_into_id = ${employerId}) and n.text <> ''
    order by e.id <> ${employerId}, e.id`.execute(db)
  return rows
}

/** Holds the employer for writing about it, so that versions come one after the other. @returns its name */
export async function lockEmployer(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from employers where id = ${id} for no key update`.execute(
    db,
  )
  return rows[0]?.name
}

export type NewVersion = Omit<NoteRow, 'name' | 'by' | 'created_at'> & { admin_id: number; created_at: Date }

export const insertVersion = (db: Db, version: NewVersion) => db.insertInto('employer_notes').values(version).execute()
