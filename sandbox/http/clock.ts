/** The time a stand-in lives in: the machine's, or one that was set or moved by a control call. */
export type Clock = {
  now: () => Date
  /** Holds the clock at one moment until it is moved or released. */
  hold: (at: Date) => void
  /** Moves the clock; a held clock stays held, a running one goes on running. */
  advance: (seconds: number) => void
  /** Back to the base clock. */
  release: () => void
  mode: () => 'real' | 'moved' | 'held'
}

/** A clock over `base` (the machine's time by default). */
export function createClock(base: () => Date = () => new Date()): Clock {
  let held: number | null = null
  let offset = 0
  return {
    now: () => (held === null && offset === 0 ? base() : new Date(held ?? base().getTime() + offset)),
    hold: (at) => {
      held = at.getTime()
    },
    advance: (seconds) => {
      if (held === null) offset += seconds * 1000
      else held += seconds * 1000
    },
    release: () => {
      held = null
      offset = 0
    },
    mode: () => {
      if (held !== null) return 'held'
      return offset === 0 ? 'real' : 'moved'
    },
  }
}
