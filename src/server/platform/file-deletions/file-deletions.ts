import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Files } from '../files.ts'
import type { Log } from '../log.ts'
import { taskKind, type Tasks } from '../tasks.ts'
import { deleteDone, insertDeletions, listWaiting, updateDone, updateFailed } from './queries.ts'

export const deleteFilesTask = taskKind<Record<never, never>>('files.delete')

const BATCH = 200
const KEEP_DONE_MS = 7 * 86_400_000
/** Tries after which somebody should look at the storage. */
const MANY_TRIES = 10

type Asking = { tasks: Tasks; clock: Clock }

/**
 * Has files deleted that no row will know any more; joins the caller's transaction, so that the rows never go without their
 * files and the files never without their rows. They are gone within a moment, or as soon as the storage answers again.
 */
export async function deleteFilesLater({ tasks, clock }: Asking, db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await insertDeletions(db, keys, clock.now())
  await tasks.enqueue(deleteFilesTask, {}, { db })
}

/** Deletes every file that waits for it; what fails stays waiting. */
export async function workOffDeletions(deps: { db: Db; clock: Clock; files: Files; log: Log }): Promise<void> {
  const { db, clock, files, log } = deps
  for (let after = ''; ;) {
    const keys = await listWaiting(db, after, BATCH)
    for (const key of keys) {
      try {
        await files.delete(key)
        await updateDone(db, key, clock.now())
      } catch (error) {
        const tries = await updateFailed(db, key)
        log[tries >= MANY_TRIES ? 'error' : 'warn']({ err: error, tries }, 'a file is still to be deleted')
      }
    }
    after = keys.at(-1) ?? ''
    if (keys.length < BATCH) break
  }
  await deleteDone(db, new Date(clock.now().getTime() - KEEP_DONE_MS))
}
