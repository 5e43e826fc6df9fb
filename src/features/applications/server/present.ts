import type { Application, ApplicationEvent, Receipt } from '../contract.ts'
import type { EventRow } from '../history/server/queries.ts'
import type { ApplicationRow } from './queries.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** An application on the wire. What was sent elsewhere has no letter of ours. */
export function presentApplication(row: ApplicationRow): Application {
  return {
    id: row.id,
    job: row.job_id,
    job_title: row.posting_snapshot.title,
    employer_name: row.posting_snapshot.employer_name,
    status: row.status,
    delivery: row.delivery,
    delivery_error: row.delivery === 'failed' ? (row.failure?.error ?? null) : null,
    applied_elsewhere: row.applied_elsewhere,
    applied_date: row.delivery === 'confirmed' ? row.sending_since.toISOString() : null,
    notes: row.notes,
    interview_date: iso(row.interview_date),
    offer_date: iso(row.offer_date),
    cover_letter_subject: row.applied_elsewhere ? '' : row.sent_subject,
    cover_letter_content: row.applied_elsewhere ? '' : row.sent_content,
    apply_points: row.apply_points,
    job_closed: row.closed_at !== null,
    source: row.source,
    link: row.url,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentReceipt(row: ApplicationRow): Receipt {
  return {
    subject: row.applied_elsewhere ? '' : row.sent_subject,
    content: row.applied_elsewhere ? '' : row.sent_content,
    resume_name: row.applied_elsewhere ? null : row.sent_resume_name,
    apply_points: row.applied_elsewhere ? 0 : row.apply_points,
    sent_at: row.sending_since.toISOString(),
    confirmed_at: iso(row.confirmed_at),
    evidence: row.evidence,
    posting: row.posting_snapshot,
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
