import type { ResponseOf } from '#contract/endpoint.ts'
import { readStanding } from '#features/board-account/server/service.ts'
import { BOARD_SLOW, ID_PROOF_FOR_AUTOMATION } from '#features/board-account/rules.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { manilaDate } from '#contract/time.ts'
import type { automation } from '../contract.ts'
import { dayToPlan, momentsOf, nextPlanning, type Settings } from '../rules.ts'
import { AUTOMATION_TEXTS } from '../texts.ts'
import { haltedBecause } from './breaker.ts'
import { stopOpenRun } from './stopping.ts'
import { firstMissing, presentRequirements, refusalFor, requirementsOf } from './requirements.ts'
import { findOpenRun, updateWaitingMode } from './run-queries.ts'
import { findSettings, upsertSettings } from './settings-queries.ts'

type Person = { id: number }
type Answer = ResponseOf<(typeof automation)['settings']>

const DAY_MS = 86_400_000

/** What a person chose, what it takes, and when something happens next. */
export async function readSettings(deps: Deps, user: Person): Promise<Answer> {
  const [settings, met, run, halted] = await Promise.all([
    findSettings(deps.db, user.id),
    requirementsOf(deps, user.id),
    findOpenRun(deps.db, user.id),
    haltedBecause(deps.db),
  ])
  const { mode_chosen_at: chosen, ...rest } = settings
  const planning = nextPlanning(deps.clock.now())
  const next = run?.state === 'planned' ? run.run_date : manilaDate(new Date(planning.getTime() + DAY_MS))
  return {
    ...rest,
    strict_matching: false,
    mode_chosen: chosen !== null,
    requirements: presentRequirements(met),
    can_enable: firstMissing(met) === undefined,
    next_planning: settings.enabled ? (plannedToday(deps, run) ?? planning).toISOString() : null,
    next_run: settings.enabled ? momentsOf(next).start.toISOString() : null,
    halted,
  }
}

/** While tomorrow's plan is there already, the next one is made the day after. */
function plannedToday(deps: Deps, run: { run_date: string } | undefined): Date | undefined {
  const now = deps.clock.now()
  return run !== undefined && run.run_date === dayToPlan(now)
    ? new Date(nextPlanning(now).getTime() + DAY_MS)
    : undefined
}

type Wish = {
  [K in keyof Pick<Settings, 'max_jobs_per_day' | 'skill_match_threshold' | 'apply_points'>]?: number | undefined
} & {
  enabled: boolean
}

/**
 * Switches on or off, and sets the limits. Off also stops the plan that waits.
 * @throws AppError with what is missing, when it is to be switched on
 */
export async function saveSettings(deps: Deps, user: Person, wish: Wish) {
  if (wish.enabled) await requireAll(deps, user.id)
  await change(deps, user.id, given(wish))
  if (!wish.enabled) await stopOpenRun(deps, user.id, 'You switched Automation Apply off.')
  return { ...(await readSettings(deps, user)), message: AUTOMATION_TEXTS.saved }
}

type Preferences = { [K in keyof Pick<Settings, 'mode' | 'point_reserve'>]?: Settings[K] | undefined }

/** What becomes of an unanswered plan, and the points that are kept. A plan that waits follows. */
export async function savePreferences(deps: Deps, user: Person, wish: Preferences) {
  await change(deps, user.id, given(wish))
  return { ...(await readSettings(deps, user)), message: AUTOMATION_TEXTS.saved }
}

const given = (wish: Wish | Preferences): Partial<Settings> =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))

const change = (deps: Deps, userId: number, changes: Partial<Settings>) =>
  inTransaction(deps.db, async (db) => {
    await upsertSettings(db, userId, changes, deps.clock.now())
    if (changes.mode !== undefined) await updateWaitingMode(db, userId, changes.mode)
  })

/** Only what the board says now may refuse somebody for their ID proof. */
async function requireAll(deps: Deps, userId: number): Promise<void> {
  const met = await requirementsOf(deps, userId)
  const missing = firstMissing(met)
  if (missing !== undefined && missing !== 'id_proof') throw refusalFor(missing)
  if (missing === undefined) return
  const { id_proof: proof } = await readStanding(deps, userId).catch((error: unknown) => {
    if (!(error instanceof ConnectorError)) throw error
    throw new AppError(503, 'board_unavailable', BOARD_SLOW, {}, { retryAfter: 30, cause: error })
  })
  if ((proof ?? 0) < ID_PROOF_FOR_AUTOMATION) throw refusalFor('id_proof')
}
