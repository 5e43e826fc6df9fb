import type { Db } from '#server/platform/db/database.ts'

export type NewContactMessage = {
  name: string
  email: string
  subject: string
  message: string
  content_key: string
  created_at: Date
}

/** Keeps a message; its id, or undefined when the very same one is already there. */
export async function insertContactMessage(db: Db, given: NewContactMessage): Promise<number | undefined> {
  const row = await db
    .insertInto('contact_messages')
    .values(given)
    .onConflict((conflict) => conflict.column('content_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Forgets what was written before `moment`; how many there were. */
export async function deleteContactMessagesBefore(db: Db, moment: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('created_at', '<', moment).executeTakeFirst()
  return Number(numDeletedRows)
}
