import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { whenHydrated } from './hydration.ts'

const MINUTE = 60_000
const NowContext = createContext<Date>(new Date(0))

/** Gives relative times one shared moment: the server's in the first render, then this minute's, also after a sleep. */
export function NowProvider({ start, children }: { start: Date; children: ReactNode }) {
  const [now, setNow] = useState(start)
  useEffect(() => {
    // Every moment of the page follows: in slices, so that a finger is heard in between.
    const tick = () => startTransition(() => setNow(new Date()))
    const wake = () => {
      if (document.visibilityState === 'visible') tick()
    }
    void whenHydrated().then(tick)
    const timer = setInterval(tick, MINUTE)
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [])
  return <NowContext value={now}>{children}</NowContext>
}

/** The moment to count from; moves on every minute. */
export const useNow = (): Date => useContext(NowContext)
