import type { Job } from '#features/jobs/contract.ts'

/** What the menu of a posting opened. */
export type Opened =
  | { what: 'login' }
  | { what: 'hidden' }
  | { what: 'report'; job: MenuJob }
  | { what: 'not-same'; job: MenuJob }
  | { what: 'same'; job: MenuJob }

type MenuJob = Pick<Job, 'id' | 'title' | 'sources'>

let opened: Opened | null = null
const listeners = new Set<() => void>()

function change(next: Opened | null): void {
  opened = next
  listeners.forEach((listener) => listener())
}

export const open = (next: Opened): void => change(next)
export const close = (): void => change(null)
export const readOpened = (): Opened | null => opened
export function onOpened(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
