import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/binder.ts'
import type { Application } from '../../contract.ts'
import { listFollowUps } from '../../follow-ups/server/service.ts'
import { insertEvents, listEvents, type NewEvent } from '../../history/server/queries.ts'
import { listInterviews, moveMainInterview } from '../../interviews/server/service.ts'
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
  const now = deps.clock.now()
  return (await listOwnApplications(deps.db, user.id)).map((row) => presentApplication(row, now))
}

/** One application with receipt, history, interviews and follow-ups. @throws AppError 404 also for somebody else's */
export async function getApplication(deps: Deps, user: Person, id: number) {
  const row = await findOwnApplication(deps.db, user.id, id)
  if (!row) throw notFound()
  const [events, interviews, followUps] = await Promise.all([
    listEvents(deps.db, row.id),
    listInterviews(deps.db, row.id),
    listFollowUps(deps.db, row.id),
  ])
  return {
    application: presentApplication(row, deps.clock.now()),
    receipt: presentReceipt(row),
    history: events.map(presentEvent),
    interviews,
    follow_ups: followUps,
  }
}

/**
 * The file that went along, as it was.
 * @throws AppError 404 when none did, or it is somebody else's; 503 while it cannot be read
 */
export async function readSentResume(deps: Deps, user: Person, id: number): Promise<FileAnswer> {
  const row = await findOwnApplication(deps.db, user.id, id)
  const { sent_resume_key: key = null, sent_resume_type: contentType = null, sent_resume_name: name } = row ?? {}
  if (!row || row.applied_elsewhere || key === null || contentType === null) throw notFound()
  const bytes = await deps.files.get(key).catch((error: unknown) => {
    const sentence = 'The file cannot be read right now. Please try again later.'
    throw new AppError(503, 'file_unavailable', sentence, {}, { cause: error })
  })
  return { name: name ?? 'resume', contentType, bytes }
}

/**
 * Changes the person's own view, any status to any (spec 2 §4). Of two changes at once the last one wins, and the
 * history has both. @throws AppError 404 also for somebody else's
 */
export async function updateStatus(deps: Deps, user: Person, id: number, change: Change): Promise<Application> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const before = await findOwnViewForUpdate(db, user.id, id)
    if (!before) throw notFound()
    const { offer_date: offer } = change
    const after: OwnView = {
      status: change.status,
      notes: change.notes ?? before.notes,
      // Not mentioned keeps what was, null clears it.
      offer_date: offer === undefined ? before.offer_date : asDate(offer),
    }
    const moved =
      change.interview_date === undefined ? [] : await moveMainInterview(db, id, asDate(change.interview_date), now)
    const events = [...changesBetween(before, after), ...moved]
    if (events.length > 0) {
      await updateOwnView(db, id, { ...after, now })
      await insertEvents(
        db,
        events.map((event) => ({ ...event, application_id: id, happened_at: now })),
      )
    }
    const row = await findOwnApplication(db, user.id, id)
    if (!row) throw notFound()
    return presentApplication(row, now)
  })
}

const asDate = (given: string | null): Date | null => (given === null ? null : new Date(given))

type Difference = Pick<NewEvent, 'kind' | 'actor' | 'from_value' | 'to_value'>

function changesBetween(before: OwnView, after: OwnView): Difference[] {
  const text = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : value)
  return (['status', 'notes', 'offer_date'] as const)
    .map((kind) => ({ kind, actor: 'person' as const, from_value: text(before[kind]), to_value: text(after[kind]) }))
    .filter((difference) => difference.from_value !== difference.to_value)
}
