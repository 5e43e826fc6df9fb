import { eraseByAddress, filesOf, whoseData } from '#features/person-data/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteFilesLater, workOffDeletions } from '#server/platform/file-deletions/file-deletions.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { signOutEverywhere } from '../../server/tokens.ts'
import {
  deleteUser,
  insertTombstone,
  listRisen,
  listToStore,
  listTombstones,
  type Tombstone,
  updateStored,
} from './queries.ts'

export const storeTombstonesTask = taskKind<Record<never, never>>('auth.store-tombstones')

type Erasing = Pick<Deps, 'db' | 'clock' | 'files' | 'log' | 'tasks'>

/** Deletes everything of a person whose row is held; joins the caller's transaction. Files follow by themselves. */
export async function erase(deps: Erasing, db: Db, gone: Tombstone): Promise<void> {
  const whose = await whoseData(db, gone.user_id)
  const files = await filesOf(db, whose)
  await deleteFilesLater(
    deps,
    db,
    files.map(({ key }) => key),
  )
  await eraseByAddress(db, whose)
  await signOutEverywhere(db, gone.user_id)
  await insertTombstone(db, gone, deps.clock.now())
  await deleteUser(db, gone.user_id)
  await deps.tasks.enqueue(storeTombstonesTask, {}, { db })
}

/** Where the file storage notes who is gone: it is there when the database is lost, and it is in every backup. */
const FOLDER = 'deleted-accounts/'
const keyOf = ({ user_id, opened_at }: Tombstone): string => `${FOLDER}${user_id}-${opened_at.getTime()}`

/** Notes accounts that are gone in the file storage too. */
export async function storeTombstones(deps: Erasing): Promise<void> {
  for (const gone of await listToStore(deps.db)) {
    await deps.files.put(keyOf(gone), Buffer.from('deleted\n'), 'text/plain')
    await updateStored(deps.db, gone, deps.clock.now())
  }
}

/** Everybody who is gone, as the database and the file storage know it. To be read before a restore begins. */
export async function readTombstones({ db, files }: Pick<Erasing, 'db' | 'files'>): Promise<Tombstone[]> {
  const known = new Map((await listTombstones(db)).map((gone) => [keyOf(gone), gone]))
  for await (const key of files.list(FOLDER)) {
    const [, id, opened] = /^deleted-accounts\/(\d+)-(\d+)$/.exec(key) ?? []
    if (id !== undefined) known.set(key, { user_id: Number(id), opened_at: new Date(Number(opened)) })
  }
  return [...known.values()]
}

/**
 * Erases those of the given who are there again, as a backup brings them back; joins the caller's transaction.
 * @returns how many that were
 */
export async function eraseAgain(deps: Erasing, db: Db, gone: readonly Tombstone[]): Promise<number> {
  const risen = await listRisen(db, gone)
  for (const one of risen) await erase(deps, db, one)
  for (const one of gone) await insertTombstone(db, one, deps.clock.now())
  return risen.length
}

/** What a restore brought of their files goes at once. */
export const deleteTheirFiles = (deps: Erasing): Promise<void> => workOffDeletions(deps)
