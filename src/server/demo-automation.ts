import { manilaDate } from '#contract/time.ts'
import { dayToRun, momentsOf } from '#features/automation/rules.ts'
import { planRun } from '#features/automation/server/planning.ts'
import { readRuns } from '#features/automation/server/reading.ts'
import { advanceRun } from '#features/automation/server/sweeping.ts'
import { savePreferences, saveSettings } from '#features/automation/server/settings.ts'
import { listRunsOf } from '#features/jobs/server/service.ts'
import type { Deps } from './deps.ts'
import { handle, taskKind } from './platform/tasks.ts'

/** Automatic applying of the demo's seeker, once there are postings. `looked`: how often there were none yet. */
export const demoAutomationTask = taskKind<{ user_id: number; looked: number }>('demo.automation')

const LOOK_AGAIN_MS = 3000
const MOST_LOOKS = 60
const DAY_MS = 86_400_000
/** From six in the evening to eight in the morning. */
const NIGHT_MS = 14 * 3_600_000

export const demoTasks = [
  handle<Deps, { user_id: number; looked: number }>({
    kind: demoAutomationTask,
    retries: 0,
    run: async (deps, { user_id, looked }, { signal }) => {
      const [run] = await listRunsOf(deps, 'olj', 1)
      if (run?.state === 'done') return showAutomation(deps, { id: user_id }, signal)
      if (looked >= MOST_LOOKS) return
      const startAfter = new Date(Date.now() + LOOK_AGAIN_MS)
      await deps.tasks.enqueue(demoAutomationTask, { user_id, looked: looked + 1 }, { startAfter })
    },
  }),
]

/** The same services at another moment, sending without a pause. */
const at = (deps: Deps, now: Date): Deps => ({
  ...deps,
  clock: { ...deps.clock, now: () => now },
  config: { ...deps.config, AUTOMATION_PACE_SECONDS: 0 },
})

/** Switches it on, lives through the last night and its morning, and plans the next one: all as it goes for everybody. */
async function showAutomation(deps: Deps, user: { id: number }, signal: AbortSignal): Promise<void> {
  const limits = { max_jobs_per_day: 2, skill_match_threshold: 60, apply_points: 3 }
  await saveSettings(deps, user, { enabled: true, ...limits })
  await savePreferences(deps, user, { mode: 'unless_stopped', point_reserve: 10 })
  const { past, next } = morningsAround(deps.clock.now())
  const { start } = momentsOf(past)
  await planRun(at(deps, new Date(start.getTime() - NIGHT_MS)), user.id, past)
  const { results: runs } = await readRuns(deps, user, { page: 1, per_page: 1 })
  for (const { id, ended_at } of runs) if (ended_at === null) await advanceRun(at(deps, start), id, signal)
  await planRun(deps, user.id, next)
}

/** The last morning whose run is over, and the next one that can still be planned for. */
function morningsAround(now: Date): { past: string; next: string } {
  const today = manilaDate(now)
  const day = (days: number) => manilaDate(new Date(now.getTime() + days * DAY_MS))
  const { cutOff, until } = momentsOf(today)
  return { past: now >= until ? today : day(-1), next: now < cutOff && dayToRun(now) === null ? today : day(1) }
}
