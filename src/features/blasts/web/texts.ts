import { grouped } from '#contract/number.ts'
import type { Blast, MissedPerson } from '../contract.ts'
import type { BlastChange, BlastState } from '../rules.ts'

/** The sentences of the two dialogs. */
export const DIALOG_SENTENCES = {
  noJobseeker: 'Please select a jobseeker.',
  noJobseekers: 'No jobseekers available for a new conversation.',
  jobseekersFailed: 'Failed to load jobseeker list.',
  threadFailed: 'Failed to create thread.',
  nobodyFound: 'No users found',
  usersFailed: 'Failed to load users.',
  blastFailed: 'Failed to send message blast.',
} as const

export const BLASTS_TEXTS = {
  listFailed: 'The message blasts could not be loaded.',
  none: 'No message blasts yet',
  noneMore: 'A message blast writes one message to many people, each in their own conversation.',
  gone: 'Sender deleted',
  missed: 'Who did not get it',
  missedFailed: 'Those who did not get it could not be loaded.',
  nobodyReachable: 'None of them would get it now.',
  againWhat: 'Whoever has it already is not written to again.',
  againFailed: 'It could not be sent again. Please try again.',
  again: 'It is being sent to those who had not got it',
  cancelTitle: 'Cancel this message blast?',
  late: 'It stood still for more than an hour, so it waits until somebody says that it may go on.',
} as const

export const people = (count: number): string => (count === 1 ? '1 person' : `${grouped(count)} people`)

export const STATE_WORDS: Record<BlastState, string> = {
  queued: 'Waiting',
  sending: 'Sending',
  paused: 'Paused',
  done: 'Sent',
  cancelled: 'Cancelled',
}

export const CHANGE_WORDS: Record<BlastChange, string> = { pause: 'Pause', resume: 'Resume', cancel: 'Cancel' }

/** How far it came, as one line. */
export function progressText({ state, sent, total, left }: Blast): string {
  if (state === 'done') return `Sent to ${people(sent)}`
  if (state === 'cancelled') return `Sent to ${people(sent)}, not to ${grouped(left)}`
  return `${grouped(total - left)} of ${people(total)}`
}

/** Who was left out and why; null where nobody was. */
export function skippedText({ skipped: { not_wanted: unwanted, gone, disabled, failed } }: Blast): string | null {
  const parts = [
    ...(unwanted > 0 ? [`${grouped(unwanted)} ${unwanted === 1 ? 'wants' : 'want'} no unasked messages`] : []),
    ...(gone > 0 ? [`${grouped(gone)} deleted their account`] : []),
    ...(disabled > 0 ? [`${grouped(disabled)} disabled`] : []),
    ...(failed > 0 ? [`${grouped(failed)} could not be written to`] : []),
  ]
  return parts.length === 0 ? null : `Left out: ${parts.join(', ')}`
}

/** How many did not get it and never will by themselves. */
export const missedCount = ({ state, skipped, left }: Blast): number =>
  skipped.not_wanted + skipped.gone + skipped.disabled + skipped.failed + (state === 'cancelled' ? left : 0)

export const MISSED_WORDS: Record<MissedPerson['reason'], string> = {
  not_wanted: 'wanted no unasked messages',
  gone: 'deleted their account',
  disabled: 'the account was disabled',
  failed: 'could not be written to',
  cancelled: 'the blast was cancelled first',
}

/** How many have opened it; a share that rounds to nothing is left out. */
export function readText({ read, sent }: Blast): string {
  if (read === 0) return 'Read by nobody yet'
  const percent = Math.round((read / sent) * 100)
  return `Read by ${grouped(read)}${percent > 0 ? ` (${percent}%)` : ''}`
}
