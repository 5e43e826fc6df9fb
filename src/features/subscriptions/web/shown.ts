import type { Shown } from '../rules.ts'

/** Somebody stored by an older page has no subscription to tell about yet. */
export const isWhole = (shown: Partial<Shown>): shown is Shown =>
  shown.has_active_subscription !== undefined && shown.subscription !== undefined && shown.trial_ends_at !== undefined
