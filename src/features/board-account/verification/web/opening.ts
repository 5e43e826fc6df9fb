import { useSyncExternalStore } from 'react'

let open = false
const watchers = new Set<() => void>()

function change(next: boolean): void {
  open = next
  watchers.forEach((watcher) => watcher())
}

/** Opens the dialog, over whatever is shown. */
export const openVerification = (): void => change(true)
export const closeVerification = (): void => change(false)

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useVerificationOpen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => open,
    () => false,
  )
