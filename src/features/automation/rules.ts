import { MANILA_OFFSET_MINUTES } from '#contract/time.ts'

export const LIMITS = {
  max_jobs_per_day: { min: 1, max: 10 },
  skill_match_threshold: { min: 50, max: 100 },
  apply_points: { min: 1, max: 60 },
  /** Points the person keeps for themselves; the board holds no more than 60. */
  point_reserve: { min: 0, max: 60 },
} as const

/** What a run does with a plan nobody answered: sends it, or sends only what was approved. */
export const MODES = ['unless_stopped', 'only_approved'] as const
export type Mode = (typeof MODES)[number]

export type Settings = {
  enabled: boolean
  max_jobs_per_day: number
  skill_match_threshold: number
  apply_points: number
  mode: Mode
  point_reserve: number
}

/** What holds for somebody who never chose. */
export const DEFAULTS: Settings = {
  enabled: false,
  max_jobs_per_day: 1,
  skill_match_threshold: 90,
  apply_points: 1,
  mode: 'unless_stopped',
  point_reserve: 0,
}

/** What it takes to switch on, and to be sent for on every single morning. */
export const REQUIREMENTS = ['plan', 'profile', 'resume', 'account', 'id_proof'] as const
export type Requirement = (typeof REQUIREMENTS)[number]

/** Every rule a posting has to hold before anything is sent by itself, in the order they are told. */
export const RULES = [
  'open',
  'seen_open',
  'unchanged',
  'not_applied',
  'conditions',
  'score',
  'safe',
  'employer',
  'instructions',
  'no_ai',
  'letter',
  'points',
  'max_jobs',
  'board_day',
] as const
export type Rule = (typeof RULES)[number]

/** A rule as it stands for a posting: `held`, or failed, and why in a sentence. */
export type Judged = { rule: Rule; held: boolean; reason: string }

/**
 * `planned` goes out in the morning (under `only_approved` once it is approved); `held_back` broke a rule; `vetoed` was
 * refused by the person. `sending` is on its way; the others are how it ended. `skipped`: not sent, and the outcome says why.
 */
export const ITEM_STATES = [
  'planned',
  'held_back',
  'vetoed',
  'sending',
  'sent',
  'failed',
  'unconfirmed',
  'skipped',
] as const
export type ItemState = (typeof ITEM_STATES)[number]

/**
 * `planned` may be changed; `stopped` by the person, `running`, `done`. `broken`: something went wrong and the rest was left
 * alone. `missed`: nobody was there in time. `blocked`: what it takes was not there. `halted`: the board or the operator.
 */
export const RUN_STATES = ['planned', 'running', 'done', 'stopped', 'broken', 'missed', 'blocked', 'halted'] as const
export type RunState = (typeof RUN_STATES)[number]

export const ITEM_SOURCES = ['matched', 'by_hand'] as const
export type ItemSource = (typeof ITEM_SOURCES)[number]

/** Most candidates a plan shows, and how far under the threshold a posting may lie to be told of. */
export const MOST_CANDIDATES = 30
export const NEAR_MISS = 10

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Not seen open for so long, a posting may be gone. */
export const SEEN_OPEN_MS = 12 * HOUR_MS
/** One application to an employer in so much time. */
export const EMPLOYER_REST_MS = 30 * DAY_MS
/** So many failures in a row end a run. */
export const FAILURES_STOP = 2
/** Runs of so many people that failed at the board in a row stop all runs; one tries again after the pause. */
export const BOARD_FAILURES_STOP = 3
export const BOARD_PAUSE_MS = 30 * MINUTE_MS

/** Hours and minutes of the day in Manila. */
const PLAN_FROM = 18 * 60
/** A plan made later leaves nobody the time to refuse it. */
const PLAN_UNTIL = 22 * 60
const CUT_OFF = 7 * 60 + 45
const START = 8 * 60
const LATEST_START = 10 * 60

const OFFSET_MS = MANILA_OFFSET_MINUTES * MINUTE_MS
const startOfDay = (date: string): number => new Date(`${date}T00:00:00Z`).getTime() - OFFSET_MS
const dateOf = (moment: number): string => new Date(moment + OFFSET_MS).toISOString().slice(0, 10)
const minuteOfDay = (now: Date): number => Math.floor((now.getTime() + OFFSET_MS) / MINUTE_MS) % (24 * 60)

/** The moments of the run of a day in Manila, `2026-11-25`. */
export function momentsOf(runDate: string): { cutOff: Date; start: Date; until: Date } {
  const at = (minutes: number) => new Date(startOfDay(runDate) + minutes * MINUTE_MS)
  return { cutOff: at(CUT_OFF), start: at(START), until: at(LATEST_START) }
}

/** The day whose run is planned at this moment; null outside of the evening. */
export function dayToPlan(now: Date): string | null {
  const minute = minuteOfDay(now)
  return minute >= PLAN_FROM && minute < PLAN_UNTIL ? dateOf(now.getTime() + DAY_MS) : null
}

/** The day whose run may start or go on at this moment; null outside of the morning. */
export function dayToRun(now: Date): string | null {
  const minute = minuteOfDay(now)
  return minute >= START && minute < LATEST_START ? dateOf(now.getTime()) : null
}

/** The day whose run nobody can start any more, when its plan should have been made: from late morning to the evening. */
export function dayMissed(now: Date): { date: string; plannedFrom: Date } | null {
  const minute = minuteOfDay(now)
  if (minute < LATEST_START || minute >= PLAN_FROM) return null
  const date = dateOf(now.getTime())
  return { date, plannedFrom: new Date(startOfDay(date) - DAY_MS + PLAN_FROM * MINUTE_MS) }
}

/** The next evening a plan is made, at or after this moment. */
export function nextPlanning(now: Date): Date {
  const today = new Date(startOfDay(dateOf(now.getTime())) + PLAN_FROM * MINUTE_MS)
  return minuteOfDay(now) < PLAN_UNTIL ? today : new Date(today.getTime() + DAY_MS)
}
