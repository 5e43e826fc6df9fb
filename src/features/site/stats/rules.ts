/** How the home page counts up (spec 1 §9): 1.5 seconds in 30 steps. */
export const COUNT_STEPS = 30
export const COUNT_MS = 1500

/** Job seekers are shown as a fixed figure with a plus (spec 1 §9). */
export const SHOWN_JOBSEEKERS = 1000

/** What a counter shows after so many of its steps: 0 at the first, the whole figure at the last. */
export const countedTo = (figure: number, step: number): number =>
  Math.round((figure * Math.min(Math.max(step, 0), COUNT_STEPS)) / COUNT_STEPS)
