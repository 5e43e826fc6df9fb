import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { signOutEverywhere } from '../../server/service.ts'
import { isActingAdmin, lockAdmins, lockPeople, updateDisabled } from './queries.ts'

const noSuchPerson = () => new AppError(404, 'not_found', 'Not found.')

/**
 * Keeps a person out: every session ends at once, none begins, and their scheduled work rests. Joins the caller's
 * transaction; false when they were out already. The one who acts stays in, so an admin always does.
 * @throws AppError 409 for oneself, 403 when the one who acts was disabled a moment ago, 404 for nobody's id
 */
export async function disableAccount(
  db: Db,
  given: { adminId: number; userId: number; reason: string; now: Date },
): Promise<boolean> {
  const { adminId, userId, reason, now } = given
  if (adminId === userId) throw new AppError(409, 'yourself', 'You cannot disable your own account.')
  await lockPeople(db, [adminId, userId])
  await lockAdmins(db)
  if (!(await isActingAdmin(db, adminId))) {
    throw new AppError(403, 'admin_only', 'Access denied. Admin privileges required.')
  }
  const changed = await updateDisabled(db, userId, { reason, now })
  if (changed === undefined) throw noSuchPerson()
  await signOutEverywhere(db, userId)
  return changed
}

/** Lets a person in again, with sessions to be opened anew; false when they were not out. @throws AppError 404 for nobody's id */
export async function enableAccount(db: Db, userId: number): Promise<boolean> {
  const changed = await updateDisabled(db, userId, null)
  if (changed === undefined) throw noSuchPerson()
  return changed
}
