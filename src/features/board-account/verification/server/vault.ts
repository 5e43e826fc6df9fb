import { randomUUID } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { FLEETING } from '#server/platform/files.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { IMAGE_KINDS, type ImageKind } from '../rules.ts'
import {
  forgetKeys,
  forgetOldKeys,
  insertImages,
  insertReads,
  listKnownKeys,
  listLeftovers,
  listOpenable,
  updateDeleted,
} from './queries.ts'
import { openPicture, sealPicture } from './sealed-picture.ts'

type Vault = Pick<Deps, 'db' | 'clock' | 'files' | 'log' | 'secrets'>
type Pictures = Record<ImageKind, Buffer>

export const sweepImagesTask = taskKind<Record<never, never>>('board-verification.sweep-images')

/** The sweep comes every ten minutes: nothing is there a full day. */
const KEEP_MS = 23.5 * 3_600_000
/** A file without a row may be one whose row is just being written. */
const ORPHAN_MS = 3_600_000
const FOLDER = `${FLEETING}identity/`

const contextOf = (userId: number, kind: string): string => `identity_images:${userId}:${kind}`

/**
 * Keeps a person's pictures, each under a key of its own; those of before can be opened no more. `alsoInside` holds or
 * falls together with it. Gives until when they are kept at most.
 */
export async function keepPictures(
  deps: Vault,
  userId: number,
  pictures: Pictures,
  alsoInside: (db: Db) => Promise<void>,
): Promise<Date> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + KEEP_MS)
  const sealed = IMAGE_KINDS.map((kind) => ({
    kind,
    file_key: `${FOLDER}${userId}/${now.getTime()}-${randomUUID()}`,
    ...sealPicture(deps.secrets, pictures[kind], contextOf(userId, kind)),
  }))
  try {
    for (const { file_key, bytes } of sealed) await deps.files.put(file_key, bytes, 'application/octet-stream')
    await inTransaction(deps.db, async (db) => {
      await alsoInside(db)
      await forgetKeys(db, userId)
      await insertImages(
        db,
        sealed.map(({ kind, file_key, keySealed }) => {
          return { user_id: userId, kind, file_key, key_sealed: keySealed, received_at: now, delete_by: until }
        }),
      )
    })
  } catch (error) {
    for (const { file_key } of sealed) await deps.files.delete(file_key).catch(() => undefined)
    throw error
  }
  await deleteLeftovers(deps, userId)
  return until
}

/**
 * Opens a person's pictures and writes down that it did; null when they are not all there any more, or cannot be opened
 * because the key ring has changed.
 */
export async function openPictures(deps: Vault, userId: number, purpose: string): Promise<Pictures | null> {
  const now = deps.clock.now()
  const rows = await listOpenable(deps.db, userId, now)
  if (IMAGE_KINDS.some((kind) => !rows.some((row) => row.kind === kind))) return null
  // Before they are opened: a read that is written down and did not happen is better than the other way round.
  const reads = rows.map(({ id }) => ({ image_id: id, user_id: userId, purpose, read_at: now }))
  await insertReads(deps.db, reads)
  try {
    const opened = rows.map(async ({ kind, file_key, key_sealed }) => {
      const bytes = Buffer.from(await deps.files.get(file_key))
      return [kind, openPicture(deps.secrets, { bytes, keySealed: key_sealed ?? '' }, contextOf(userId, kind))] as const
    })
    return Object.fromEntries(await Promise.all(opened)) as Pictures
  } catch (error) {
    deps.log.warn({ err: error }, 'the pictures of a verification could not be opened')
    return null
  }
}

/** Deletes a person's pictures: the keys first, then the files; what fails is tried again by the sweep. */
export async function deletePictures(deps: Vault, userId: number): Promise<void> {
  await forgetKeys(deps.db, userId)
  await deleteLeftovers(deps, userId)
}

async function deleteLeftovers(deps: Vault, userId: number | null): Promise<void> {
  for (const { id, file_key } of await listLeftovers(deps.db, userId)) {
    try {
      await deps.files.delete(file_key)
      await updateDeleted(deps.db, id, deps.clock.now())
    } catch (error) {
      deps.log.warn({ err: error }, 'a picture of a verification is left for the sweep')
    }
  }
}

/** Deletes every picture whose time is over, and every file of the vault that no picture refers to. */
export async function sweepImages(deps: Vault): Promise<void> {
  await forgetOldKeys(deps.db, deps.clock.now())
  await deleteLeftovers(deps, null)
  const before = deps.clock.now().getTime() - ORPHAN_MS
  const old: string[] = []
  for await (const key of deps.files.list(FOLDER)) {
    if (Number(/\/(\d+)-[^/]+$/.exec(key)?.[1]) <= before) old.push(key)
  }
  const known = old.length > 0 ? await listKnownKeys(deps.db, old) : new Set<string>()
  for (const key of old) if (!known.has(key)) await deps.files.delete(key)
}
