import type { ApplicationStatus } from '../../rules.ts'
import type { JudgedRow } from './known.ts'
import type { NewEntry } from './queries.ts'

const orNull = (text: string): string | null => (text === '' ? null : text)

/** A row of a file as an entry of the person's own; what the board is said to have confirmed is left behind. */
export function entryOf(row: JudgedRow): NewEntry {
  let before: ApplicationStatus = 'applied'
  const changes = row.status_history.map(({ status, at }) => {
    const change = { from: before, to: status, at }
    before = status
    return change
  })
  return {
    record_key: row.key,
    posting_snapshot: {
      title: row.job_title,
      employer_name: row.employer,
      description: '',
      salary: orNull(row.salary),
      job_type: orNull(row.job_type),
      source: row.source,
      link: row.link,
      date_posted: row.date_posted?.toISOString() ?? null,
    },
    status: row.status,
    sending_since: row.applied_at,
    offer_date: row.offer_at,
    notes: row.notes,
    sent_subject: row.letter_subject,
    sent_content: row.letter,
    sent_resume_name: orNull(row.resume_name),
    applied_elsewhere: row.letter_subject === '' && row.letter === '' && row.resume_name === '',
    changes,
    interviews: row.interviews,
    follow_ups: row.follow_ups,
  }
}
