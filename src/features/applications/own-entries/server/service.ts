import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { Application, PostingSnapshot } from '../../contract.ts'
import { byPerson, insertEvents } from '../../history/server/queries.ts'
import { type ApplicationStatus, readMoment } from '../../rules.ts'
import { presentApplication, snapshotOf } from '../../server/present.ts'
import { findOwnApplication, findPostingToApplyTo } from '../../server/queries.ts'
import { MAX_OWN_ENTRIES, OWN_SAYS, RESTORABLE_HOURS } from '../rules.ts'
import { postingOfLink, sourceOf } from './link.ts'
import {
  countOwnEntries,
  deleteRemovedEntries,
  findApplicationIdOfKey,
  findApplicationIdTo,
  findOwnEntryForUpdate,
  findPostingNamed,
  insertOwnEntry,
  lockOwnEntries,
  type OwnFields,
  updateOwnEntry,
  updateToRemoved,
  updateToRestored,
} from './queries.ts'

type Person = { id: number }
type Told = {
  job_title: string
  employer_name: string
  link: string
  source: string
  applied_date?: string | undefined
}
type Given = Told & { status: ApplicationStatus; notes: string; request_key?: string | undefined }
type Patch = { [K in keyof Told]?: Told[K] | undefined }

const notFound = () => new AppError(404, 'not_found', 'Not found.')
const alreadyThere = (id: number | undefined) =>
  new AppError(409, 'already_tracked', OWN_SAYS.alreadyThere, id === undefined ? {} : { application_id: id })

/**
 * Notes an application made elsewhere. A link of a posting we know attaches it, and the posting is kept as it reads now.
 * What was sent before under the same key is answered as it stands, so that a lost answer notes nothing twice.
 * @throws AppError 409 with `application_id` when there is one to that posting; FieldError 400
 */
export async function addOwnEntry(deps: Deps, user: Person, given: Given): Promise<Application> {
  const now = deps.clock.now()
  const sending_since = sentAt(given.applied_date, now)
  return inTransaction(deps.db, async (db) => {
    await lockOwnEntries(db, user.id)
    const key = given.request_key === undefined ? {} : { record_key: given.request_key }
    const same = key.record_key && (await findApplicationIdOfKey(db, user.id, key.record_key))
    if (same) return presented({ ...deps, db }, user, same)
    if ((await countOwnEntries(db, user.id)) >= MAX_OWN_ENTRIES) {
      throw new FieldError({ non_field_errors: [OWN_SAYS.tooMany] })
    }
    const job = await jobOf(deps, db, given)
    const { status, notes } = given
    const added = await insertOwnEntry(db, { ...job, ...key, user_id: user.id, status, notes, sending_since, now })
    if (added === undefined) throw alreadyThere(await findApplicationIdTo(db, user.id, job.job_id ?? 0))
    const event = { kind: 'own_added', to_value: status, detail: { note: job.posting_snapshot.title } }
    await insertEvents(db, [byPerson(added, now, event)])
    return presented({ ...deps, db }, user, added)
  })
}

function sentAt(day: string | undefined, now: Date): Date {
  const at = day === undefined ? now : new Date(readMoment(day) ?? Number.NaN)
  if (at.getTime() > now.getTime()) throw new FieldError({ applied_date: [OWN_SAYS.future] })
  return at
}

/** What an entry says of its job: the posting its link names, or else the person's own words. */
async function jobOf(deps: Deps, db: Db, told: Told): Promise<Pick<OwnFields, 'job_id' | 'posting_snapshot'>> {
  const { PUBLIC_URL: hanap, OLJ_URL: olj, LINKEDIN_URL: linkedin } = deps.config
  const named = postingOfLink(told.link, { hanap, olj, linkedin })
  const jobId = named === null ? undefined : await findPostingNamed(db, named)
  const posting = jobId === undefined ? undefined : await findPostingToApplyTo(db, jobId)
  if (posting) return { job_id: posting.id, posting_snapshot: snapshotOf(posting) }
  if (told.job_title === '') {
    throw new FieldError({ job_title: [told.link === '' ? OWN_SAYS.titleRequired : OWN_SAYS.titleForUnknownLink] })
  }
  return { job_id: null, posting_snapshot: inOwnWords(told) }
}

