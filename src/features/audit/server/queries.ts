import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { AuditFilters } from '../schemas.ts'

export type NewEntry = {
  happened_at: Date
  actor_kind: 'admin' | 'operator'
  actor_id: number | null
  action: string
  subject_kind: string
  subject_id: number | null
  reason: string
  details: string
}

export const insertEntry = (db: Db, entry: NewEntry) => db.insertInto('audit_entries').values(entry).execute()

export type FoundEntry = Omit<NewEntry, 'actor_kind' | 'details'> & {
  id: number
  actor_name: string | null
  details: Record<string, string | number | boolean | null>
}

/** The latest first, from behind the entry `before` on. */
export async function listEntries(
  db: Db,
  filters: AuditFilters,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<FoundEntry[]> {
  const { action, subject_kind: kind, subject_id: subject, actor_id: actor, from, until } = filters
  const all = sql`true`
  const { rows } = await sql<FoundEntry>`
    select e.id, e.happened_at, e.actor_id, u.username::text as actor_name, e.action, e.subject_kind, e.subject_id, e.reason,
      e.details
    from audit_entries e left join users u on u.id = e.actor_id
    where ${action === undefined ? all : sql`e.action = ${action}`}
      and ${kind === undefined ? all : sql`e.subject_kind = ${kind}`}
      and ${subject === undefined ? all : sql`e.subject_id = ${subject}`}
      and ${actor === undefined ? all : sql`e.actor_id = ${actor}`}
      and ${from === undefined ? all : sql`e.happened_at >= manila_midnight(${from}::date)`}
      and ${until === undefined ? all : sql`e.happened_at < manila_midnight(${until}::date + 1)`}
      and ${
        before === undefined
          ? all
          : sql`(e.happened_at, e.id) < (select b.happened_at, b.id from audit_entries b where b.id = ${before})`
      }
    order by e.happened_at desc, e.id desc limit ${limit}::integer`.execute(db)
  return rows
}
