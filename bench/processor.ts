import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second on every Linux there is. */
const TICK_MS = 10

type Stat = { parent: number; own: number; ended: number }

/** See proc(5): the name may hold spaces and brackets, so the fields are counted after the last one. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (index: number) => fields[index] ?? 0
    return { parent: at(1), own: (at(11) + at(12)) * TICK_MS, ended: (at(13) + at(14)) * TICK_MS }
  } catch {
    return undefined
  }
}

const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0

/** Milliseconds of processor time a process used so far, its threads included. */
export const processorOf = (pid: number): number => statOf(pid)?.own ?? 0

/** The same of a process and of all it started, those that ended included. */
export function processorOfTree(pid: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && parentOf(other) === pid)
  const mine = statOf(pid)
  return (mine?.own ?? 0) + (mine?.ended ?? 0) + children.reduce((sum, child) => sum + processorOf(child), 0)
}

/** Bytes of memory a process holds right now. */
export function memoryOf(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(match?.[1] ?? 0) * 1024
}