const inOwnWords = ({ job_title: title, employer_name, link, source }: Told): PostingSnapshot => ({
  title,
  employer_name,
  description: '',
  salary: null,
  job_type: null,
  source: sourceOf(source, link),
  link,
  date_posted: null,
})

/** To be asked in the transaction of a change, so that no removal comes between. */
async function presented(deps: Pick<Deps, 'db' | 'clock'>, user: Person, id: number): Promise<Application> {
  const row = await findOwnApplication(deps.db, user.id, id)
  if (!row) throw notFound()
  return presentApplication(row, deps.clock.now())
}

/** Changes an own entry; of one attached to a posting only when it was sent. @throws AppError 404, 409; FieldError 400 */
export async function changeOwnEntry(deps: Deps, user: Person, id: number, patch: Patch): Promise<Application> {
  const now = deps.clock.now()
  const change = async (db: Db) => {
    const before = await findOwnEntryForUpdate(db, user.id, id, false)
    if (!before) throw notFound()
    const sending_since = patch.applied_date === undefined ? before.sending_since : sentAt(patch.applied_date, now)
    const job = before.job_id === null ? await jobOf(deps, db, merged(before.posting_snapshot, patch)) : before
    const after = { job_id: job.job_id, posting_snapshot: job.posting_snapshot, sending_since }
    const events = changesBetween(before, after).map((event) => byPerson(id, now, event))
    if (events.length > 0) {
      await updateOwnEntry(db, id, after, now)
      await insertEvents(db, events)
    }
    return presented({ ...deps, db }, user, id)
  }
  return inTransaction(deps.db, change).catch((error: unknown) => {
    throw isUniqueViolation(error) ? alreadyThere(undefined) : error
  })
}

function merged(before: PostingSnapshot, patch: Patch): Told {
  const link = patch.link ?? before.link
  // A source that came from the old link goes with it.
  const said = before.source === sourceOf('', before.link) ? '' : before.source
  return {
    job_title: patch.job_title ?? before.title,
    employer_name: patch.employer_name ?? before.employer_name,
    link,
    source: patch.source ?? said,
  }
}

function changesBetween(before: OwnFields, after: OwnFields) {
  const words = ({ posting_snapshot: snapshot, sending_since }: OwnFields): Record<string, string> => ({
    own_job_title: snapshot.title,
    own_employer_name: snapshot.employer_name,
    own_link: snapshot.link,
    own_source: snapshot.source,
    own_applied_date: sending_since.toISOString(),
  })
  const [old, new_] = [words(before), words(after)]
  return Object.keys(old)
    .map((kind) => ({ kind, from_value: old[kind] ?? '', to_value: new_[kind] ?? '' }))
    .filter(({ from_value, to_value }) => from_value !== to_value)
}

/** Puts an own entry away for a day. @throws AppError 404 also for an application that went through a board */
export function removeOwnEntry(deps: Deps, user: Person, id: number): Promise<void> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const before = await findOwnEntryForUpdate(db, user.id, id, false)
    if (!before) throw notFound()
    await updateToRemoved(db, id, before.job_id, now)
    await insertEvents(db, [byPerson(id, now, { kind: 'own_removed' })])
  })
}

/** Puts it back as it was. @throws AppError 404 when it is gone for good; 409 when its posting got another application */
export async function restoreOwnEntry(deps: Deps, user: Person, id: number): Promise<Application> {
  const now = deps.clock.now()
  const restore = async (db: Db) => {
    const before = await findOwnEntryForUpdate(db, user.id, id, true)
    if (!before) throw new AppError(404, 'not_found', OWN_SAYS.nothingToRestore)
    await updateToRestored(db, id, before.removed_job_id, now)
    await insertEvents(db, [byPerson(id, now, { kind: 'own_restored' })])
    return presented({ ...deps, db }, user, id)
  }
  return inTransaction(deps.db, restore).catch((error: unknown) => {
    throw isUniqueViolation(error) ? alreadyThere(undefined) : error
  })
}

/** Forgets for good what was put away more than a day ago. */
export const forgetRemovedEntries = (deps: Deps): Promise<void> =>
  deleteRemovedEntries(deps.db, new Date(deps.clock.now().getTime() - RESTORABLE_HOURS * 3_600_000))
