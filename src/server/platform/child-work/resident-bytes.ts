import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

/** The memory a process holds where the system tells it (Linux); elsewhere 0, and only the heap's limit counts. */
export function residentBytes(pid: number | undefined): number {
  if (pid === undefined) return 0
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * PAGE_BYTES
  } catch {
    return 0
  }
}
