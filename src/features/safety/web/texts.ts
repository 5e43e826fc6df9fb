import type { ReportReason } from '../rules.ts'
import { NOTE_TEXTS } from '#features/jobs/safety-notes/texts.ts'

export const REASON_NAMES: Record<ReportReason, string> = {
  scam: 'It looks like a scam',
  fee: 'It asks for money',
  fake: 'The job or the employer is not real',
  closed: 'It is closed or filled already',
  offensive: 'It is offensive or unlawful',
  other: 'Something else',
}

export const SAFETY_TEXTS = {
  reportTitle: 'Report this job',
  reported: 'Reported',
  reportedMore: 'Thank you. Our team looks at it. You can take it back from the same menu.',
  takenBack: 'Your report is taken back.',
  failed: 'We could not save this. Please try again.',
  loadFailed: 'We could not read what you said about this job. Please try again.',
  splitTitle: 'These are different jobs',
  splitSaid: 'You see two jobs now',
  splitTaken: 'You see one job again',
  joinTitle: 'This is the same job as…',
  joinSaid: 'You see one job now',
  joinTaken: 'You see two jobs again',
  onlyYou: 'Others see it when our team agrees.',
  joinEmpty: 'No other listed job is of this employer or has this title.',
  joinFailed: 'We could not read which jobs may be the same. Please try again.',
  queueFailed: 'We could not read the queue. Please try again.',
  queueEmpty: 'Nothing waits for review.',
  hiddenEmpty: 'Nothing is hidden.',
  splitsEmpty: 'Nobody told two postings apart, or joined two, that you have not seen.',
} as const

export const DECISION_NAMES = {
  approve: 'Listed',
  hold: 'Held',
  hide: 'Hidden for good',
  split: 'Made two jobs',
  join: 'Made one job',
  keep: 'Left as it is',
} as const

export const STATE_NAMES = { approved: 'Listed', held: 'Held', hidden: 'Hidden for good' } as const

const isNote = (kind: string): kind is keyof typeof NOTE_TEXTS => kind in NOTE_TEXTS

/** Why a posting is held, in words. */
export function heldText(kind: string): string {
  if (isNote(kind)) return NOTE_TEXTS[kind].title
  return kind === 'reports' ? 'Several people reported it' : 'Held by the team'
}
