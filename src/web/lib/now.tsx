import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { whenHydrated } from './hydration.ts'

const MINUTE = 60_000
const NowContext = createContext<Date>(new Date(0))

/** Gives relative times one shared moment: the server's in the first render, then this minute's. */
export function NowProvider({ start, children }: { start: Date; children: ReactNode }) {
  const [now, setNow] = useState(start)
  useEffect(() => {
    const tick = () => setNow(new Date())
    void whenHydrated().then(tick)
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return <NowContext value={now}>{children}</NowContext>
}

/** The moment to count from; moves on every minute. */
export const useNow = (): Date => useContext(NowContext)
