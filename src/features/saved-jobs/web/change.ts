import type { QueryClient } from '@tanstack/react-query'
import type { Job } from '#features/jobs/contract.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { orAsk } from '#web/lib/lost-answer.ts'
import { refreshEndpoints } from '#web/lib/query.ts'
import { readSession } from '#web/lib/session.ts'
import { plansAddress } from '#web/lib/redirect.ts'
import { toast } from '#web/ui/toast-store.ts'
import { removeLater, takeBack } from '#web/ui/undo.ts'
import { savedJobs } from '../calls.ts'
import { removalOf } from '../rules.ts'
import { readCached, readRows, type SavedEntry, savedEntryOf } from './cache.ts'
import { type Kept, localEntry, withEntry, withoutEntry } from './entries.ts'
import { failureOf } from './failures.ts'
import { openPrompt } from './prompt-store.ts'
import { savedQuery } from './saved-query.ts'
import { LIMIT_TOAST_MS, limitSentence, PAGE_TOAST_MS, SAVED_TEXTS as say } from './texts.ts'

const LIST = [savedJobs.list.path] as const

type Change = { token: string; onPage: boolean; onDone?: () => void } & (
  | { kind: 'save'; entry: SavedEntry; kept: Kept | undefined }
  | { kind: 'remove'; entry: SavedEntry }
)

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

type Answer = SavedEntry | 'removed' | 'gone already'

const send = (change: Change): Promise<Answer> =>
  orAsk(
    () => ask(change),
    () => knownOf(change),
  )

/** What the list says of a change by now; null where it was not made. */
async function knownOf({ kind, entry, token }: Change): Promise<Answer | null> {
  const rows = readRows(await call(savedJobs.list, { token }))
  const there = savedEntryOf(rows, { id: entry.job, sources: entry.job_details.sources })
  return (there !== undefined) === (kind === 'save') ? (there ?? 'removed') : null
}

/** Asks with the token of the click: nothing is saved for whoever signs in while it waits. */
async function ask(change: Change): Promise<Answer> {
  const { entry, token } = change
  if (change.kind === 'save') {
    return call(savedJobs.save, { body: { job_id: entry.job, ...change.kept }, token })
  }
  const removal = removalOf(entry)
  if (removal === undefined) return 'gone already'
  const input = { params: { id: String(removal.id) }, query: { by: removal.by }, token }
  try {
    await call(savedJobs.remove, input)
    return 'removed'
  } catch (error) {
    // What is not there is removed (spec 2 §7).
    if (isNotFound(error)) return 'gone already'
    throw error
  }
}

/** Changes the list as it is shown. */
export const changeRows = (client: QueryClient, next: (rows: SavedEntry[]) => SavedEntry[]) =>
  client.setQueryData(savedQuery().queryKey, (rows) => next(rows ?? readCached() ?? []))

/** Says what failed, in the words of spec 2 §8. */
function sayFailure(error: unknown, { kind, onPage }: Pick<Change, 'kind' | 'onPage'>): void {
  const failure = failureOf(error, kind, onPage)
  if (failure.result === 'expired') return openPrompt('expired')
  if (failure.result === 'limitReached') {
    const { current_count: current, max_allowed: max } = failure.error
    const link = { label: say.upgrade, to: plansAddress(location) }
    toast.warning(say.limitTitle, limitSentence(current, max), { duration: LIMIT_TOAST_MS, link })
    return undefined
  }
  const advice = 'advice' in failure ? failure.advice : ''
  // What is longer to read stands as long as any other notification.
  toast.error(failure.sentence, advice, onPage && advice === '' ? { duration: PAGE_TOAST_MS } : {})
  if (failure.result === 'authentication') openPrompt('login')
  return undefined
}

/** Reads the list and the cap again. */
export const readAgain = (client: QueryClient): Promise<void> =>
  refreshEndpoints(client, savedJobs.list, savedJobs.checkLimit)

/**
 * Shown at once, taken back when it fails, and the list read again after each (spec 2 §4). Changes wait for each other,
 * so that the last click is what stays. Begun outside of any component: the row that was clicked may be gone before the
 * answer is there.
 */
