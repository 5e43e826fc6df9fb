import { useSyncExternalStore } from 'react'
import type { Waiting } from '../../contract.ts'

/** Only in memory: it is good for minutes, and a page that is loaded again begins anew. */
let held: Waiting | null = null
const listeners = new Set<() => void>()

function change(next: Waiting | null): void {
  held = next
  listeners.forEach((listener) => listener())
}

/** The first step is done: the login asks for the second one, whichever door it was. */
export const holdSignIn = (waiting: Waiting): void => change(waiting)

/** It is taken, over, or given up. */
export const forgetSignIn = (): void => change(null)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What waits for its second step; nothing on the server. */
export const useHeldSignIn = (): Waiting | null =>
  useSyncExternalStore(
    listen,
    () => held,
    () => null,
  )
