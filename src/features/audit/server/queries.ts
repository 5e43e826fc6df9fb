import type { Db } from '#server/platform/db/database.ts'

export type NewEntry = {
  happened_at: Date
  actor_kind: 'admin' | 'operator'
  actor_id: number | null
  action: string
  subject_kind: string
  subject_id: number | null
  reason: string
  details: string
}

export const insertEntry = (db: Db, entry: NewEntry) => db.insertInto('audit_entries').values(entry).execute()
