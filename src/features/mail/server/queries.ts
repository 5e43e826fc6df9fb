import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type NewMail = {
  key: string
  recipient: string
  sealed: string
  valid_until: Date | null
  created_at: Date
  forget: boolean
}

/** Keeps a mail, unless one with this key was ever kept; gives the number of a new one. */
export async function insertMail(db: Db, mail: NewMail): Promise<number | undefined> {
  const row = await db
    .insertInto('outgoing_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The same for many at once. */
export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into outgoing_mails (key, recipient, sealed, valid_until, created_at, forget)
    select key, recipient, sealed, valid_until, created_at, forget
    from json_to_recordset(${JSON.stringify(mails)}::json) as r(
      key text, recipient text, sealed text, valid_until timestamptz, created_at timestamptz, forget boolean)
    on conflict (key) do nothing returning id`.execute(db)
  return rows.map((row) => row.id)
}

/** Takes a waiting mail for one sender until `until`; nobody else gets it before. */
export const claimMail = (db: Db, id: number, now: Date, until: Date) =>
  db
    .updateTable('outgoing_mails')
    .set((eb) => ({ claimed_until: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returning(['id', 'key', 'recipient', 'sealed', 'valid_until', 'created_at', 'handing_over_at'])
    .executeTakeFirst()

/** Written down before the text of a mail leaves. */
export async function markHandingOver(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('outgoing_mails').set({ handing_over_at: now }).where('id', '=', id).execute()
}

export async function isWaiting(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('outgoing_mails')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

export type Settled = 'sent' | 'unconfirmed' | 'refused' | 'late' | 'given-up'

/**
 * The end of a mail: its text is wiped, and its row goes where that was wished. The text of a refused one stays sealed for
 * somebody to send it again.
 */
export async function settleMail(db: Db, id: number, state: Settled, now: Date, error?: string): Promise<void> {
  const row = await db
    .updateTable('outgoing_mails')
    .set({
      state,
      ...(state === 'refused' ? {} : { sealed: null }),
      settled_at: now,
      claimed_until: null,
      ...(error === undefined ? {} : { last_error: error }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('forget')
    .executeTakeFirst()
  if (row?.forget) await db.deleteFrom('outgoing_mails').where('id', '=', id).execute()
}

/** Lets the next try have it at once. */
export async function releaseMail(db: Db, id: number, error: string): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ claimed_until: null, handing_over_at: null, last_error: error })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Waiting mails that were written before the given moment, oldest first. */
export async function findWaitingSince(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('outgoing_mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from outgoing_mails where state = 'waiting'`.execute(db)
  return rows[0]?.n ?? 0
}

/** Ends what has waited since before `writtenBefore`. */
export async function giveUpMails(db: Db, writtenBefore: Date, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update outgoing_mails set state = 'given-up', settled_at = ${now}, claimed_until = null
    where state = 'waiting' and created_at < ${writtenBefore}`.execute(db)
  await db.deleteFrom('outgoing_mails').where('forget', '=', true).where('state', '!=', 'waiting').execute()
  return Number(numAffectedRows ?? 0)
}

/** The text of mails that came to nothing before the given moment, or are too late by now. */
export async function wipeRefused(db: Db, settledBefore: Date, now: Date): Promise<void> {
  await sql`
    update outgoing_mails set sealed = null
    where state in ('refused', 'given-up') and sealed is not null
      and (settled_at < ${settledBefore} or valid_until <= ${now})`.execute(db)
}

/** A mail that came to nothing, held until the transaction ends. */
export const lockRefused = (db: Db, id: number) =>
  db
    .selectFrom('outgoing_mails')
    .select(['key', 'sealed', 'valid_until', 'state'])
    .where('id', '=', id)
    .where('state', 'in', ['refused', 'given-up'])
    .forUpdate()
    .executeTakeFirst()

/** Lets it wait again as if it had been written now. */
export async function reviveMail(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ state: 'waiting', created_at: now, settled_at: null, claimed_until: null, handing_over_at: null })
    .where('id', '=', id)
    .execute()
}

export async function dropMail(db: Db, id: number): Promise<void> {
  await db.updateTable('outgoing_mails').set({ state: 'dropped', sealed: null }).where('id', '=', id).execute()
}

export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('created_at', '<', before).where('state', '!=', 'waiting').execute()
}
