import { parsePay } from '#features/jobs/pay/rules.ts'
import { payWords } from '#features/jobs/pay/texts.ts'
import type { Application, ApplicationEvent, PostingSnapshot, Receipt } from '../contract.ts'
import { quietDays } from '../follow-ups/rules.ts'
import type { EventRow } from '../history/server/queries.ts'
import { mainInterview } from '../interviews/rules.ts'
import { shownStatus } from '../rules.ts'
import type { ApplicationRow, findPostingToApplyTo } from './queries.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** An application on the wire as of `now`. What was sent elsewhere has no letter of ours. */
export function presentApplication(row: ApplicationRow, now: Date): Application {
  return {
    id: row.id,
    job: row.job_id,
    own: row.own_entry,
    read_from: row.read_from === 'olj' ? 'olj' : null,
    job_title: row.posting_snapshot.title,
    employer_name: row.posting_snapshot.employer_name,
    status: shownStatus(row.delivery, row.status),
    delivery: row.delivery,
    delivery_error: row.delivery === 'failed' ? (row.failure?.error ?? null) : null,
    applied_elsewhere: row.applied_elsewhere,
    applied_date: row.delivery === 'confirmed' ? row.sending_since.toISOString() : null,
    notes: row.notes,
    interview_date: iso(mainInterview(row.interviews, now)),
    offer_date: iso(row.offer_date),
    cover_letter_subject: row.applied_elsewhere ? '' : row.sent_subject,
    cover_letter_content: row.applied_elsewhere ? '' : row.sent_content,
    apply_points: row.apply_points,
    job_closed: row.closed_at !== null,
    quiet_days: quietDays(row, now),
    follow_up_sent_at: iso(row.follow_up_sent_at),
    next_follow_up: row.next_follow_up,
    source: row.source ?? row.posting_snapshot.source,
    link: row.url ?? row.posting_snapshot.link,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Pay with its currency and period, as the posting was listed, and the board's own words where they say less. */
function salaryWords(salary: string | null): string | null {
  const pay = parsePay(salary)
  if (!pay || salary === null) return salary
  const words = payWords(pay)
  return words === salary.trim() ? words : `${words} (as posted: ${salary.trim()})`
}

export function presentReceipt(row: ApplicationRow): Receipt {
  return {
    subject: row.applied_elsewhere ? '' : row.sent_subject,
    content: row.applied_elsewhere ? '' : row.sent_content,
    resume_name: row.applied_elsewhere ? null : row.sent_resume_name,
    resume_kept: !row.applied_elsewhere && row.sent_resume_key !== null,
    apply_points: row.applied_elsewhere && row.read_from === null ? 0 : row.apply_points,
    sent_at: row.sending_since.toISOString(),
    confirmed_at: iso(row.confirmed_at),
    evidence: row.evidence,
    posting: { ...row.posting_snapshot, salary: salaryWords(row.posting_snapshot.salary) },
  }
}

export function presentEvent(row: EventRow): ApplicationEvent {
  return {
    id: row.id,
    kind: row.kind,
    actor: row.actor,
    from: row.from_value,
    to: row.to_value,
    note: row.detail.note ?? null,
    happened_at: row.happened_at.toISOString(),
  }
}

type Posting = NonNullable<Awaited<ReturnType<typeof findPostingToApplyTo>>>

/** How a posting reads at this moment, for good. */
export const snapshotOf = (posting: Posting): PostingSnapshot => ({
  title: posting.title,
  employer_name: posting.employer_name ?? '',
  description: posting.description,
  salary: posting.salary_text,
  job_type: posting.job_type_text === '' ? null : posting.job_type_text,
  source: posting.source,
  link: posting.url,
  date_posted: posting.date_posted.toISOString(),
})
