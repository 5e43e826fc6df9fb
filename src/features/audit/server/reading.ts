import Papa from 'papaparse'
import { manilaDate, manilaExact } from '#contract/time.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { GrowingFile } from '#server/platform/http/binder.ts'
import type { AuditRow } from '../contract.ts'
import { AUDIT_ACTIONS, type AuditAction } from '../rules.ts'
import type { AuditFilters } from '../schemas.ts'
import { type FoundEntry, listEntries } from './queries.ts'
import { recordAudit } from './service.ts'

const PAGE = 50
/** Rows fetched at once for a file. */
const BATCH = 1000

type Given = Pick<Deps, 'db' | 'clock'>

const asRow = ({ happened_at: at, ...entry }: FoundEntry): AuditRow => ({ ...entry, happened_at: at.toISOString() })

/** A page of the trail; `next` is what the following one begins behind. @throws AppError 400 for a day that is none */
export async function listTrail({ db }: Given, query: AuditFilters & { before?: number | undefined }) {
  const rows = await listEntries(db, checked(query), { before: query.before, limit: PAGE + 1 })
  const results = rows.slice(0, PAGE).map(asRow)
  return { results, next: rows.length > PAGE ? (results.at(-1)?.id ?? null) : null }
}

/** The calendar has no 31 February. */
function checked(filters: AuditFilters): AuditFilters {
  for (const day of [filters.from, filters.until]) {
    if (day === undefined) continue
    const at = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) {
      throw new AppError(400, 'bad_day', `There is no ${day}.`)
    }
  }
  return filters
}

/** The trail as a file, written while it is read; that it was taken is the first thing it says. */
export async function trailFile(
  { db, clock }: Given,
  admin: { id: number },
  filters: AuditFilters,
): Promise<GrowingFile> {
  checked(filters)
  const now = clock.now()
  await recordAudit(db, { actor: admin, action: 'audit.export', subject: { kind: 'trail' }, now })
  return {
    name: `hanap-audit-${manilaDate(now)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: lines(db, filters),
  }
}

const HEAD = ['When (Manila)', 'Who', 'What', 'Subject', 'Reason', 'Details']

async function* lines(db: Given['db'], filters: AuditFilters): AsyncGenerator<string> {
  yield `\uFEFF${Papa.unparse([HEAD])}\r\n`
  let before: number | undefined
  for (;;) {
    const rows = await listEntries(db, filters, { before, limit: BATCH })
    // A cell that begins with a sign of a formula would be run by a spreadsheet.
    if (rows.length > 0) yield `${Papa.unparse(rows.map(asCells), { escapeFormulae: true })}\r\n`
    if (rows.length < BATCH) return
    before = rows.at(-1)?.id
  }
}

const asCells = (entry: FoundEntry): string[] => [
  manilaExact(entry.happened_at),
  entry.actor_id === null ? 'operator' : `${entry.actor_name ?? 'gone'} (${entry.actor_id})`,
  AUDIT_ACTIONS[entry.action as AuditAction] ?? entry.action,
  entry.subject_id === null ? entry.subject_kind : `${entry.subject_kind} ${entry.subject_id}`,
  entry.reason,
  Object.entries(entry.details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; '),
]
