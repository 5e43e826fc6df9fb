/** Apply points a board gives for a day's visit, and the most it keeps. */
export const DAILY_POINTS = 10
export const MOST_POINTS = 60

export const ENTRY_KINDS = [
  'opening',
  'earned',
  'reserved',
  'spent',
  'given_back',
  'used_elsewhere',
  'unexplained',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Points that can still be planned with, and points that are set aside for an application. */
export type Balance = { free: number; reserved: number }
export type Change = { kind: EntryKind; free: number; reserved: number }

export const after = (balance: Balance, change: Change): Balance => ({
  free: balance.free + change.free,
  reserved: balance.reserved + change.reserved,
})

/** Sets points aside; null when there are not so many. */
export const reserve = (balance: Balance, points: number): Change | null =>
  points >= 1 && points <= balance.free ? { kind: 'reserved', free: -points, reserved: points } : null

/** The application arrived: the points are gone. */
export const spend = (points: number): Change => ({ kind: 'spent', free: 0, reserved: -points })

/** Nothing was sent: the points are free again. */
export const giveBack = (points: number): Change => ({ kind: 'given_back', free: points, reserved: -points })

/** The person used points on something else, as far as they are free; null where nothing changes. */
export function usedElsewhere({ free }: Balance, points: number): Change | null {
  const used = Math.min(free, Math.max(0, points))
  return used === 0 ? null : { kind: 'used_elsewhere', free: -used, reserved: 0 }
}

/** What a plan gives up so that `short` points come together: the last ones first, those that are `kept` after all others. */
export function toGiveUp<T extends { points: number; kept: boolean }>(planned: readonly T[], short: number): T[] {
  const order = [...planned.filter(({ kept }) => kept), ...planned.filter(({ kept }) => !kept)].toReversed()
  const given: T[] = []
  let missing = short
  for (const one of order) {
    if (missing <= 0) break
    given.push(one)
    missing -= one.points
  }
  return given
}

export type Reading = {
  /** What the board says. */
  board: number
  /** Days in Manila since it was asked last; null before the first time. */
  days: number | null
  /** Points of applications we know of that were made outside of automatic apply since then. */
  elsewhere: number
  /** Points set aside for applications of which nobody knows whether they arrived. */
  unsure: number
}

/**
 * What a reading of the board tells: entries that bring the count to the board's, and by how much the board said something
 * else than all we know of. Nothing falls below zero: what is set aside is not taken away, and the rest stays a difference.
 */
export function readBoard(balance: Balance, reading: Reading): { changes: Change[]; difference: number } {
  const { board, days, unsure } = reading
  if (days === null)
    return { changes: board === 0 ? [] : [{ kind: 'opening', free: board, reserved: 0 }], difference: 0 }
  const changes: Change[] = []
  let free = balance.free
  const move = (kind: EntryKind, points: number) => {
    if (points === 0) return
    free += points
    changes.push({ kind, free: points, reserved: 0 })
  }
  move('used_elsewhere', usedElsewhere(balance, reading.elsewhere)?.free ?? 0)
  const total = () => free + balance.reserved
  if (board > total()) {
    move('earned', Math.min(board - total(), DAILY_POINTS * Math.max(0, days)))
    const left = board - total()
    move('unexplained', left)
    return { changes, difference: left }
  }
  const missing = Math.max(0, total() - unsure - board)
  move('unexplained', -Math.min(free, missing))
  return { changes, difference: missing === 0 ? 0 : -missing }
}

type Summed = Balance & { free_moved: number; reserved_moved: number; board: number | null; unsure: number }

/**
 * How far a balance is from what its entries come to, and from what the board should have: more than zero when we count
 * more. What may have been spent without our knowing explains as much as it is.
 */
export function gapsOf(sum: Summed): { entries_gap: number; board_gap: number } {
  const entries_gap = sum.free - sum.free_moved + (sum.reserved - sum.reserved_moved)
  // Points that moved between the two without an entry cancel each other out.
  const moved = entries_gap === 0 ? sum.free - sum.free_moved : entries_gap
  const above = sum.board === null ? 0 : sum.free + sum.reserved - sum.board
  return { entries_gap: moved, board_gap: above > 0 ? Math.max(0, above - sum.unsure) : above }
}

/** What the board will hold on the next day, when somebody signs in there. */
export const tomorrow = (points: number): number => Math.max(points, Math.min(MOST_POINTS, points + DAILY_POINTS))
