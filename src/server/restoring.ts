import { deleteTheirFiles, eraseAgain, readTombstones } from '#features/auth/deletion/server/erase.ts'
import type { Deps } from './deps.ts'
import { type Progress, restore } from './platform/backup/backup.ts'

const sentence = (accounts: number): string => `${accounts} deleted accounts were in it and are erased again.`

/**
 * Restores a backup; nobody who deleted their account comes back with one that is older than that. Who is gone is read
 * first, from the database that is about to be replaced and from the file storage, which is there when that one is lost.
 * @throws as `restore`
 */
export async function restoreWithoutTheGone(
  deps: Deps,
  folder: string,
  { replace, say }: { replace: boolean; say: Progress },
): Promise<void> {
  const gone = await readTombstones(deps)
  let erased = 0
  await restore(deps.db, deps.files, folder, {
    replace,
    say,
    afterRows: async (db) => void (erased = await eraseAgain(deps, db, gone)),
  })
  await deleteTheirFiles(deps)
  if (erased > 0) say(sentence(erased))
}

/** The same after a restore that was made by other means, such as PostgreSQL's own. */
export async function eraseTheGone(deps: Deps, say: Progress): Promise<void> {
  const gone = await readTombstones(deps)
  say(sentence(await deps.db.transaction().execute((db) => eraseAgain(deps, db, gone))))
  await deleteTheirFiles(deps)
}
