import { type ReadingClaim, stillReading } from '#features/board-account/server/service.ts'
import type { SentApplication } from '#server/connectors/boards/board.ts'
import type { Deps } from '#server/deps.ts'
import { atSavepoint, type Db, inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import type { PostingSnapshot } from '../../contract.ts'
import { insertEvents, type NewEvent } from '../../history/server/queries.ts'
import { MAX_OWN_ENTRIES } from '../../own-entries/rules.ts'
import { postingOfLink } from '../../own-entries/server/link.ts'
import { countOwnEntries, lockOwnEntries } from '../../own-entries/server/queries.ts'
import { snapshotOf } from '../../server/present.ts'
import { findPostingToApplyTo } from '../../server/queries.ts'
import { type Candidate, meaningOf, type Seen } from '../rules.ts'
import {
  insertReadEntry,
  listCandidates,
  listLinkedEntries,
  listPostings,
  listSeen,
  updateToPosting,
  upsertSeen,
} from './queries.ts'

/** What a page brought; `settle` are applications of ours that the board shows, though nobody knew whether they arrived. */
export type Kept = { added: number; fresh: number; settle: number[] }
type Known = { seen: Map<string, Seen>; candidates: Map<string, Candidate>; postings: Map<string, number> }

/**
 * Keeps a page of what the board shows, all of it or nothing. What the person has already is left as it is: their statuses,
 * notes and dates are theirs. Undefined when the reading was switched off, or taken over, meanwhile.
 */
export function keepPage(deps: Deps, claim: ReadingClaim, page: SentApplication[]): Promise<Kept | undefined> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    if (!(await stillReading(db, claim))) return undefined
    await lockOwnEntries(db, claim.user_id)
    const found = [...new Map(page.map((message) => [message.source_id, message])).values()]
    if (found.length === 0) return { added: 0, fresh: 0, settle: [] }
    const known = await whatIsKnown(deps, db, claim, found)
    let room = MAX_OWN_ENTRIES - (await countOwnEntries(db, claim.user_id))
    const kept: Kept = { added: 0, fresh: 0, settle: [] }
    const events: NewEvent[] = []
    const seen: Parameters<typeof upsertSeen>[2] = []
    for (const message of found) {
      const { source_id, status, sent_at } = message
      const meaning = meaningOf(known.seen.get(source_id), known.candidates.get(source_id))
      if (meaning.kind === 'wait' || (meaning.kind === 'add' && room <= 0)) continue
      if (meaning.kind !== 'seen') kept.fresh += 1
      if (meaning.kind === 'settle') kept.settle.push(meaning.application)
      const id = meaning.kind === 'add' ? await added(db, claim, message, known, now) : meaning.application
      if (meaning.kind === 'add') {
        if (id === undefined) continue
        room -= 1
        kept.added += 1
      }
      seen.push({ source_id, application_id: id ?? null, status, sent_at })
      if (typeof id === 'number') {
        events.push(...eventsOf(meaning, message, id, now))
        if (meaning.kind === 'seen') events.push(...(await attached(db, id, known.postings.get(source_id), now)))
      }
    }
    await insertEvents(db, events)
    await upsertSeen(db, claim.user_id, seen, now)
    return kept
  })
}

async function whatIsKnown(deps: Deps, db: Db, claim: ReadingClaim, found: SentApplication[]): Promise<Known> {
  const ids = found.map(({ source_id }) => source_id)
  const seen = new Map((await listSeen(db, claim.user_id, ids)).map((row) => [row.source_id, row]))
  const postings = new Map((await listPostings(db, ids)).map(({ source_id, id }) => [source_id, id]))
  const candidates = new Map<string, Candidate>()
  for (const { source_id, board_email, ...row } of await listCandidates(db, claim.user_id, ids)) {
    // What went out from another account is not what this one shows.
    const elsewhere = !row.own_entry && board_email.toLowerCase() !== claim.email.toLowerCase()
    const candidate = elsewhere ? { ...row, delivery: 'confirmed' as const } : row
    if (!candidates.has(source_id)) candidates.set(source_id, candidate)
  }
  if (ids.some((id) => !seen.has(id) && !candidates.has(id))) {
    const { PUBLIC_URL: hanap, OLJ_URL: olj, LINKEDIN_URL: linkedin } = deps.config
    for (const { id, link, removed } of await listLinkedEntries(db, claim.user_id)) {
      const named = postingOfLink(link, { hanap, olj, linkedin })
      if (!named || !('source_id' in named) || named.source !== 'olj' || candidates.has(named.source_id)) continue
      candidates.set(named.source_id, { id, own_entry: true, delivery: 'confirmed', removed })
    }
  }
  return { seen, candidates, postings }
}

/** An entry of its own: with the posting where we have it, else with what the board says of it. */
async function added(db: Db, claim: ReadingClaim, message: SentApplication, known: Known, now: Date) {
  const jobId = known.postings.get(message.source_id)
  const posting = jobId === undefined ? undefined : await findPostingToApplyTo(db, jobId)
  return insertReadEntry(db, {
    user_id: claim.user_id,
    job_id: posting?.id ?? null,
    posting_snapshot: posting ? withEmployer(snapshotOf(posting), message) : asShown(message),
    apply_points: message.points ?? 0,
    board_email: claim.email,
    sent_subject: '',
    evidence: `Sent messages hold: ${message.title}`,
    // A clock of the board that is ahead of ours must not make it an application of tomorrow.
    sending_since: message.sent_at > now ? now : message.sent_at,
    now,
  })
}

/** Guests are often not told who the employer is; the member who wrote to them is. */
const withEmployer = (snapshot: PostingSnapshot, { employer }: SentApplication): PostingSnapshot => ({
  ...snapshot,
  employer_name: snapshot.employer_name || (employer ?? ''),
})

const asShown = (message: SentApplication): PostingSnapshot => ({
  title: message.title,
  employer_name: message.employer ?? '',
  description: '',
  salary: null,
  job_type: null,
  source: 'olj',
  link: message.url,
  date_posted: null,
})

/** A posting that came in after its application was read. */
async function attached(db: Db, id: number, jobId: number | undefined, now: Date): Promise<NewEvent[]> {
  const posting = jobId === undefined ? undefined : await findPostingToApplyTo(db, jobId)
  if (!posting) return []
  const put = await atSavepoint(db, () => updateToPosting(db, id, posting.id, snapshotOf(posting), now)).catch(
    (error: unknown) => {
      // The person applies to it in this moment.
      if (isUniqueViolation(error)) return false
      throw error
    },
  )
  if (!put) return []
  return [{ application_id: id, kind: 'read_attached', actor: 'hanap', happened_at: now }]
}

type Meant = ReturnType<typeof meaningOf>

/** What the history says: where it was found, and how the board says it stands whenever that is another word. */
function eventsOf(meaning: Meant, message: SentApplication, id: number, now: Date): NewEvent[] {
  const event = { application_id: id, actor: 'board' as const, happened_at: now }
  const events: NewEvent[] = []
  if (meaning.kind === 'add') events.push({ ...event, kind: 'read_added', detail: { note: message.title } })
  if (meaning.kind === 'know' && meaning.noted) events.push({ ...event, kind: 'read_known' })
  const before = meaning.kind === 'seen' ? meaning.from : null
  if (message.status !== null && message.status !== before) {
    events.push({ ...event, kind: 'board_status', from_value: before, to_value: message.status })
  }
  return events
}
