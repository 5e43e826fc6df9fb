import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/lib/storage.ts'

const KEY = 'openedJobs'
/** Postings a device remembers to have shown. */
const MOST = 500

const watchers = new Set<() => void>()
let kept: { text: string | null; ids: readonly number[] } = { text: null, ids: [] }

function readIds(): readonly number[] {
  const text = readStored(KEY)
  if (text === kept.text) return kept.ids
  let value: unknown
  try {
    value = JSON.parse(text ?? '[]')
  } catch {
    value = []
  }
  kept = { text, ids: Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [] }
  return kept.ids
}

/** A posting was shown on this device: its row says so from now on. */
export function noteOpened(id: number): void {
  const ids = readIds()
  if (ids[0] === id) return
  writeStored(KEY, JSON.stringify([id, ...ids.filter((one) => one !== id)].slice(0, MOST)))
  watchers.forEach((watcher) => watcher())
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether this device has shown the posting before; the server does not know. */
export const useOpened = (id: number): boolean =>
  useSyncExternalStore(
    watch,
    () => readIds().includes(id),
    () => false,
  )
