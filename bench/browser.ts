import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.mjs'

/** The machine's browser; empty where there is none. */
export const CHROMIUM = chromiumPath() ?? ''
/** How it is started so that only what is measured uses the machine. */
export const QUIET = CHROMIUM_FLAGS
