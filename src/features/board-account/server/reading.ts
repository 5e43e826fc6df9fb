import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ConnectorError } from '#server/platform/errors.ts'
import { BOARD_PAUSE_MS, nextReadingAt, READING_LEASE_MS } from '../rules.ts'
import { findAccount } from './queries.ts'
import {
  claimReading as claim,
  endReading as end,
  findPause,
  listDueReadings,
  lockIfReading,
  type ReadingClaim,
  upsertPause,
} from './reading-queries.ts'

export type { ReadingClaim } from './reading-queries.ts'

const BATCH = 100

/** Everybody whose account is due to be read, the longest waiting first. */
export async function* dueReadings(deps: Deps): AsyncGenerator<number> {
  const now = deps.clock.now()
  for (let page = await listDueReadings(deps.db, now, undefined, BATCH); page.length > 0;) {
    for (const { user_id } of page) yield user_id
    page = await listDueReadings(deps.db, now, page.at(-1), BATCH)
  }
}

/** Takes the right to read somebody's account; undefined when it is off, not due, or read right now. */
export function claimReading(
  deps: Pick<Deps, 'clock'>,
  db: Db,
  userId: number,
  { onlyDue }: { onlyDue: boolean },
): Promise<ReadingClaim | undefined> {
  const now = deps.clock.now()
  return claim(db, userId, { now, until: new Date(now.getTime() + READING_LEASE_MS), onlyDue })
}

/** Whether what this reading found may still be kept; to be asked in the transaction that keeps it. */
export const stillReading = (db: Db, held: ReadingClaim): Promise<boolean> => lockIfReading(db, held)

type Outcome = { ok: true; added: number } | { ok: false; error: unknown; outcome: string }

/** Writes down how a reading ended and when the next one comes. A board that wants a human, or time, is left alone. */
export async function endReading(deps: Deps, held: ReadingClaim, how: Outcome): Promise<void> {
  const now = deps.clock.now()
  const account = await findAccount(deps.db, held.user_id)
  const failures = how.ok ? 0 : (account?.read_failures ?? 0) + 1
  const pause = how.ok ? undefined : pauseAfter(how.error)
  if (pause) await upsertPause(deps.db, new Date(now.getTime() + pause.ms), pause.reason)
  await end(deps.db, held, {
    ok: how.ok,
    outcome: how.ok ? 'ok' : how.outcome,
    added: how.ok ? how.added : 0,
    failures,
    dueAt: nextReadingAt(now, held.user_id, failures),
    now,
  })
}

function pauseAfter(error: unknown): { ms: number; reason: string } | undefined {
  if (!(error instanceof ConnectorError)) return undefined
  if (error.kind === 'challenged') return { ms: BOARD_PAUSE_MS.challenged, reason: 'challenged' }
  if (error.reason !== 'rate_limited') return undefined
  return { ms: Math.max(BOARD_PAUSE_MS.rate_limited, (error.retryAfter ?? 0) * 1000), reason: 'rate_limited' }
}

/** Until when the board is left alone. */
export const boardPause = (deps: Pick<Deps, 'db' | 'clock'>) => findPause(deps.db, deps.clock.now())

/** How reading somebody's account stands; undefined without an account. */
export async function readingStanding(deps: Deps, userId: number) {
  const account = await findAccount(deps.db, userId)
  if (!account) return undefined
  const now = deps.clock.now()
  return {
    connected: account.state === 'connected',
    on: account.sync_applications,
    reading: account.reading_until !== null && account.reading_until > now,
    read_at: account.read_at,
    tried_at: account.read_tried_at,
    outcome: account.read_outcome,
    added: account.read_added,
    due_at: account.read_due_at,
  }
}
