import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { IdentityImages, Verifications } from '#server/platform/db/types.ts'
import type { ImageKind } from '../rules.ts'

export type VerificationRow = Selectable<Verifications>
export type ImageRow = Selectable<IdentityImages>

export const findVerification = (db: Db, userId: number): Promise<VerificationRow | undefined> =>
  db.selectFrom('verifications').selectAll().where('user_id', '=', userId).executeTakeFirst()

/**
 * Begins anew with fresh pictures, unless a call is talking to the board right now: then undefined. Holds the row until
 * the transaction ends.
 */
export const upsertUploaded = (db: Db, userId: number, now: Date): Promise<VerificationRow | undefined> =>
  db
    .insertInto('verifications')
    .values({ user_id: userId, state: 'uploaded', updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ state: 'uploaded', board_said: null, code_tries: 0, busy_until: null, updated_at: now })
        .where((where) =>
          where.or([where('verifications.busy_until', 'is', null), where('verifications.busy_until', '<=', now)]),
        ),
    )
    .returningAll()
    .executeTakeFirst()

/** Takes the right to talk to the board for a person; undefined when another call has it or nothing was begun. */
export const claimTalk = (db: Db, userId: number, { now, until }: { now: Date; until: Date }) =>
  db
    .updateTable('verifications')
    .set({ busy_until: until })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('busy_until', 'is', null), where('busy_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()

type Change = Partial<Pick<VerificationRow, 'state' | 'board_said' | 'code_tries'>>

/** Gives the right back and writes down what the board said. */
export async function endTalk(db: Db, userId: number, change: Change, now: Date): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ ...change, busy_until: null, updated_at: now })
    .where('user_id', '=', userId)
    .execute()
}

/** The board has the pictures and wants the rest. */
export async function updateSent(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('verifications').set({ state: 'sent', updated_at: now }).where('user_id', '=', userId).execute()
}

/** Nothing is to be sent any more, unless the board has it already. */
export async function updateWithdrawn(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ state: 'withdrawn', updated_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'uploaded')
    .execute()
}

/** Counts a try before the code is looked at; undefined when none is left. */
export async function countTry(db: Db, userId: number, most: number): Promise<number | undefined> {
  const row = await db
    .updateTable('verifications')
    .set((was) => ({ code_tries: was('code_tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('code_tries', '<', most)
    .returning('code_tries')
    .executeTakeFirst()
  return row?.code_tries
}

/** A try nobody looked at does not count. */
export async function giveTryBack(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('verifications')
    .set((was) => ({ code_tries: was('code_tries', '-', 1) }))
    .where('user_id', '=', userId)
    .where('code_tries', '>', 0)
    .execute()
}

type NewImage = {
  user_id: number
  kind: ImageKind
  file_key: string
  key_sealed: string
  received_at: Date
  delete_by: Date
}

export async function insertImages(db: Db, images: NewImage[]): Promise<void> {
  await db.insertInto('identity_images').values(images).execute()
}

/** The pictures that can still be opened. */
export const listOpenable = (db: Db, userId: number, now: Date): Promise<ImageRow[]> =>
  db
    .selectFrom('identity_images')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key_sealed', 'is not', null)
    .where('delete_by', '>', now)
    .execute()

/** The last pictures of a person, newest first, with every time each was opened. */
export async function listImages(db: Db, userId: number, count: number) {
  const images = await db
    .selectFrom('identity_images')
    .select(['id', 'kind', 'received_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  const ids = images.map(({ id }) => id)
  const reads = await sql<{ image_id: number; purpose: string; read_at: Date }>`
    select image_id, purpose, read_at from identity_image_reads where image_id = any(${ids}) order by id`.execute(db)
  return images.map((image) => ({ ...image, reads: reads.rows.filter((read) => read.image_id === image.id) }))
}

export async function insertReads(
  db: Db,
  reads: { image_id: number; user_id: number; purpose: string; read_at: Date }[],
) {
  await db.insertInto('identity_image_reads').values(reads).execute()
}

/** Throws the keys of a person's pictures away: from now on nobody can open them. */
export async function forgetKeys(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('identity_images')
    .set({ key_sealed: null })
    .where('user_id', '=', userId)
    .where('key_sealed', 'is not', null)
    .execute()
}

/** Throws the keys of all pictures away whose time is over. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('identity_images')
    .set({ key_sealed: null })
    .where('delete_by', '<=', now)
    .where('key_sealed', 'is not', null)
    .execute()
}

/** Files without a key that are still there, of one person or of all. */
export const listLeftovers = (db: Db, userId: number | null): Promise<{ id: number; file_key: string }[]> =>
  db
    .selectFrom('identity_images')
    .select(['id', 'file_key'])
    .where('deleted_at', 'is', null)
    .where('key_sealed', 'is', null)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? 0))
    .execute()

export async function updateDeleted(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('identity_images')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Which of these files belong to a picture that is not deleted. */
export async function listKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('identity_images')
    .select('file_key')
    .where('file_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ file_key }) => file_key))
}
