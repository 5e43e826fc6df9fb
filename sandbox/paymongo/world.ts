import type { State } from './state.ts'
import type { Webhooks } from './webhooks.ts'

/** All a request may look at and change; `now` in milliseconds. */
export type World = { state: State; webhooks: Webhooks; now: () => number }
