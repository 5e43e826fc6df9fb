import { MANILA_OFFSET_MINUTES, manilaDate, manilaDay, manilaTime } from '#contract/time.ts'

const DAY_MS = 86_400_000
/** From then on a new line of names and a new picture begin. */
export const PAUSE_MS = 300_000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const isToday = (at: string, now: Date) => manilaDate(at) === manilaDate(now)

/** Over the messages of a day: Today, Yesterday, or the day. */
export function dayLabel(at: string, now: Date): string {
  if (isToday(at, now)) return 'Today'
  return isToday(at, new Date(now.getTime() - DAY_MS)) ? 'Yesterday' : manilaDay(at)
}

/** The time today, otherwise a weekday plus time. */
export function timeLabel(at: string, now: Date): string {
  if (isToday(at, now)) return manilaTime(at)
  const clock = new Date(new Date(at).getTime() + MANILA_OFFSET_MINUTES * 60_000)
  return `${WEEKDAYS[clock.getUTCDay()]} ${manilaTime(at)}`
}

/** The same in a list, where no day stands above: from a week ago on it is the day. */
export const listLabel = (at: string, now: Date): string =>
  now.getTime() - new Date(at).getTime() < 6 * DAY_MS ? timeLabel(at, now) : manilaDay(at)

type Said = { sender: number | null; sender_account_type: string; sent_at: string }

/** Whether name and picture stand at a message: somebody else writes, or more than five minutes have passed. */
export function beginsAnew(message: Said, before: Said | undefined): boolean {
  if (before === undefined || before.sender !== message.sender) return true
  if (before.sender_account_type !== message.sender_account_type) return true
  return new Date(message.sent_at).getTime() - new Date(before.sent_at).getTime() > PAUSE_MS
}
