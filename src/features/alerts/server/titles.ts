import type { Db } from '#server/platform/db/database.ts'
import { alertTitle } from '../texts.ts'
import { findRunning } from './queries.ts'

/** The titles of running alerts that are behind these finds, by their ids. */
export async function findTitles(
  db: Db,
  finds: readonly { alert_ids: readonly number[] }[],
): Promise<Map<number, string>> {
  const running = await findRunning(db, [...new Set(finds.flatMap(({ alert_ids }) => alert_ids))])
  return new Map(running.map((alert) => [alert.id, alertTitle(alert)]))
}
