import { vi } from 'vitest'

/** So many seconds go by at once, for whatever looks at the clock; timers run as before. */
export const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)
