import { type AuditEntry, recordAudit } from '#features/audit/server/service.ts'
import type { Deps } from './deps.ts'
import { inTransaction } from './platform/db/database.ts'

type Entry = Omit<AuditEntry, 'actor' | 'now'>

/** Runs what the operator does to somebody's things together with its entry in the trail: both, or neither. */
export function asOperator(deps: Deps, work: (inside: Deps) => Promise<Entry>): Promise<void> {
  return inTransaction(deps.db, async (db) => {
    const entry = await work({ ...deps, db })
    await recordAudit(db, { ...entry, actor: 'operator', now: deps.clock.now() })
  })
}
