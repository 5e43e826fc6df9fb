import { manilaExact } from '#contract/time.ts'
import type { ApplicationEvent } from '../contract.ts'
import { STATUS_LABELS } from '../rules.ts'

const DELIVERY_WORDS: Record<string, string> = {
  confirmed: 'OLJ confirmed the application',
  failed: 'It was not sent',
  unconfirmed: 'OLJ did not answer in time',
}
const CHECK_WORDS: Record<string, string> = {
  not_there: 'We looked on OLJ: it is not there yet',
  not_reached: 'We wanted to look on OLJ, which could not be reached',
}

const label = (status: string | null): string => STATUS_LABELS[status as keyof typeof STATUS_LABELS] ?? status ?? ''
const moment = (at: string | null): string => (at === null ? 'none' : `${manilaExact(at)}, Manila time`)

/** One change of an application as a person says it; `note` is shown beside it by the owner. */
export function historyText({ kind, from, to }: Pick<ApplicationEvent, 'kind' | 'from' | 'to'>): string {
  switch (kind) {
    case 'attempt':
      return 'You sent the application'
    case 'delivery':
      return DELIVERY_WORDS[to ?? ''] ?? 'The delivery changed'
    case 'check':
      return CHECK_WORDS[to ?? ''] ?? 'We looked on OLJ'
    case 'status':
      return `Status changed from ${label(from)} to ${label(to)}`
    case 'notes':
      return to === null || to === '' ? 'Notes removed' : 'Notes changed'
    case 'interview_date':
      return `Interview date: ${moment(to)}`
    case 'imported':
      return to === null ? 'Imported from a file' : `Imported from ${to}`
    case 'offer_date':
      return `Offer date: ${moment(to)}`
    default:
      return 'Changed'
  }
}
