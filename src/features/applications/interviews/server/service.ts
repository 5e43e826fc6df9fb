import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/binder.ts'
import { byPerson, insertEvents, type NewEvent } from '../../history/server/queries.ts'
import { readMoment } from '../../rules.ts'
import type { Interview } from '../contract.ts'
import { instantInZone, mainInterview, MANILA, MAX_INTERVIEWS } from '../rules.ts'
import { calendarFile } from './calendar.ts'
import {
  deleteInterview,
  findInterviewOf,
  insertInterview,
  listInterviewRows,
  lockOwnApplication,
  updateInterview,
  type InterviewFields,
  type InterviewRow,
} from './queries.ts'

type Person = { id: number }
type Given = Omit<InterviewFields, 'starts_at'> & { starts_at: string }
/** What is not mentioned stays. */
type Patch = { [K in keyof Given]?: Given[K] | undefined }

const notFound = () => new AppError(404, 'not_found', 'Not found.')

const onTheWire = (row: InterviewRow): Interview => ({
  id: row.id,
  starts_at: row.starts_at.toISOString(),
  minutes: row.minutes,
  employer_zone: row.employer_zone,
  place: row.place,
  link: row.link,
  notes: row.notes,
  sequence: row.sequence,
})

/** The interviews of an application by when they are. */
export const listInterviews = async (db: Db, applicationId: number): Promise<Interview[]> =>
  (await listInterviewRows(db, applicationId)).map(onTheWire)

/** A local time is what clocks of the employer's zone show. @throws FieldError 400 when it is no moment */
function momentOf(text: string, zone: string | null): Date {
  const local = instantInZone(text, zone ?? MANILA)
  const iso = local?.toISOString() ?? (/(Z|[+-]\d{2}:\d{2})$/.test(text) ? readMoment(text) : null)
  if (iso === null) throw new FieldError({ starts_at: ['Enter a valid date.'] })
  return new Date(iso)
}

/** @throws AppError 404 also for somebody else's application; FieldError 400 beyond 20 */
export function addInterview(deps: Deps, user: Person, id: number, given: Given): Promise<Interview> {
  const now = deps.clock.now()
  const starts_at = momentOf(given.starts_at, given.employer_zone)
  return inTransaction(deps.db, async (db) => {
    if (!(await lockOwnApplication(db, user.id, id))) throw notFound()
    await refuseBeyondCap(db, id)
    const row = await insertInterview(db, { ...given, application_id: id, starts_at, now })
    const event = { kind: 'interview_added', to_value: starts_at.toISOString(), detail: { note: whereOf(row) } }
    await insertEvents(db, [byPerson(id, now, event)])
    return onTheWire(row)
  })
}

async function refuseBeyondCap(db: Db, id: number): Promise<void> {
  if ((await listInterviewRows(db, id)).length < MAX_INTERVIEWS) return
  throw new FieldError({ non_field_errors: [`An application has at most ${MAX_INTERVIEWS} interviews.`] })
}

const whereOf = (row: InterviewFields): string => [row.place, row.link].filter((text) => text !== '').join(', ')
type Place = { id: number; interview_id: number }

/** Two changes at once wait for each other; each that changes something counts in the sequence. @throws AppError 404 */
export function changeInterview(deps: Deps, user: Person, place: Place, patch: Patch): Promise<Interview> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const before = await lockedInterview(db, user, place)
    const { starts_at: text, ...others } = patch
    const fields: Partial<InterviewFields> = Object.fromEntries(
      Object.entries(others).filter(([name, value]) => value !== undefined && value !== before[name as 'place']),
    )
    const zone = patch.employer_zone === undefined ? before.employer_zone : patch.employer_zone
    const at = text === undefined ? before.starts_at : momentOf(text, zone)
    const moved = at.getTime() !== before.starts_at.getTime()
    if (!moved && Object.keys(fields).length === 0) return onTheWire(before)
    const row = await updateInterview(db, before.id, moved ? { ...fields, starts_at: at } : fields, now)
    const event = { from_value: before.starts_at.toISOString(), to_value: at.toISOString() }
    const kind = moved ? 'interview_moved' : 'interview_changed'
    await insertEvents(db, [byPerson(place.id, now, { kind, ...event, detail: { note: whereOf(row) } })])
    return onTheWire(row)
  })
}

async function lockedInterview(db: Db, user: Person, place: Place) {
  if (!(await lockOwnApplication(db, user.id, place.id))) throw notFound()
  const row = await findInterviewOf(db, user.id, place.id, place.interview_id)
  if (!row) throw notFound()
  return row
}

/** @throws AppError 404 also for what is gone already */
export function removeInterview(deps: Deps, user: Person, place: Place): Promise<void> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const row = await lockedInterview(db, user, place)
    await deleteInterview(db, row.id)
    const event = { kind: 'interview_removed', from_value: row.starts_at.toISOString(), detail: { note: whereOf(row) } }
    await insertEvents(db, [byPerson(place.id, now, event)])
  })
}

/** The interview for the person's own calendar. @throws AppError 404 also for somebody else's */
export async function readCalendar(deps: Deps, user: Person, place: Place): Promise<FileAnswer> {
  const row = await findInterviewOf(deps.db, user.id, place.id, place.interview_id)
  if (!row) throw notFound()
  return calendarFile(row, { address: `${deps.config.PUBLIC_URL}/applications/${place.id}` })
}

type Moved = Pick<NewEvent, 'kind' | 'actor' | 'from_value' | 'to_value'>

/**
 * The update dialog knows one interview date (spec 2 §4): it moves the interview that counts, makes one where there is
 * none, and null removes it. Gives what to write into the history. The application is locked by the caller.
 */
export async function moveMainInterview(db: Db, id: number, wanted: Date | null, now: Date): Promise<Moved[]> {
  const rows = await listInterviewRows(db, id)
  const at = mainInterview(
    rows.map((row) => row.starts_at),
    now,
  )
  if (at?.getTime() === wanted?.getTime()) return []
  const main = rows.find((row) => row.starts_at.getTime() === at?.getTime())
  if (wanted === null) {
    if (main) await deleteInterview(db, main.id)
  } else if (main) {
    await updateInterview(db, main.id, { starts_at: wanted }, now)
  } else {
    await insertInterview(db, { application_id: id, starts_at: wanted, now })
  }
  const [from_value, to_value] = [at?.toISOString() ?? null, wanted?.toISOString() ?? null]
  return [{ kind: 'interview_date', actor: 'person', from_value, to_value }]
}
