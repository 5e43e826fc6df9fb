import { useSyncExternalStore } from 'react'

/** Whether the screen is like `query` says; not on the server and while the page is taken over, where nobody knows. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
