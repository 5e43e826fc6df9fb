import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  after,
  type Balance,
  type Change,
  gapsOf,
  giveBack,
  readBoard,
  reserve,
  spend,
  toGiveUp,
  tomorrow,
} from './rules.ts'

type World = { balance: Balance; holds: number[]; board: number; elsewhere: number; spent: number }

const step = fc.oneof(
  fc.record({ do: fc.constant('reserve' as const), points: fc.integer({ min: -2, max: 70 }) }),
  fc.record({ do: fc.constant('spend' as const), at: fc.nat(5) }),
  fc.record({ do: fc.constant('give back' as const), at: fc.nat(5) }),
  fc.record({ do: fc.constant('by hand' as const), points: fc.integer({ min: 1, max: 60 }), known: fc.boolean() }),
  fc.record({ do: fc.constant('read' as const), days: fc.nat(3) }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function move(world: World, what: Step): World {
  const hold = 'at' in what ? world.holds[what.at] : undefined
  const without = world.holds.filter((_, place) => !('at' in what) || place !== what.at)
  const changed = (change: Change) => after(world.balance, change)
  switch (what.do) {
    case 'reserve': {
      const change = reserve(world.balance, what.points)
      return change ? { ...world, balance: changed(change), holds: [...world.holds, what.points] } : world
    }
    case 'spend':
      // The board takes no more than it has, and only then is anything confirmed.
      if (hold === undefined || hold > world.board) return world
      return {
        ...world,
        balance: changed(spend(hold)),
        holds: without,
        board: world.board - hold,
        spent: world.spent + hold,
      }
    case 'give back':
      return hold === undefined ? world : { ...world, balance: changed(giveBack(hold)), holds: without }
    case 'by hand': {
      const points = Math.min(what.points, world.board)
      const elsewhere = world.elsewhere + (what.known ? points : 0)
      return { ...world, board: world.board - points, elsewhere }
    }
    default: {
      const board = Math.max(world.board, Math.min(60, world.board + 10 * what.days))
      const read = readBoard(world.balance, { board, days: what.days, elsewhere: world.elsewhere, unsure: 0 })
      const balance = read.changes.reduce(after, world.balance)
      const total = balance.free + balance.reserved
      // It agrees with the board, or says that it does not: what is set aside is never taken away silently.
      expect(total === board || (read.difference !== 0 && balance.free === 0)).toBe(true)
      return { ...world, balance, board, elsewhere: 0 }
    }
  }
}

describe('points', () => {
  test('never fall below zero, are never spent twice, and agree with the board or say that they do not', () => {
    const runs = fc.array(step, { maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), runs, (first, steps) => {
        const opening = readBoard({ free: 0, reserved: 0 }, { board: first, days: null, elsewhere: 0, unsure: 0 })
        const balance = opening.changes.reduce(after, { free: 0, reserved: 0 })
        let world: World = { balance, holds: [], board: first, elsewhere: 0, spent: 0 }
        for (const what of steps) {
          world = move(world, what)
          expect(world.balance.free).toBeGreaterThanOrEqual(0)
          expect(world.balance.reserved).toBe(world.holds.reduce((sum, points) => sum + points, 0))
        }
      }),
    )
  })

  test('that nobody knows about may be gone from the board without a difference', () => {
    const balance = { free: 10, reserved: 5 }
    for (const board of [10, 12, 15]) {
      expect(readBoard(balance, { board, days: 0, elsewhere: 0, unsure: 5 })).toEqual({ changes: [], difference: 0 })
    }
    expect(readBoard(balance, { board: 9, days: 0, elsewhere: 0, unsure: 5 }).difference).toBe(-1)
  })

  test.each([
    [{ board: 30, days: 1, elsewhere: 0 }, [['earned', 10]], 0],
    [
      { board: 33, days: 1, elsewhere: 0 },
      [
        ['earned', 10],
        ['unexplained', 3],
      ],
      3,
    ],
    [{ board: 16, days: 0, elsewhere: 4 }, [['used_elsewhere', -4]], 0],
    [
      { board: 26, days: 1, elsewhere: 4 },
      [
        ['used_elsewhere', -4],
        ['earned', 10],
      ],
      0,
    ],
    [{ board: 15, days: 0, elsewhere: 0 }, [['unexplained', -5]], -5],
    [{ board: 20, days: 0, elsewhere: 0 }, [], 0],
  ] as const)('a reading of %j tells %j', (reading, entries, difference) => {
    const read = readBoard({ free: 20, reserved: 0 }, { ...reading, unsure: 0 })
    expect(read.changes.map(({ kind, free }) => [kind, free])).toEqual(entries)
    expect(read.difference).toBe(difference)
  })

  test.each([
    [0, []],
    [1, [2]],
    [3, [2, 1]],
    [6, [2, 1, 3]],
    [99, [2, 1, 3, 0]],
  ])('of a plan that is short by %i are given up from its end, what was approved last of all', (short, places) => {
    const planned = [4, 3, 2, 2].map((points, place) => ({ place, points, kept: place === 0 || place === 3 }))
    expect(toGiveUp(planned, short).map(({ place }) => place)).toEqual(places)
  })

  test.each([
    ['all agree', {}, 0, 0],
    ['the board was not asked', { board: null }, 0, 0],
    ['a balance that was raised without an entry', { free: 23 }, 3, 3],
    ['points that moved from one to the other without an entry', { free: 22, reserved: 8 }, 2, 0],
    ['a board that has more', { board: 34 }, 0, -4],
    ['a board that has less', { board: 27 }, 0, 3],
    ['what may have been spent explains it', { board: 27, unsure: 5 }, 0, 0],
    ['and no more than that', { board: 22, unsure: 5 }, 0, 3],
  ])('summed: %s', (_name, change, entries_gap, board_gap) => {
    const even = { free: 20, reserved: 10, free_moved: 20, reserved_moved: 10, board: 30 as number | null, unsure: 0 }
    expect(gapsOf({ ...even, ...change })).toEqual({ entries_gap, board_gap })
  })

  test('of tomorrow grow by ten, up to sixty, and what is above stays', () => {
    expect([0, 45, 55, 60, 64].map(tomorrow)).toEqual([10, 55, 60, 60, 64])
  })
})
