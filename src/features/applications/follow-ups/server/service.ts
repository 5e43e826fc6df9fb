import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import { byPerson, insertEvents } from '../../history/server/queries.ts'
import type { FollowUp } from '../contract.ts'
import { inOrderOfDue, MAX_FOLLOW_UPS } from '../rules.ts'
import {
  deleteFollowUp,
  findFollowUp,
  findOwnForUpdate,
  insertFollowUp,
  listFollowUpRows,
  updateFollowUpRow,
  updateFollowUpSent,
  type FollowUpRow,
} from './queries.ts'

type Person = { id: number }
type FollowUpPlace = { id: number; follow_up_id: number }
type Patch = { due_on?: string | undefined; text?: string | undefined; done?: boolean | undefined }

const notFound = () => new AppError(404, 'not_found', 'Not found.')

const onTheWire = (row: FollowUpRow): FollowUp => ({
  id: row.id,
  due_on: row.due_on,
  text: row.text,
  done_at: row.done_at?.toISOString() ?? null,
})

/** The follow-ups of an application: what is due first, what is done last. */
export const listFollowUps = async (db: Db, applicationId: number): Promise<FollowUp[]> =>
  inOrderOfDue((await listFollowUpRows(db, applicationId)).map(onTheWire))

/** @throws AppError 404 also for somebody else's application; FieldError 400 beyond 50 */
export function addFollowUp(deps: Deps, user: Person, id: number, given: { due_on: string; text: string }) {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    if (!(await findOwnForUpdate(db, user.id, id))) throw notFound()
    if ((await listFollowUpRows(db, id)).length >= MAX_FOLLOW_UPS) {
      throw new FieldError({ non_field_errors: [`An application has at most ${MAX_FOLLOW_UPS} follow-ups.`] })
    }
    const row = await insertFollowUp(db, { application_id: id, ...given }, now)
    await insertEvents(db, [
      byPerson(id, now, { kind: 'follow_up_set', to_value: row.due_on, detail: { note: row.text } }),
    ])
    return onTheWire(row)
  })
}

/** What is done stays done at the moment it first was. @throws AppError 404 */
export function changeFollowUp(deps: Deps, user: Person, place: FollowUpPlace, patch: Patch): Promise<FollowUp> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const before = await lockedFollowUp(db, user, place)
    const done_at = patch.done === undefined ? before.done_at : patch.done ? (before.done_at ?? now) : null
    const fields = { due_on: patch.due_on ?? before.due_on, text: patch.text ?? before.text, done_at }
    const kind = changeOf(before, fields)
    if (kind === null) return onTheWire(before)
    const row = await updateFollowUpRow(db, before.id, fields, now)
    const event = { kind, from_value: before.due_on, to_value: row.due_on, detail: { note: row.text } }
    await insertEvents(db, [byPerson(place.id, now, event)])
    return onTheWire(row)
  })
}

type Changeable = Pick<FollowUpRow, 'due_on' | 'text' | 'done_at'>

function changeOf(before: Changeable, after: Changeable): string | null {
  if ((before.done_at === null) !== (after.done_at === null)) {
    return after.done_at === null ? 'follow_up_reopened' : 'follow_up_done'
  }
  return before.due_on === after.due_on && before.text === after.text ? null : 'follow_up_changed'
}

async function lockedFollowUp(db: Db, user: Person, place: FollowUpPlace): Promise<FollowUpRow> {
  const own = await findOwnForUpdate(db, user.id, place.id)
  const row = own && (await findFollowUp(db, place.id, place.follow_up_id))
  if (!row) throw notFound()
  return row
}

/** @throws AppError 404 also for what is gone already */
export function removeFollowUp(deps: Deps, user: Person, place: FollowUpPlace): Promise<void> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const row = await lockedFollowUp(db, user, place)
    await deleteFollowUp(db, row.id)
    const event = { kind: 'follow_up_removed', from_value: row.due_on, detail: { note: row.text } }
    await insertEvents(db, [byPerson(place.id, now, event)])
  })
}

/** Notes once that the person sent the prepared follow-up; again, it answers when that was. @throws AppError 404 */
export function markFollowUpSent(deps: Deps, user: Person, id: number, text: string) {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const own = await findOwnForUpdate(db, user.id, id)
    if (!own) throw notFound()
    if (own.follow_up_sent_at) return { follow_up_sent_at: own.follow_up_sent_at.toISOString() }
    await updateFollowUpSent(db, id, now)
    await insertEvents(db, [byPerson(id, now, { kind: 'follow_up_sent', detail: { note: text } })])
    return { follow_up_sent_at: now.toISOString() }
  })
}
