import { vi } from 'vitest'

/** So many seconds go by at once, for whatever looks at the clock; timers run as before. */
export const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

/** From here on timers go by the test's clock as well; it moves as the real one does, and `run` moves it on. */
export function holdTimers(): void {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], now: Date.now(), shouldAdvanceTime: true })
}

/** So many milliseconds go by, with every timer that falls into them. Needs `holdTimers`. */
export async function run(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}
