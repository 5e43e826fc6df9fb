import type { ResponseOf } from '#contract/endpoint.ts'
import { neighbours } from '#contract/paging.ts'
import { manilaDate } from '#contract/time.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { automation } from '../contract.ts'
import { AUTOMATION_TEXTS } from '../texts.ts'
import { listPlannedJobs } from './plan-queries.ts'
import { canChange, presentRun, presentSummaries } from './present.ts'
import { findLatestRuns, findOpenRun, findOwnRun, listRuns } from './run-queries.ts'
import { findSettings } from './settings-queries.ts'

type Person = { id: number }
type Answer<K extends keyof typeof automation> = ResponseOf<(typeof automation)[K]>

/** The plan that waits or runs. */
export async function readPlan(deps: Deps, user: Person): Promise<Answer<'plan'>> {
  const run = await findOpenRun(deps.db, user.id)
  if (run) return { plan: await presentRun(deps, run), message: null }
  return { plan: null, message: AUTOMATION_TEXTS.noPlan }
}

/** A person's runs, the latest first. */
export async function readRuns(
  deps: Deps,
  user: Person,
  query: { page: number; per_page: number },
): Promise<Answer<'runs'>> {
  const { rows, count } = await listRuns(deps.db, user.id, query)
  const pages = Math.ceil(count / query.per_page)
  return {
    results: await presentSummaries(deps.db, rows),
    count,
    ...neighbours('/api/automation/runs/', query, query.page, pages),
  }
}

/** One run with everything on it. @throws AppError 404 for one that is not the person's */
export async function readRun(deps: Deps, user: Person, id: number): Promise<Answer<'run'>> {
  const run = await findOwnRun(deps.db, user.id, id)
  if (!run) throw new AppError(404, 'not_found', 'Not found.')
  return presentRun(deps, run)
}

/** What home says of it in one line, and whether a job can be added to the plan. */
export async function readLine(deps: Deps, user: Person): Promise<Answer<'line'>> {
  const [{ enabled }, [latest]] = await Promise.all([
    findSettings(deps.db, user.id),
    findLatestRuns(deps.db, user.id, 1),
  ])
  const nothing = { enabled, kind: 'none' as const, sentence: null, run_id: null, run_date: null }
  if (!latest || (!enabled && latest.ended_at !== null)) return { ...nothing, can_add: false, job_ids: [] }
  const now = deps.clock.now()
  const can_add = enabled && canChange(latest, now)
  const job_ids = can_add ? await listPlannedJobs(deps.db, latest.id) : []
  if (latest.ended_at !== null && latest.run_date < manilaDate(now)) return { ...nothing, can_add, job_ids }
  const [run] = await presentSummaries(deps.db, [latest])
  if (!run) return { ...nothing, can_add, job_ids }
  return { enabled, run_id: run.id, run_date: run.run_date, ...lineOf(run), can_add, job_ids }
}

type Summary = Awaited<ReturnType<typeof presentSummaries>>[number]
const applications = (count: number): string => `${count} ${count === 1 ? 'application' : 'applications'}`

function lineOf(run: Summary): { kind: Answer<'line'>['kind']; sentence: string } {
  const { state, counts, reason } = run
  if (state === 'running')
    return { kind: 'running', sentence: `Sending your planned applications: ${counts.sent} sent.` }
  if (state === 'planned') {
    const approval = run.mode === 'only_approved' ? `, ${counts.approved} approved` : ''
    return {
      kind: 'plan',
      sentence: `${applications(counts.planned)} planned for 8 AM${approval}. You can refuse until 7:45 AM.`,
    }
  }
  if (state === 'done') return { kind: 'report', sentence: `This morning: ${applications(counts.sent)} sent.` }
  if (state === 'stopped') return { kind: 'report', sentence: reason ?? 'You stopped the run.' }
  return { kind: 'trouble', sentence: `${applications(counts.sent)} sent. ${reason ?? ''}`.trim() }
}
