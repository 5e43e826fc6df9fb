import { applyToJob } from '#features/applications/server/service.ts'
import { createLetter } from '#features/cover-letters/server/service.ts'
import { rereadPosting } from '#features/jobs/server/service.ts'
import { defaultResume } from '#features/resumes/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { holdsAll, whyNot } from '../judging/rules.ts'
import { judgeItem } from './judge-item.ts'
import { type ItemRow, listItems, listLetters, updateItem } from './plan-queries.ts'
import { findSettings } from './settings-queries.ts'

/** How an item that was taken to be sent ended. `stops`: the run ends with it. `board`: the board failed. */
export type Result =
  | { state: 'sent'; applicationId: number; sentence: string }
  | { state: 'unconfirmed'; applicationId: number | null; sentence: string }
  | { state: 'skipped'; sentence: string; rules?: ItemRow['rules'] }
  | { state: 'failed'; sentence: string; stops: string | null; board: boolean }

/** A posting that was seen open for somebody so lately is not asked for again. */
const SEEN_JUST_NOW_MS = 10 * 60_000

/**
 * Sends one application the caller has taken: looks at the posting again, judges every rule again, and hands it to the same
 * service a person applies with, which sends once or not at all. Gives how it ended; anything unforeseen is thrown and
 * leaves the item as it is, to be looked up later.
 */
export async function sendItem(deps: Deps, item: ItemRow, runDate: string): Promise<Result> {
  try {
    return await tryItem(deps, item, runDate)
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof ConnectorError)) throw error
    return failureOf(error)
  }
}

async function tryItem(deps: Deps, item: ItemRow, runDate: string): Promise<Result> {
  const since = new Date(deps.clock.now().getTime() - SEEN_JUST_NOW_MS)
  const found = await rereadPosting(deps, item.job_id, since)
  if (found === 'lost') return { state: 'skipped', sentence: 'The board does not show it any more.' }
  const [settings, letters, items] = await Promise.all([
    findSettings(deps.db, item.user_id),
    listLetters(deps.db, item.run_id),
    listItems(deps.db, item.run_id),
  ])
  const letter = letters.get(item.id)
  const { rules } = await judgeItem(deps, { item, letter, items, settings, beforeSending: true, runDate })
  if (!letter || !holdsAll(rules)) return { state: 'skipped', sentence: whyNot(rules), rules }
  const resume = await defaultResume(deps.db, item.user_id)
  if (!resume) return { state: 'skipped', sentence: 'There is no resume to send along.' }
  const kept = await createLetter(
    deps,
    { id: item.user_id },
    {
      job_post_id: item.job_id,
      resume_id: resume.id,
      subject: letter.subject,
      content: letter.content,
      confirmed_claims: letter.confirmed_claims,
    },
  )
  // Written down first: by its letter an application is known again should this process end here.
  await updateItem(deps.db, item.id, { cover_letter_id: kept.id })
  return apply(deps, item, kept.id)
}

async function apply(deps: Deps, item: ItemRow, letterId: number): Promise<Result> {
  const wish = {
    job_post_id: item.job_id,
    cover_letter_id: letterId,
    apply_points: item.points,
    actor: 'hanap' as const,
  }
  const { application, message } = await applyToJob(deps, { id: item.user_id }, wish, (work) => work)
  if (application.delivery !== 'confirmed') {
    return { state: 'unconfirmed', applicationId: application.id, sentence: message }
  }
  if (application.applied_elsewhere || application.own) return { state: 'skipped', sentence: message }
  return { state: 'sent', applicationId: application.id, sentence: message }
}

/** Refusals that say the person's account needs them, and those that say nothing about anything but the posting. */
const ENDS = new Set([
  'board_credentials_refused',
  'integration_required',
  'subscription_expired',
  'onboarding_required',
])
const OF_THE_POSTING = new Set(['posting_closed', 'posting_not_found', 'not_appliable', 'id_proof_too_low'])
const DOUBTFUL = new Set(['already_applying', 'unconfirmed'])

/** What a refusal means for the run. */
export function failureOf(error: AppError | ConnectorError): Result {
  const outside = error instanceof ConnectorError ? error : error.cause
  const connector = outside instanceof ConnectorError ? outside : undefined
  if (connector?.kind === 'challenged') {
    const stops = 'OLJ asked for a human. The run was stopped, and nothing else was touched.'
    return { state: 'failed', sentence: 'OLJ asked for a human before it was sent.', stops, board: true }
  }
  if (error instanceof ConnectorError) {
    return { state: 'failed', sentence: 'OLJ could not be reached before it was sent.', stops: null, board: true }
  }
  if (DOUBTFUL.has(error.code)) return { state: 'unconfirmed', applicationId: null, sentence: error.message }
  if (OF_THE_POSTING.has(error.code)) return { state: 'skipped', sentence: error.message }
  const board = error.code === 'board_unavailable' || error.code === 'board_slow'
  return { state: 'failed', sentence: error.message, stops: ENDS.has(error.code) ? error.message : null, board }
}
