import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { BOARD_FAILURES_STOP, BOARD_PAUSE_MS } from '../rules.ts'
import { stoppedSentence } from '../texts.ts'
import * as queries from './breaker-queries.ts'

const PAUSED = 'OLJ fails for everybody right now; we try again a little later.'

/** Why nothing is sent for anybody; null when all is well. */
export async function haltedBecause(db: Db): Promise<string | null> {
  const [all, board] = await Promise.all([queries.findSwitch(db), queries.findBreaker(db)])
  if (all.stopped) return stoppedSentence(all.reason)
  return board.opened_at === null ? null : PAUSED
}

/**
 * Whether something may be sent now, asked right before. While the board fails for everybody one run tries again after each
 * pause, and takes that try by asking.
 */
export async function mayPass(db: Db, now: Date): Promise<{ passes: true } | { passes: false; reason: string }> {
  const all = await queries.findSwitch(db)
  if (all.stopped) return { passes: false, reason: stoppedSentence(all.reason) }
  const board = await queries.findBreaker(db)
  if (board.opened_at === null) return { passes: true }
  const probes = await queries.claimProbe(db, now, new Date(now.getTime() + BOARD_PAUSE_MS))
  return probes ? { passes: true } : { passes: false, reason: PAUSED }
}

/** The board failed somebody's run; when it fails different people in a row, all runs stop. */
export const noteBoardFailure = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, runId: number, reason: string) => {
  const now = clock.now()
  const until = new Date(now.getTime() + BOARD_PAUSE_MS)
  return queries.countFailure(db, { runId, reason, most: BOARD_FAILURES_STOP, now, until })
}

/** How many more automatic applications fit into a day of the board, from everybody together. */
export async function roomOfBoard({ db, config }: Pick<Deps, 'db' | 'config'>, day: string) {
  const most = config.AUTOMATION_OLJ_A_DAY
  return { most, room: Math.max(0, most - (await queries.countPlaces(db, day, most))) }
}

/** Takes a place of the day for one that leaves now; joins the caller's transaction. */
export const takePlaceOfBoard = ({ db, config }: Pick<Deps, 'db' | 'config'>, day: string): Promise<boolean> =>
  queries.takePlace(db, day, config.AUTOMATION_OLJ_A_DAY)

export const noteBoardWorks = (db: Db): Promise<void> => queries.clearFailures(db)
