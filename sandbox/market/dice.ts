/** A repeatable source of chance: the same seed always rolls the same numbers. */
export type Dice = {
  /** A number in [0, 1). */
  roll: () => number
  /** A whole number from low to high, both included. */
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** Up to `count` different members in random order. */
  sample: <T>(from: readonly T[], count: number) => T[]
}

/** Makes dice from a seed (mulberry32: 32 bits of state, fast, good enough to look natural). */
export function makeDice(seed: number): Dice {
  let state = seed >>> 0
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + Math.floor(roll() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('cannot pick from an empty list')
    return from.at(between(0, from.length - 1)) as T
  }
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const pool = [...from]
    const taken: T[] = []
    while (taken.length < count && pool.length > 0) {
      const at = between(0, pool.length - 1)
      taken.push(pool.at(at) as T)
      pool[at] = pool.at(-1) as T
      pool.pop()
    }
    return taken
  }
  return { roll, between, chance: (probability) => roll() < probability, pick, sample }
}
