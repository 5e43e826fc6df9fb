import type { ResponseOf } from '#contract/endpoint.ts'
import { manilaDate } from '#contract/time.ts'
import { readStanding, type Standing } from '#features/board-account/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import type { automation } from '../contract.ts'
import { readBoard, tomorrow, usedElsewhere } from '../ledger/rules.ts'
import { agreementSentence, forecastSentence } from '../ledger/texts.ts'
import { book } from './booking.ts'
import { sumOwnPoints } from './facts-queries.ts'
import * as queries from './points-queries.ts'
import { findSettings } from './settings-queries.ts'
import { holdOpenRun, shrinkPlan } from './shrinking.ts'

const SHOWN_ENTRIES = 100

/**
 * Asks the board for the balance and brings the count into line with it, saying where the two differ.
 * @throws AppError and ConnectorError of `readStanding`
 */
export async function readPoints(deps: Deps, userId: number): Promise<Standing> {
  const standing = await readStanding(deps, userId)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const run = await holdOpenRun(db, userId)
    let balance = await queries.lockBalance(db, userId)
    const last = balance.board_read_at
    const unsure = await queries.sumUnsure(db, userId)
    const elsewhere = last === null ? 0 : await uncounted(db, userId, last)
    const short = balance.reserved - unsure - standing.points
    if (run && short > 0) balance = await shrinkPlan(db, run, { balance, short, elsewhere, now })
    const days = last === null ? null : daysBetween(last, now)
    const { changes, difference } = readBoard(balance, { board: standing.points, days, elsewhere, unsure })
    for (const change of changes) balance = await book(db, balance, change, { userId, now })
    await queries.updateReading(db, userId, { points: standing.points, difference, now })
  })
  return standing
}

/** Points of the person's own applications since the board was asked that are no entry yet. */
const uncounted = async (db: Db, userId: number, last: Date): Promise<number> =>
  Math.max(0, (await sumOwnPoints(db, userId, last)) - (await queries.sumUsedElsewhere(db, userId, last)))

/**
 * Counts what the person spent themselves since the board was asked, without asking it again; a plan that waits gives up
 * what can no longer be paid. Asked for twice it is counted once.
 */
export const countOwnApplications = ({ db: all, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<void> =>
  inTransaction(all, async (db) => {
    const now = clock.now()
    const run = await holdOpenRun(db, userId)
    let balance = await queries.lockBalance(db, userId)
    if (balance.board_read_at === null) return
    const elsewhere = await uncounted(db, userId, balance.board_read_at)
    const short = elsewhere - balance.free
    if (run && short > 0) balance = await shrinkPlan(db, run, { balance, short, elsewhere, now })
    const change = usedElsewhere(balance, elsewhere)
    if (change) await book(db, balance, change, { userId, now })
  })

const DAY_MS = 86_400_000
const daysBetween = (from: Date, to: Date): number =>
  Math.round((new Date(manilaDate(to)).getTime() - new Date(manilaDate(from)).getTime()) / DAY_MS)

/** What a plan may use: free points without those the person keeps. */
export async function spendableOf(db: Db, userId: number, reserveKept: number): Promise<number> {
  const { free } = await queries.findBalance(db, userId)
  return Math.max(0, free - reserveKept)
}

/** The points of a person as we count them, whether the board agrees, and what tomorrow brings. */
export async function summarisePoints(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: { id: number },
): Promise<ResponseOf<(typeof automation)['points']>> {
  const { db } = deps
  const [balance, settings, totals, entries] = await Promise.all([
    queries.findBalance(db, user.id),
    findSettings(db, user.id),
    queries.sumEntries(db, user.id),
    queries.listEntries(db, user.id, SHOWN_ENTRIES),
  ])
  const { free, reserved, board_points: board, board_read_at: readAt, difference } = balance
  const gap = balance.entries_gap || balance.board_gap
  const off = difference !== 0 || gap !== 0
  const state = off ? 'differs' : readAt === null ? 'unknown' : 'agrees'
  return {
    board: board === null || readAt === null ? null : { points: board, read_at: readAt.toISOString() },
    free,
    reserved,
    reserve: settings.point_reserve,
    spendable: Math.max(0, free - settings.point_reserve),
    agreement: { state, difference: difference || -gap, sentence: agreementSentence(state, difference, gap) },
    forecast: forecastOf(balance, settings, deps.clock.now()),
    totals,
    entries: entries.map(presentEntry),
  }
}

function forecastOf(
  { free, reserved, board_read_at: readAt }: queries.BalanceRow,
  { point_reserve: kept, apply_points: usual }: { point_reserve: number; apply_points: number },
  now: Date,
) {
  const date = manilaDate(new Date(now.getTime() + DAY_MS))
  if (readAt === null) {
    return { date, points: null, spendable: null, applications: null, sentence: forecastSentence(null) }
  }
  // What is set aside is taken to be spent by then.
  const points = tomorrow(free + reserved) - reserved
  const spendable = Math.max(0, points - kept)
  const applications = Math.floor(spendable / usual)
  return {
    date,
    points,
    spendable,
    applications,
    sentence: forecastSentence({ points, spendable, applications, usual }),
  }
}

const presentEntry = (entry: queries.EntryRow) => ({
  id: entry.id,
  kind: entry.kind,
  points: entry.kind === 'spent' ? entry.reserved_change : entry.free_change,
  free_after: entry.free_after,
  reserved_after: entry.reserved_after,
  sentence: entry.sentence,
  item_id: entry.item_id,
  happened_at: entry.happened_at.toISOString(),
})
