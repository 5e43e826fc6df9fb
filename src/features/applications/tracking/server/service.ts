import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Application } from '../../contract.ts'
import { insertEvents, listEvents, type NewEvent } from '../../history/server/queries.ts'
import type { ApplicationStatus } from '../../rules.ts'
import { presentApplication, presentEvent, presentReceipt } from '../../server/present.ts'
import { findOwnApplication, listOwnApplications } from '../../server/queries.ts'
import { findOwnViewForUpdate, updateOwnView, type OwnView } from './queries.ts'

type Person = { id: number }
type Change = {
  status: ApplicationStatus
  notes?: string | undefined
  interview_date?: string | null | undefined
  offer_date?: string | null | undefined
}

const notFound = () => new AppError(404, 'not_found', 'Not found.')

/** The person's applications, newest first. */
export async function listApplications(deps: Deps, user: Person): Promise<Application[]> {
  return (await listOwnApplications(deps.db, user.id)).map(presentApplication)
}

/** One application with receipt and history. @throws AppError 404 also for somebody else's */
export async function getApplication(deps: Deps, user: Person, id: number) {
  const row = await findOwnApplication(deps.db, user.id, id)
  if (!row) throw notFound()
  const events = await listEvents(deps.db, row.id)
  return { application: presentApplication(row), receipt: presentReceipt(row), history: events.map(presentEvent) }
}

/**
 * Changes the person's own view, any status to any (spec 2 §4). Of two changes at once the last one wins, and the
 * history has both. @throws AppError 404 also for somebody else's
 */
export async function updateStatus(deps: Deps, user: Person, id: number, change: Change): Promise<Application> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const before = await findOwnViewForUpdate(db, user.id, id)
    if (!before) throw notFound()
    const after: OwnView = {
      status: change.status,
      notes: change.notes ?? before.notes,
      interview_date: asDate(change.interview_date, before.interview_date),
      offer_date: asDate(change.offer_date, before.offer_date),
    }
    const events = changesBetween(before, after).map((event) => ({ ...event, application_id: id, happened_at: now }))
    if (events.length === 0) return
    await updateOwnView(db, id, { ...after, now })
    await insertEvents(db, events)
  })
  const row = await findOwnApplication(deps.db, user.id, id)
  if (!row) throw notFound()
  return presentApplication(row)
}

/** Not mentioned keeps what was, null clears it. */
const asDate = (given: string | null | undefined, before: Date | null): Date | null =>
  given === undefined ? before : given === null ? null : new Date(given)

type Difference = Pick<NewEvent, 'kind' | 'actor' | 'from_value' | 'to_value'>

function changesBetween(before: OwnView, after: OwnView): Difference[] {
  const text = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : value)
  return (['status', 'notes', 'interview_date', 'offer_date'] as const)
    .map((kind) => ({ kind, actor: 'person' as const, from_value: text(before[kind]), to_value: text(after[kind]) }))
    .filter((difference) => difference.from_value !== difference.to_value)
}