async function make(client: QueryClient, given: Change): Promise<void> {
  const mutation = client.getMutationCache().build<Answer, unknown, Change, void>(client, {
    mutationKey: LIST,
    scope: { id: LIST[0] },
    mutationFn: send,
    onMutate: async ({ kind, entry }) => {
      await client.cancelQueries({ queryKey: LIST })
      changeRows(client, (rows) => (kind === 'save' ? withEntry(rows, entry) : withoutEntry(rows, entry)))
    },
    onSuccess: (answer, { entry, onDone }) => {
      if (typeof answer === 'object') {
        changeRows(client, (rows) => rows.map((row) => (row.id === entry.id ? answer : row)))
      }
      if (answer !== 'gone already') onDone?.()
    },
    onError: (error, change) => {
      const { kind, entry, token } = change
      const now = readSession().token
      if (now === token || now === null) sayFailure(error, change)
      if (now !== token) return
      changeRows(client, (rows) => (kind === 'save' ? withoutEntry(rows, entry) : withEntry(rows, entry)))
    },
    onSettled: async () => {
      // Only after the last of several: an answer in between would show what the next one is about to change.
      if (client.isMutating({ mutationKey: LIST }) <= 1) await readAgain(client)
    },
  })
  await mutation.execute(given).catch(() => undefined)
}

/** The token to ask with; a visitor is asked to log in. */
function signedIn(): string | null {
  const { token } = readSession()
  if (token === null) openPrompt('login')
  return token
}

/** Says what was removed, with the way back; what is held back by our team cannot be saved again. */
function sayRemoved(client: QueryClient, entry: SavedEntry, now: Date): void {
  const { title } = entry.job_details
  const action = { label: 'Undo', onAction: () => void putBackSaved(client, entry, now) }
  toast.success(say.removed, title, entry.under_review ? { duration: PAGE_TOAST_MS } : { action })
}

const KIND = 'saved-job'

/** Without a running plan nothing can be saved again: what is removed then is sent when nobody wants it back. */
const hasPlan = (): boolean => readSession().user?.has_active_subscription !== false

/** Removes what could not be saved again. */
function removeForGood(client: QueryClient, entry: SavedEntry, onPage: boolean): void {
  const removal = removalOf(entry)
  if (removal === undefined) return
  changeRows(client, (rows) => withoutEntry(rows, entry))
  const putBack = () => void changeRows(client, (rows) => withEntry(rows, entry))
  removeLater({
    kind: KIND,
    id: entry.job,
    title: say.removed,
    message: entry.job_details.title,
    failed: onPage ? say.removeFailedHere : say.removeFailed,
    send: (given) =>
      call(savedJobs.remove, { params: { id: String(removal.id) }, query: { by: removal.by }, ...given }),
    refresh: () => readAgain(client),
    onBack: putBack,
  })
}

/** Saves a posting that is not saved and removes one that is (spec 2 §4). */
export async function toggleSaved(client: QueryClient, job: Job, now: Date): Promise<void> {
  const token = signedIn()
  if (token === null || !job.id) return
  const rows = client.getQueryData(savedQuery().queryKey) ?? readCached() ?? []
  const entry = savedEntryOf(rows, job)
  if (!entry && takeBack({ kind: KIND, id: job.id })) return
  if (entry && !hasPlan()) return removeForGood(client, entry, false)
  await make(
    client,
    entry
      ? { kind: 'remove', entry, token, onPage: false, onDone: () => sayRemoved(client, entry, now) }
      : { kind: 'save', entry: localEntry(job, now), kept: undefined, token, onPage: false },
  )
}

/** Removes on the saved jobs page. */
export async function removeSaved(client: QueryClient, entry: SavedEntry, now: Date): Promise<void> {
  const token = signedIn()
  if (!hasPlan()) return removeForGood(client, entry, true)
  const onDone = () => sayRemoved(client, entry, now)
  if (token !== null) await make(client, { kind: 'remove', entry, token, onPage: true, onDone })
}

/** Puts back what was removed, with its notes, tags and date. */
export async function putBackSaved(
  client: QueryClient,
  { job_details: job, notes, tags, date_saved }: SavedEntry,
  now: Date,
): Promise<void> {
  const token = signedIn()
  if (token === null || takeBack({ kind: KIND, id: job.id })) return
  const kept = { notes, tags, date_saved }
  const onDone = () => void toast.success(say.restored, job.title, { duration: PAGE_TOAST_MS })
  await make(client, { kind: 'save', entry: localEntry(job, now, kept), kept, token, onPage: true, onDone })
}
