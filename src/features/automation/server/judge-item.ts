import { hash as digest } from 'node:crypto'
import { openClaims } from '#features/cover-letters/claims/check-letter.ts'
import { checklist, type Item as Ticked } from '#features/cover-letters/instructions/checklist/rules.ts'
import type { Instruction } from '#features/cover-letters/instructions/contract.ts'
import { notesOf } from '#features/jobs/safety-notes/rules.ts'
import type { Match } from '#features/matching/rules.ts'
import { matchJobs } from '#features/matching/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { judgeBoardDay, judgeLetter, judgePosting, judgeRoom, type PostingFacts } from '../judging/rules.ts'
import { EMPLOYER_REST_MS, type ItemState, type Judged } from '../rules.ts'
import { roomOfBoard } from './breaker.ts'
import { type FactsRow, findFacts } from './facts-queries.ts'
import type { ItemRow, LetterRow } from './plan-queries.ts'
import { findHold } from './points-queries.ts'
import { spendableOf } from './points.ts'
import type { StoredSettings } from './settings-queries.ts'

/** Facts of postings and the person as they are now. */
export const factsOf = (
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  ids: number[],
): Promise<Map<number, FactsRow>> =>
  findFacts(deps.db, userId, ids, new Date(deps.clock.now().getTime() - EMPLOYER_REST_MS))

/** Tells whether a posting still reads as it did. */
export const textHash = ({ title, description }: Pick<FactsRow, 'title' | 'description'>): string =>
  digest('sha256', `${title}\n${description}`, 'base64url').slice(0, 22)

type Around = { planned: { title: string } | undefined; textHash: string }

/** The facts in the shape the rules want. `planned`: another one to the same employer on the same plan. */
export const postingFacts = (row: FactsRow, { planned, textHash: known }: Around): PostingFacts => ({
  board: row.board,
  closed: row.closed,
  review_state: row.review_state,
  last_seen_open_at: row.last_seen_open_at,
  employer: row.employer,
  notes: notesOf(row),
  applied: row.applied,
  contact:
    row.contacted !== null
      ? { title: row.contacted, planned: false }
      : planned
        ? { title: planned.title, planned: true }
        : null,
  unchanged: textHash(row) === known,
})

type Draft = Pick<LetterRow, 'subject' | 'content' | 'written_by' | 'ticked'>

/** The posting's instructions, ticked off as the letter and the points stand. */
export const tickOff = (instructions: readonly Instruction[], letter: Draft | undefined, points: number): Ticked[] =>
  checklist(
    instructions,
    {
      subject: letter?.subject ?? '',
      content: letter?.content ?? '',
      points: String(points),
      // Nothing is sent by itself without a resume.
      resume: true,
      machine: letter?.written_by !== 'person',
    },
    new Set(letter?.ticked),
  )

/** How many claims of a letter are neither covered nor confirmed. */
export const openClaimsOf = (letter: Pick<LetterRow, 'claims' | 'confirmed_claims'>): number =>
  openClaims(letter.claims, letter.confirmed_claims).length

/** What takes one of the day's places, in the evening and in the morning. */
const TAKES_PLACE: Record<'planning' | 'sending', readonly ItemState[]> = {
  planning: ['planned', 'sending', 'sent', 'unconfirmed'],
  sending: ['sending', 'sent', 'unconfirmed'],
}

export type ToJudge = {
  item: ItemRow
  letter: LetterRow | undefined
  /** Every item of the plan. */
  items: readonly ItemRow[]
  settings: StoredSettings
  beforeSending: boolean
  /** The day of its run. */
  runDate: string
}

/** One that is being sent has its place of the board's day already, one that is planned has it in its own plan. */
async function boardDayOf(deps: Deps, { item, beforeSending, runDate }: ToJudge) {
  const { most, room } = await roomOfBoard(deps, runDate)
  return { most, room: beforeSending ? 1 : item.state === 'planned' ? room + 1 : room }
}

/** Every rule for an item of a plan, as things stand now. */
export async function judgeItem(deps: Deps, given: ToJudge): Promise<{ rules: Judged[]; match: Match }> {
  const { item, letter, items, settings, beforeSending } = given
  const userId = item.user_id
  const [facts, matches, hold, spendable, board] = await Promise.all([
    factsOf(deps, userId, [item.job_id]),
    matchJobs(deps, userId, [item.job_id]),
    findHold(deps.db, item.id),
    spendableOf(deps.db, userId, settings.point_reserve),
    boardDayOf(deps, given),
  ])
  const row = facts.get(item.job_id)
  if (!row) throw new Error(`Posting ${item.job_id} of item ${item.id} is not there.`)
  const match = matches.get(item.job_id) ?? item.match
  const taking = TAKES_PLACE[beforeSending ? 'sending' : 'planning']
  const others = items.filter(({ id, state }) => id !== item.id && taking.includes(state))
  const planned = others.find(({ posting }) => posting.employer_id !== null && posting.employer_id === row.employer_id)
  const around = { planned: planned?.posting, textHash: item.posting.text_hash }
  const letterFacts = letter && { open_claims: openClaimsOf(letter), written_by: letter.written_by }
  const now = deps.clock.now()
  return {
    match,
    rules: [
      ...judgePosting(postingFacts(row, around), { match, settings, source: item.source, now, beforeSending }),
      ...judgeLetter({
        checklist: tickOff(item.instructions, letter, item.points),
        letter: letterFacts ?? null,
        approved: item.approved_at !== null,
      }),
      ...judgeRoom({
        points: item.points,
        chosen: item.points_chosen,
        spendable: spendable + (hold?.points ?? 0),
        before: others.length,
        settings,
      }),
      judgeBoardDay(board),
    ],
  }
}
