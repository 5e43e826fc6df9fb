import { manilaDay, manilaExact } from '#contract/time.ts'
import type { ApplicationEvent } from '../contract.ts'
import { STATUS_LABELS } from '../rules.ts'
import { exactly } from './moments.ts'

/** What the board's page of sent messages showed. */
const READ_WORDS: Record<string, (to: string | null) => string> = {
  read_added: () => 'Found among what you sent on OLJ',
  read_known: () => 'OLJ shows it among what you sent',
  read_attached: () => 'Matched to its posting',
  board_status: (to) => `OLJ shows it as ${words(to)}`,
}
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

const day = (on: string | null): string => (on === null ? '' : manilaDay(`${on}T00:00:00+08:00`))
const words = (text: string | null): string => (text === null || text === '' ? 'nothing' : `“${text}”`)
const OWN_FIELDS: Record<string, string> = {
  own_job_title: 'Job title',
  own_employer_name: 'Employer',
  own_link: 'Link',
  own_source: 'Where you applied',
}

/** What the person planned, did and noted themselves. */
function ownText(kind: string, from: string | null, to: string | null): string {
  const told: Record<string, () => string> = {
    interview_added: () => `Interview planned: ${moment(to)}`,
    interview_moved: () => `Interview moved from ${moment(from)} to ${moment(to)}`,
    interview_changed: () => `Interview changed: ${moment(to)}`,
    interview_removed: () => `Interview removed: ${moment(from)}`,
    follow_up_set: () => `Follow-up set for ${day(to)}`,
    follow_up_changed: () => `Follow-up changed, for ${day(to)}`,
    follow_up_done: () => 'Follow-up done',
    follow_up_reopened: () => `Follow-up open again, for ${day(to)}`,
    follow_up_removed: () => 'Follow-up removed',
    follow_up_sent: () => 'You followed up with the employer',
    imported: () => (to === null ? 'Imported from a file' : `Imported from ${to}`),
    own_added: () => 'You noted an application made elsewhere',
    own_removed: () => 'You removed it',
    own_restored: () => 'You put it back',
    own_applied_date: () => `Applied on: ${to === null ? 'none' : exactly(to)}`,
  }
  const field = OWN_FIELDS[kind]
  return field === undefined ? (told[kind]?.() ?? 'Changed') : `${field} changed from ${words(from)} to ${words(to)}`
}

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
    case 'offer_date':
      return `Offer date: ${moment(to)}`
    default:
      return READ_WORDS[kind]?.(to) ?? ownText(kind, from, to)
  }
}
