/** The only source of the present moment; tests hand in one they can move. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
