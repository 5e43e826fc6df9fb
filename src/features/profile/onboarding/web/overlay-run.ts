import { OVERLAY_TICK_MS, OVERLAY_TICKS, overlayPercentAt } from '../rules.ts'

/** Fills 5 percent every 100 ms, 20 times, then calls `onFull` once (spec 2 §9). Gives how to stop. */
export function runOverlay(onPercent: (percent: number) => void, onFull: () => void): () => void {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    onPercent(overlayPercentAt(ticks))
    if (ticks < OVERLAY_TICKS) return
    clearInterval(timer)
    onFull()
  }, OVERLAY_TICK_MS)
  return () => clearInterval(timer)
}
