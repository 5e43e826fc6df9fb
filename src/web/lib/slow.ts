import { useEffect, useState } from 'react'

/** What comes within so many milliseconds comes without a sign that it was on its way. */
export const FLASH_MS = 150

/** True once `busy` has lasted `afterMs`, until it ends. */
export function useSlow(busy: boolean, afterMs = 8000): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy, afterMs])
  return slow
}
