import { manilaDate, manilaDay, manilaTime } from '#contract/time.ts'
import type { AutomationReach, RunSummary } from '../contract.ts'
import { type ItemState, LIMITS, type Mode, type Rule, type RunState } from '../rules.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const SETTINGS_TEXTS = {
  loadFailed: 'Failed to load your settings. Please try again.',
  modeFirst: 'How should a plan be sent?',
} as const

export const PLAN_TEXTS = {
  failed: 'That did not work. Please try again.',
  loadFailed: 'Your plan could not be loaded.',
  runsFailed: 'Your runs could not be loaded.',
  runFailed: 'This run could not be loaded.',
  noRun: 'There is no such run.',
  pointsFailed: 'Your points could not be loaded.',
  vetoed: 'It will not be sent',
  approved: 'Approved',
  stopped: 'The run is stopped. Nothing will be sent.',
  resumed: 'The run goes on',
  addToPlan: 'Add to tonight’s plan',
  added: 'On tonight’s plan',
  notAdded: 'Not on tonight’s plan',
} as const

const STEP = 10

/** `3 of the last week’s postings reach 80%; none reaches 90%`: what a threshold means, and the next round one. */
export function reachLine({ postings, scores }: AutomationReach, threshold: number): string {
  if (postings === 0) return 'No posting of the last week is open to you: there is nothing to count yet.'
  const { min, max } = LIMITS.skill_match_threshold
  const reaching = (least: number) => scores.slice(least - min).reduce((sum, count) => sum + count, 0)
  const verb = (count: number) => (count === 1 ? 'reaches' : 'reach')
  const told = (count: number, least: number) => `${count === 0 ? 'none' : count} ${verb(count || 1)} ${least}%`
  const here = reaching(threshold)
  if (here > 0) {
    const next = (Math.floor(threshold / STEP) + 1) * STEP
    const first = `${here} of the last week’s ${many(postings, 'posting')} ${verb(here)} ${threshold}%`
    return next > max ? `${first}.` : `${first}; ${told(reaching(next), next)}.`
  }
  const none = `None of the last week’s ${many(postings, 'posting')} reaches ${threshold}%`
  for (let least = (Math.ceil(threshold / STEP) - 1) * STEP; least >= min; least -= STEP) {
    const count = reaching(least)
    if (count > 0) return `${none}; ${told(count, least)}.`
  }
  return threshold === min ? `${none}.` : `${none}, nor ${min}%.`
}

export const RULE_NAMES: Record<Rule, string> = {
  open: 'Open',
  seen_open: 'Seen open lately',
  not_applied: 'Not applied to yet',
  conditions: 'Conditions',
  score: 'Score',
  safe: 'Safety',
  employer: 'Employer',
  instructions: 'Instructions',
  no_ai: 'Letters by machines',
  letter: 'Letter',
  points: 'Points',
  max_jobs: 'Jobs a day',
  board_day: 'The board’s day',
  unchanged: 'Posting unchanged',
}

export const MODE_WORDS: Record<Mode, { label: string; means: string }> = {
  unless_stopped: {
    label: 'Send by itself unless I stop it',
    means:
      'You see the plan at 6 PM and can refuse each application or the whole run until 7:45 AM. The rest is sent at 8 AM.',
  },
  only_approved: {
    label: 'Send only what I approve',
    means: 'Nothing is sent before you said yes to it. What you did not approve by 7:45 AM is left out.',
  },
}

export const ITEM_WORDS: Record<ItemState, { word: string; tone: Tone }> = {
  planned: { word: 'Planned', tone: 'dagat' },
  held_back: { word: 'Held back', tone: 'plain' },
  vetoed: { word: 'Refused by you', tone: 'plain' },
  sending: { word: 'Sending', tone: 'mangga' },
  sent: { word: 'Sent', tone: 'success' },
  failed: { word: 'Failed', tone: 'danger' },
  unconfirmed: { word: 'Not confirmed', tone: 'mangga' },
  skipped: { word: 'Not sent', tone: 'plain' },
}

export const RUN_WORDS: Record<RunState, { word: string; tone: Tone }> = {
  planned: { word: 'Planned', tone: 'dagat' },
  running: { word: 'Sending', tone: 'mangga' },
  done: { word: 'Done', tone: 'success' },
  stopped: { word: 'Stopped by you', tone: 'plain' },
  broken: { word: 'Broken off', tone: 'danger' },
  missed: { word: 'Missed', tone: 'danger' },
  blocked: { word: 'Not possible', tone: 'danger' },
  halted: { word: 'Held up', tone: 'mangga' },
}

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** `today`, `tomorrow` or the day of a run, which is given as Manila's date. */
export function runDay(date: string, now: Date): string {
  if (date === manilaDate(now)) return 'today'
  if (date === manilaDate(new Date(now.getTime() + DAY_MS))) return 'tomorrow'
  return `on ${manilaDay(`${date}T00:00:00+08:00`)}`
}

/** `Nov 24, 2026` of Manila's date. */
export const dayName = (date: string): string => manilaDay(`${date}T00:00:00+08:00`)

/** `13 h 20 min`, counted from this minute; null once it has passed. */
export function timeLeft(until: string, now: Date): string | null {
  const minutes = Math.floor((new Date(until).getTime() - now.getTime()) / MINUTE_MS)
  if (minutes < 0) return null
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return 'less than a minute'
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}

/** How a run ended, in a line. */
export function summaryOf({ state, counts, points }: RunSummary): string {
  if (state === 'planned') return `${many(counts.planned, 'application')} planned, ${many(points.to_spend, 'point')}`
  const parts = [
    `${counts.sent} sent`,
    ...(counts.unconfirmed === 0 ? [] : [`${counts.unconfirmed} not confirmed`]),
    ...(counts.failed === 0 ? [] : [`${counts.failed} failed`]),
    ...(counts.skipped === 0 ? [] : [`${counts.skipped} not sent`]),
    ...(counts.vetoed === 0 ? [] : [`${counts.vetoed} refused by you`]),
    ...(counts.held_back === 0 ? [] : [`${counts.held_back} held back`]),
  ]
  return `${parts.join(', ')} · ${many(points.spent, 'point')} spent`
}

/** `8:00 AM`. */
export const clock = (at: string): string => manilaTime(at)
