import { readStored, type StorageKey, writeStored } from './storage.ts'

/** Keeps an object in the browser for so many milliseconds. */
export const keepFor = (key: StorageKey, value: object, ms: number): void =>
  writeStored(key, JSON.stringify({ value, until: Date.now() + ms }))

/** What was kept and is not over yet; null otherwise, also for what somebody else's hand left there. */
export function readKept(key: StorageKey): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null')
    if (!isRecord(kept) || typeof kept.until !== 'number' || kept.until <= Date.now()) return null
    return isRecord(kept.value) ? kept.value : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
