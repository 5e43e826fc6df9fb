import { MANILA_OFFSET_MINUTES, manilaDate } from '#contract/time.ts'

/** What a digest tells of, in the order it tells it. */
export const TOPICS = ['messages', 'application_updates', 'job_alerts'] as const
export type Topic = (typeof TOPICS)[number]
/** What a person can switch on and off; nothing is mailed under `marketing` today. */
export const MAIL_GROUPS = ['job_alerts', 'application_updates', 'messages', 'marketing'] as const
export type MailGroup = (typeof MAIL_GROUPS)[number]

export const FREQUENCIES = ['immediately', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export type NotificationSettings = Record<MailGroup, boolean> & { frequency: Frequency }

/** What holds for somebody who never chose. */
export const DEFAULT_NOTIFICATIONS: NotificationSettings = {
  job_alerts: true,
  application_updates: true,
  messages: true,
  marketing: false,
  frequency: 'daily',
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** What happened is told no sooner than this: who wrote may still take it back, who is there reads it meanwhile. */
export const HOLD_MS = 2 * MINUTE_MS
/** Hours in Manila. After an outage a day's or a week's digest is written late, but not at night. */
const [DAILY_HOUR, WEEKLY_HOUR, LATEST_HOUR] = [8, 9, 20]

/** One digest per person, kind and key. It tells what happened before `dueAt`, and is not written from `until` on. */
export type Period = { kind: Frequency; key: string; dueAt: Date; until: Date }

/** The periods whose digests are due at a moment: at least the hour's. */
export function duePeriods(now: Date): Period[] {
  const offset = MANILA_OFFSET_MINUTES * MINUTE_MS
  const local = now.getTime() + offset
  const hour = Math.floor(local / HOUR_MS) * HOUR_MS - offset
  const day = Math.floor(local / DAY_MS) * DAY_MS - offset
  const date = manilaDate(now)
  const at = (from: number, hours: number) => new Date(from + hours * HOUR_MS)
  const hourly = `${date}T${String((hour - day) / HOUR_MS).padStart(2, '0')}`
  const latest = at(day, LATEST_HOUR)
  const periods: Period[] = [
    { kind: 'immediately', key: hourly, dueAt: at(hour, 0), until: at(hour, 1) },
    { kind: 'daily', key: date, dueAt: at(day, DAILY_HOUR), until: latest },
  ]
  if (new Date(local).getUTCDay() === 1) {
    periods.push({ kind: 'weekly', key: `week of ${date}`, dueAt: at(day, WEEKLY_HOUR), until: latest })
  }
  return periods.filter(({ dueAt, until }) => dueAt <= now && now < until)
}

/** `1 new message`, `3 new messages`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** A text of at most `most` characters and a sign that there is more, cut between words where it can be. */
export function shortened(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const cut = whole.slice(0, most)
  const space = cut.lastIndexOf(' ')
  // Half of a character outside of the first plane is none.
  return `${space > most / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The groups a link to unsubscribe names; none when it is no such link. Whether it is genuine only the server knows. */
export function groupsOfLink(token: string): MailGroup[] {
  const named = token.split('.')[1]?.split('-') ?? []
  const groups = MAIL_GROUPS.filter((group) => named.includes(group))
  return groups.length === named.length ? groups : []
}
