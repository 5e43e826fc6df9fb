import type { AlertKind, Change, ChangeKind } from './rules.ts'

export const ALERT_TEXTS = {
  loadFailed: 'Your alerts could not be loaded.',
  failed: 'The alert could not be changed. Please try again.',
  deleteFailed: 'The alert could not be deleted. Please try again.',
  deleted: 'Alert deleted',
  badScore: 'Choose 50, 60, 70, 80 or 90.',
  noSearch: 'This saved search does not exist.',
  noEmployer: 'This employer does not exist.',
  tooWide: 'This search has no word or filter that narrows it enough for an alert. Please add one.',
  full: 'You have 100 alerts already. Please delete one first.',
  notFound: 'Alert not found.',
  badDevice: 'This device cannot be told: its browser names no push service we know.',
  badLink: 'This link is not complete. Please use the whole link of the mail, or log in and choose in your settings.',
  stopFailed: 'It could not be done right now. Please try again.',
} as const

const CHANGE_WORDS: Record<ChangeKind, string> = {
  closed: 'Applications',
  open_again: 'Applications',
  pay: 'Pay',
  hours: 'Hours',
  fee: 'A fee is asked for',
  instructions: 'How to apply',
}

/** What changed, in one line: `Pay: $500 → $600`. */
export const changeText = ({ what, before, after }: Change): string =>
  what === 'fee'
    ? `${CHANGE_WORDS.fee}: “${after}”. Honest employers ask for none.`
    : `${CHANGE_WORDS[what]}: ${before || 'not stated'} → ${after || 'not stated'}`

/** What an alert looks for, as a title. */
export const alertTitle = (alert: { kind: AlertKind; name: string | null; least_score: number | null }): string => {
  if (alert.kind === 'matches') return `Jobs that match you ${alert.least_score ?? 0}% or more`
  if (alert.kind === 'changes') return 'Changes of jobs you saved or applied to'
  return alert.kind === 'search' ? `Search “${alert.name ?? ''}”` : `New jobs of ${alert.name ?? ''}`
}
