import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { publishToMany } from '#server/platform/events/queries.ts'
import { findTitles } from '../../server/titles.ts'
import type { Find } from '../contract.ts'
import * as queries from './queries.ts'

export { findFinds, type FindRow } from './queries.ts'

const PAGE = 20

export const unseenOf = async ({ db }: Pick<Deps, 'db'>, userId: number) => ({
  unseen: await queries.countUnseen(db, userId),
})

/** A page of what was found for a person, the latest first. */
export async function listFinds(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  before: number | undefined,
): Promise<{ results: Find[]; more: boolean }> {
  const rows = await queries.listFinds(db, userId, before ?? null, PAGE + 1)
  const titles = await findTitles(db, rows)
  const shown = rows.slice(0, PAGE).filter((row) => row.shown || row.kind === 'change')
  return { results: shown.map((row) => present(row, titles)), more: rows.length > PAGE }
}

/** Marks what was found up to an id as seen, on every device. */
export const markSeen = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number, upTo: number) =>
  inTransaction(db, async (inside) => {
    if (await queries.markSeen(inside, userId, upTo, clock.now())) await publishToMany(inside, [userId], 'alert')
    return { unseen: await queries.countUnseen(inside, userId) }
  })

const present = (row: queries.FindRow, titles: Map<number, string>): Find => ({
  id: row.id,
  kind: row.kind,
  job: { id: row.job_id, title: row.title, employer: row.employer, salary: row.salary },
  score: row.score,
  changes: row.changes ?? [],
  because: row.alert_ids.flatMap((id) => titles.get(id) ?? []),
  closed: !row.open,
  found_at: row.found_at.toISOString(),
  is_new: !row.seen,
})
