import { neighbours } from '#contract/paging.ts'
import type { Job, FilterQuery } from '#features/jobs/contract.ts'
import { getJobs, hiddenAmong, newestIds, ownListing, requireFilters } from '#features/jobs/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import { taskKind } from '#server/platform/tasks.ts'
import {
  type HardCondition,
  type Match,
  matchOf,
  MOST_COMPARED,
  type PersonTraits,
  type PostingTraits,
  RULE_VERSION,
} from '../rules.ts'
import { nearness } from '#features/jobs/kinds/rules.ts'
import { skillNearness } from './near-skills.ts'
import * as queries from './queries.ts'
import { readPosting, readProfile } from './reading.ts'

export { nearFamilies } from '#features/jobs/kinds/rules.ts'
export { nearSkills } from './near-skills.ts'

export const readPostingsTask = taskKind<Record<never, never>>('matching.read')

const NEAR = { families: nearness, skills: skillNearness }
const NOBODY: PersonTraits = {
  skills: [],
  families: [],
  languages: [],
  years: null,
  job_types: [],
  pay_floor: null,
  location: '',
  remote: false,
  id_proof: null,
}
/** Texts read at once; each takes about a millisecond. */
const BATCH = 100
/** Whoever asks for many reads as many new texts on the way; the task reads the rest. */
const READ_ON_THE_WAY = 200

type Lookup = Pick<Deps, 'db'>

/** How well a posting fits a person, and why. @throws AppError 404 when there is none, or it is held for review */
export async function matchJob(deps: Lookup, userId: number, jobId: number): Promise<Match> {
  const found = await matchJobs(deps, userId, [jobId])
  const match = found.get(jobId)
  if (!match) throw new AppError(404, 'job_not_found', 'Job not found.')
  return match
}

/** Scores of postings by their ids; those of which too little is known, and unknown ids, are left out. */
export async function scoresOf(deps: Lookup, userId: number, ids: number[]): Promise<Record<string, number>> {
  const found = await matchJobs(deps, userId, ids)
  return Object.fromEntries([...found].flatMap(([id, { score }]) => (score === null ? [] : [[String(id), score]])))
}

/**
 * Matches of postings by their ids, in the order of `ids`; left out are postings that are not there, and those beyond the
 * first 200 that nobody has read yet.
 */
export async function matchJobs(deps: Lookup, userId: number, ids: number[]): Promise<Map<number, Match>> {
  const [person, hidden, known] = await Promise.all([
    personOf(deps, userId),
    hiddenAmong(deps.db, ids, userId),
    knownPostings(deps, ids, READ_ON_THE_WAY),
  ])
  return new Map(
    known.flatMap(({ id, closed, traits }) =>
      traits === null
        ? []
        : [[id, matchOf(person, traits, { closed, hidden: hidden.has(id) ? 'hidden' : null }, NEAR)] as const],
    ),
  )
}

async function personOf({ db }: Lookup, userId: number): Promise<PersonTraits> {
  const [profile] = await queries.findProfileTexts(db, [userId])
  return profile ? readProfile(profile) : NOBODY
}

/** What people have, by their ids; of somebody without a profile nothing is known. */
export async function traitsOfPeople({ db }: Lookup, userIds: number[]): Promise<Map<number, PersonTraits>> {
  const profiles = await queries.findProfileTexts(db, userIds)
  const read = new Map(profiles.map((profile) => [profile.user_id, readProfile(profile)]))
  return new Map(userIds.map((id) => [id, read.get(id) ?? NOBODY]))
}

/** What these postings ask, those of the list alone. */
export async function traitsOfPostings(deps: Lookup, ids: number[]): Promise<Map<number, PostingTraits>> {
  const known = await knownPostings(deps, ids, ids.length)
  return new Map(known.flatMap(({ id, closed, traits }) => (traits === null || closed ? [] : [[id, traits]])))
}

/** How well an open posting fits somebody, both read before. */
export const matchOfRead = (person: PersonTraits, posting: PostingTraits): Match =>
  matchOf(person, posting, { closed: false, hidden: null }, NEAR)

