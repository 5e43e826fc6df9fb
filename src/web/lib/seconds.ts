import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The moment, looked at every second: for what counts down before somebody's eyes. */
export function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
