import { useEffect } from 'react'

/** A screen that fails while it is taken over never says so; life goes on all the same. */
const AT_LATEST_MS = 5000

let say: () => void = () => {}
const said = new Promise<void>((resolve) => {
  say = resolve
})

/** Rendered beside the screen: its effect runs when the browser has taken over all of the server's markup. */
export function HydrationMark() {
  useEffect(() => say(), [])
  return null
}

/** Resolves when the browser has taken over the screen, however long that takes; never when it cannot. */
export const takenOver: Promise<void> = said

/**
 * Resolves once the page is taken over. Nothing that changes what is shown (the time, the session, fresh data) may come
 * earlier: React goes in slices and would compare the server's words with newer ones.
 */
export const whenHydrated = (): Promise<void> =>
  Promise.race([said, new Promise<void>((resolve) => setTimeout(resolve, AT_LATEST_MS))])