/** What is known of postings; up to `most` that were never read are read now. */
async function knownPostings({ db }: Lookup, ids: number[], most: number): Promise<queries.KnownPosting[]> {
  const known = await queries.findKnown(db, ids, RULE_VERSION)
  const unread = known.filter(({ traits }) => traits === null).slice(0, most)
  if (unread.length === 0) return known
  const read = await readTexts(
    { db },
    unread.map(({ id }) => id),
  )
  return known.map((one) => (one.traits === null ? { ...one, traits: read.get(one.id) ?? null } : one))
}

async function readTexts({ db }: Lookup, ids: number[]) {
  const read = new Map<number, ReturnType<typeof readPosting>>()
  for (let from = 0; from < ids.length; from += BATCH) {
    const texts = await queries.findTexts(db, ids.slice(from, from + BATCH))
    const rows = texts.map(({ id, read_from, ...text }) => ({ posting_id: id, read_from, traits: readPosting(text) }))
    await queries.upsertTraits(db, RULE_VERSION, rows)
    for (const { posting_id: id, traits } of rows) read.set(id, traits)
  }
  return read
}

/** Reads the newest postings that were never read, have changed, or were read by other rules. */
export async function readPostings(deps: Pick<Deps, 'db' | 'clock' | 'config'>, signal: AbortSignal): Promise<void> {
  const ids = await newestIds(deps, {}, MOST_COMPARED)
  const known = await queries.findKnown(deps.db, ids, RULE_VERSION)
  const unread = known.filter(({ traits }) => traits === null).map(({ id }) => id)
  for (let from = 0; from < unread.length && !signal.aborted; from += BATCH) {
    await readTexts(deps, unread.slice(from, from + BATCH))
  }
}

type Query = FilterQuery & { page: number; per_page: number; min_score: number }
type Scored = { job: Job; match: Match }

/**
 * The open postings that fit a person best, of the newest 5,000 that words and filters leave; what a hard condition stands
 * against is left out and counted. @throws AppError 403 for filters the plan does not have
 */
export async function listMatches(deps: Deps, user: SignedIn, { page, per_page, min_score, ...filters }: Query) {
  requireFilters(user, filters, deps.clock.now())
  const ids = await ownListing(deps.db, await newestIds(deps, filters, MOST_COMPARED), user)
  const [person, hidden, known] = await Promise.all([
    personOf(deps, user.id),
    hiddenAmong(deps.db, ids, user.id),
    knownPostings(deps, ids, READ_ON_THE_WAY),
  ])
  const found = known.flatMap(({ id, closed, traits }) =>
    traits === null
      ? []
      : [{ id, match: matchOf(person, traits, { closed, hidden: hidden.has(id) ? 'hidden' : null }, NEAR) }],
  )
  const { fitting, left_out } = sift(found, min_score)
  const shown = fitting.slice((page - 1) * per_page, page * per_page)
  const cards = new Map(
    (
      await getJobs(
        deps,
        shown.map(({ id }) => id),
        user,
      )
    ).map((card) => [card.id, card]),
  )
  const results: Scored[] = shown.flatMap(({ id, match }) => {
    const card = cards.get(id)
    return card ? [{ job: card, match }] : []
  })
  const query = { ...filters, per_page, ...(min_score === 0 ? {} : { min_score }) }
  return {
    results,
    count: fitting.length,
    ...neighbours('/api/matches/', query, page, Math.ceil(fitting.length / per_page)),
    page,
    missing: person.skills.length === 0 && person.families.length === 0 ? ('profile' as const) : null,
    left_out,
  }
}

function sift(found: { id: number; match: Match }[], least: number) {
  const left_out: Partial<Record<HardCondition, number>> = {}
  const fitting = found.filter(({ match }) => {
    if (match.score === null || match.score === 0 || match.score < least) return false
    for (const { condition } of match.blocked) left_out[condition] = (left_out[condition] ?? 0) + 1
    return match.blocked.length === 0
  })
  // The newest first among equals: that is the order they came in.
  return { fitting: fitting.toSorted((one, other) => (other.match.score ?? 0) - (one.match.score ?? 0)), left_out }
}
