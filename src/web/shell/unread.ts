import { useSyncExternalStore } from 'react'

let unread = 0
const watchers = new Set<() => void>()

/** How many conversations wait to be read, as last heard from the server. */
export function noteUnread(count: number): void {
  if (count === unread) return
  unread = count
  watchers.forEach((watcher) => watcher())
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The same, for the badge. */
export const useUnread = (): number =>
  useSyncExternalStore(
    watch,
    () => unread,
    () => 0,
  )
