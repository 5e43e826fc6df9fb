import { draftLetter } from '#features/cover-letters/server/service.ts'
import { instructionsOf } from '#features/cover-letters/instructions/server/service.ts'
import type { Instruction } from '#features/cover-letters/instructions/contract.ts'
import { newestIds } from '#features/jobs/server/service.ts'
import { previewOf } from '#features/jobs/rules.ts'
import { MOST_COMPARED, type Match } from '#features/matching/rules.ts'
import { matchJobs } from '#features/matching/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { holdsAll, judgeBoardDay, judgeLetter, judgePosting, judgeRoom, suggestPoints } from '../judging/rules.ts'
import { type ItemSource, type Judged, MOST_CANDIDATES, NEAR_MISS } from '../rules.ts'
import type { FactsRow } from './facts-queries.ts'
import { factsOf, openClaimsOf, postingFacts, textHash, tickOff } from './judge-item.ts'
import type { LetterRow, PlannedPosting } from './plan-queries.ts'
import type { StoredSettings } from './settings-queries.ts'

export type Letter = Pick<LetterRow, 'subject' | 'content' | 'claims'>
/** A posting that is looked at for a plan, with all that is known of it. */
export type Candidate = {
  facts: FactsRow
  match: Match
  instructions: Instruction[]
  letter: Letter | undefined
}

/**
 * The postings that fit a person best, those just below the threshold too: so that it can be seen what was left out. What
 * they applied to, hide or refused before is no candidate.
 */
export async function findCandidates(deps: Deps, userId: number, settings: StoredSettings): Promise<Candidate[]> {
  const ids = await newestIds(deps, { source: 'olj' }, MOST_COMPARED)
  const matches = await matchJobs(deps, userId, ids)
  const least = settings.skill_match_threshold - NEAR_MISS
  const near = [...matches]
    .filter(
      ([, { score, blocked }]) => (score ?? 0) >= least && !blocked.some(({ condition }) => condition === 'hidden'),
    )
    .map(([id]) => id)
  const facts = await factsOf(deps, userId, near)
  const score = (id: number) => matches.get(id)?.score ?? 0
  const chosen = near
    .filter((id) => facts.get(id)?.applied === null && !facts.get(id)?.refused)
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, MOST_CANDIDATES)
  const found: Candidate[] = []
  for (const id of chosen) {
    const [row, match] = [facts.get(id), matches.get(id)]
    if (row && match) found.push(await withLetter(deps, userId, row, match))
  }
  return found
}

/** A posting with what it asks for and the letter as it would be sent. */
export async function withLetter(deps: Deps, userId: number, facts: FactsRow, match: Match): Promise<Candidate> {
  const held = facts.review_state !== 'approved'
  const [instructions, letter] = held
    ? [[], undefined]
    : await Promise.all([instructionsOf(deps, facts.id), draftLetter(deps, { id: userId }, { job_id: facts.id })])
  return { facts, match, instructions, letter }
}

export type Planned = {
  candidate: Candidate
  posting: PlannedPosting
  points: number
  points_reason: string
  rules: Judged[]
  will_run: boolean
}

type Room = {
  settings: StoredSettings
  spendable: number
  board: { most: number; room: number }
  now: Date
  source: ItemSource
  approved: boolean
}

/** Judges candidates in their order; those that hold every rule take places and points from those behind them. */
export function judgeCandidates(candidates: readonly Candidate[], room: Room): Planned[] {
  const { settings } = room
  const good = candidates.filter((one) => holdsAll(judgeText(one, room, undefined)))
  const wished = Math.max(1, Math.min(settings.max_jobs_per_day, good.length))
  const taken: { employer_id: number | null; title: string }[] = []
  let left = room.spendable
  return candidates.map((candidate) => {
    const planned = taken.find(({ employer_id: id }) => id !== null && id === candidate.facts.employer_id)
    const share = { usual: settings.apply_points, spendable: room.spendable, wished }
    const { points, reason } = suggestPoints(candidate.instructions, share)
    const rules = [
      ...judgeText(candidate, room, planned),
      ...judgeAnswer(candidate, points, room.approved),
      ...judgeRoom({ points, chosen: false, spendable: left, before: taken.length, settings }),
      judgeBoardDay({ ...room.board, room: room.board.room - taken.length }),
    ]
    const runs = holdsAll(rules)
    if (runs) {
      left -= points
      taken.push(candidate.facts)
    }
    return { candidate, posting: snapshotOf(candidate.facts), points, points_reason: reason, rules, will_run: runs }
  })
}

function judgeText(
  { facts, match }: Candidate,
  { settings, now, source }: Room,
  planned: { title: string } | undefined,
): Judged[] {
  const known = postingFacts(facts, { planned, textHash: textHash(facts) })
  return judgePosting(known, { match, settings, source, now, beforeSending: false })
}

function judgeAnswer({ instructions, letter }: Candidate, points: number, approved: boolean): Judged[] {
  const draft = letter && { ...letter, written_by: 'template' as const, ticked: [], confirmed_claims: [] }
  return judgeLetter({
    checklist: tickOff(instructions, draft, points),
    letter: draft ? { open_claims: openClaimsOf(draft), written_by: 'template' } : null,
    approved,
  })
}

const snapshotOf = (facts: FactsRow): PlannedPosting => ({
  title: facts.title,
  employer_id: facts.employer_id,
  employer: facts.employer,
  preview: previewOf(facts.description),
  salary: facts.salary,
  job_type: facts.job_type,
  link: facts.link,
  date_posted: facts.date_posted.toISOString(),
  text_hash: textHash(facts),
})
