import type { Db } from '#server/platform/db/database.ts'
import type { AuditAction, SubjectKind } from '../rules.ts'
import { insertEntry } from './queries.ts'

const MAX_REASON = 500

/** Who acts: an admin by their id, or whoever runs the operator's command. */
export type Actor = { id: number } | 'operator'

export type AuditEntry = {
  actor: Actor
  action: AuditAction
  subject: { kind: SubjectKind; id?: number }
  /** Why, in the words of whoever did it; cut at 500 characters. */
  reason?: string
  /** Numbers, states and dates, before and after; never an address, a name or what somebody wrote. */
  details?: Record<string, string | number | boolean | null>
  now: Date
}

/**
 * Writes down what an admin or the operator does to somebody else's things. It joins the transaction of the action, so that
 * an action without its entry, or an entry without its action, cannot be. Docs: docs/product/admin.md.
 */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await insertEntry(db, {
    happened_at: entry.now,
    actor_kind: entry.actor === 'operator' ? 'operator' : 'admin',
    actor_id: entry.actor === 'operator' ? null : entry.actor.id,
    action: entry.action,
    subject_kind: entry.subject.kind,
    subject_id: entry.subject.id ?? null,
    reason: (entry.reason ?? '').trim().slice(0, MAX_REASON).toWellFormed(),
    details: JSON.stringify(entry.details ?? {}),
  })
}
