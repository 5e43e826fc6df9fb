import { manilaDay } from '#contract/time.ts'
import type { Figures, SourceFigures, WeekFigures } from '../contract.ts'
import { daysText, FEW, likelyText, OTHER_SOURCES, shareText } from '../rules.ts'

const SOURCE_NAMES: Record<string, string> = {
  olj: 'OnlineJobs.ph',
  linkedin: 'LinkedIn',
  [OTHER_SOURCES]: 'Other places',
  '': 'Not named',
}
/** A source as people call it; one they wrote themselves stays as it is. */
export const sourceName = (source: string): string => SOURCE_NAMES[source] ?? source

/** `Nov 16, 2026` of the first day of a week. */
export const weekDay = (startsOn: string): string => manilaDay(`${startsOn}T00:00:00+08:00`)
/** `Nov 16`, where there is little room. */
export const shortDay = (startsOn: string): string => weekDay(startsOn).replace(/, \d+$/, '')

const applications = (count: number): string => `${count} application${count === 1 ? '' : 's'}`

/** What a share of replies lets one expect, or that it is too early to say. */
export function likelySentence({ sent, replies }: Pick<Figures['totals'], 'sent' | 'replies'>): string {
  if (sent < FEW) return `With ${applications(sent)} sent it is too early for a percentage.`
  const likely = likelyText(replies, sent)
  if (likely === null) return `${applications(sent)} are too few to say what to expect of the next ones.`
  return `Going by these ${sent}, expect answers to ${likely} of the next applications you send.`
}

/** The weekly chart in a sentence. */
export function weeksSentence(weeks: readonly WeekFigures[]): string {
  const sent = weeks.reduce((sum, week) => sum + week.sent, 0)
  if (sent === 0) return `Nothing was sent in the last ${weeks.length} weeks.`
  const answered = weeks.reduce((sum, week) => sum + week.replies, 0)
  const busiest = weeks.reduce((most, week) => (week.sent > most.sent ? week : most))
  const least = `${applications(sent)} in the last ${weeks.length} weeks, ${answered} answered so far.`
  return `${least} The busiest week began on ${weekDay(busiest.starts_on)} with ${busiest.sent}.`
}

/** The chart of the sources in a sentence. */
export function sourcesSentence(sources: readonly SourceFigures[]): string {
  const said = sources.map(({ source, sent, replies }) => `${sourceName(source)}: ${shareText(replies, sent)} answered`)
  const compared = sources.filter(({ sent }) => sent >= FEW).length
  const caution = sources.length > 1 && compared < 2 ? ' Too few to compare the sources with each other.' : ''
  return `${said.join('; ')}.${caution}`
}

/** How soon answers came, as exactly as their number allows. */
export function firstAnswerSentences(first: Figures['first_answer']): string[] {
  const { answered, shortest, quarter, median, three_quarters: most, longest } = first
  if (shortest === null || quarter === null || median === null || most === null || longest === null) {
    return ['No answer is written down yet.']
  }
  if (answered === 1) return [`The one answer so far came after ${daysText(median)}.`]
  if (answered < FEW) {
    const span =
      daysText(shortest) === daysText(longest)
        ? daysText(longest)
        : `between ${daysText(shortest)} and ${daysText(longest)}`
    return [`${answered} answers so far, after ${span}. From ${FEW} on there is a median.`]
  }
  const middle =
    daysText(quarter) === daysText(most) ? '' : `, the middle half after ${daysText(quarter)} to ${daysText(most)}`
  return [
    `Half of the ${answered} answers came within ${daysText(median)}${middle}.`,
    'Applications without an answer are not counted here, so waiting a little longer is normal.',
  ]
}
