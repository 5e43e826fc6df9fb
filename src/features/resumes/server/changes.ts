import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Resume } from '../contract.ts'
import { displayName, RESUME_KINDS } from '../rules.ts'
import {
  deleteResume,
  findResumeRow,
  lockResumes,
  type ResumeRow,
  updateName,
  updateNewestToDefault,
  updateNoDefault,
  updateToDefault,
  wasSent,
} from './queries.ts'
import { discard, onTheWire } from './service.ts'

/** @throws AppError 404 when there is no such resume of this person. */
function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError(404, 'not_found', 'Resume not found.')
  return found
}

/** One change at a time to a person's list, all of it or nothing. */
const changeList = <T>(db: Db, userId: number, change: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (inside) => {
    await lockResumes(inside, userId)
    return change(inside)
  })

/**
 * Makes a resume the default one; asked again it changes nothing.
 * @throws AppError 404 when there is no such resume of this person.
 */
export async function makeDefault(db: Db, userId: number, id: number): Promise<Resume> {
  const row = await changeList(db, userId, async (inside) => {
    existing(await findResumeRow(inside, userId, id))
    await updateNoDefault(inside, userId)
    return existing(await updateToDefault(inside, userId, id))
  })
  return onTheWire(row)
}

/** By its name, which always ends as the content demands. */
const kindOf = (row: ResumeRow) => RESUME_KINDS.find((kind) => row.file_name.endsWith(`.${kind}`)) ?? 'pdf'

/**
 * Gives a resume another name, made fit to be shown; its extension stays.
 * @throws AppError 404 when there is no such resume of this person.
 */
export async function renameResume(db: Db, userId: number, given: { id: number; name: string }): Promise<Resume> {
  const row = existing(await findResumeRow(db, userId, given.id))
  return onTheWire(existing(await updateName(db, userId, row.id, displayName(given.name, kindOf(row)))))
}

/**
 * Removes a resume; the newest of the others becomes the default one. The file goes with it, unless an application went
 * out with it: there it stays as it was. One that goes out at this moment waits, and finds no resume any more.
 * @throws AppError 404 when there is no such resume of this person.
 */
export async function removeResume(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  userId: number,
  id: number,
): Promise<void> {
  const key = await changeList(deps.db, userId, async (db) => {
    const removed = existing(await deleteResume(db, userId, id))
    await updateNewestToDefault(db, userId)
    return removed
  })
  if (!(await wasSent(deps.db, userId, key))) await discard(deps, key)
}
