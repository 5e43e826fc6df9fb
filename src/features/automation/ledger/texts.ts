import type { EntryKind } from './rules.ts'

const ENTRIES: Record<EntryKind, (title: string) => string> = {
  opening: () => 'Your balance on OLJ when we first asked.',
  earned: () => 'OLJ gave points for the day’s login.',
  reserved: (title) => `Set aside for “${title}”.`,
  spent: (title) => `Spent on “${title}”: OLJ confirmed it.`,
  given_back: (title) => `Free again: nothing was sent to “${title}”.`,
  used_elsewhere: () => 'Used on applications you sent yourself.',
  unexplained: () => 'OLJ has another figure than we counted, and we do not know why.',
}

/** What an entry of the points is about. */
export const entrySentence = (kind: EntryKind, title: string): string => ENTRIES[kind](title)

const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`

/** Why something that was planned can no longer be paid. */
export const goneSentence = (needed: number, spendable: number): string =>
  `You have used points since it was planned: it needs ${points(needed)}; you have ${spendable} to spend.`

/** Whether board and ledger say the same. `gap`: by how much the nightly sums were off. */
export function agreementSentence(state: 'agrees' | 'differs' | 'unknown', difference: number, gap: number): string {
  if (gap !== 0) {
    return `Our count does not agree with the board: it is off by ${points(Math.abs(gap))}. Our team is told and looks into it.`
  }
  if (state === 'unknown') return 'We have not asked OLJ for your points yet.'
  if (state === 'agrees') return 'OLJ and our count agree.'
  return difference > 0
    ? `OLJ says you have ${points(difference)} more than we counted. We go by OLJ.`
    : `OLJ says you have ${points(-difference)} less than we counted. We go by OLJ.`
}

/** What tomorrow brings. */
export function forecastSentence(
  forecast: { points: number; spendable: number; applications: number; usual: number } | null,
): string {
  if (forecast === null) return 'We have not asked OLJ for your points yet.'
  const { points: total, spendable, applications, usual } = forecast
  const enough = `${applications} ${applications === 1 ? 'application' : 'applications'} at ${points(usual)}`
  return `About ${points(total)} tomorrow, of which ${spendable} can be spent: enough for ${enough}.`
}
