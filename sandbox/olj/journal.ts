import { closeSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** What happened, kept in order; an event that was written survives a crash that comes after. */
export type Journal<Event> = {
  /** What was found when it was opened, oldest first. */
  past: Event[]
  /** Returns once the event is on disk (at once for a journal in memory). */
  write: (event: Event) => void
  /** Forgets everything. */
  clear: () => void
  close: () => void
}

function parseLine(line: string, number: number, file: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} of ${file} is damaged. Remove the file to start the board afresh.`)
  }
}

/**
 * Opens a file with one JSON event a line, or a journal in memory when no file is given. A last line that was cut
 * by a crash was never acknowledged: it is dropped.
 * @throws when a line before the last is no JSON
 */
export function openJournal<Event>(file: string | undefined): Journal<Event> {
  if (file === undefined) return { past: [], write: () => {}, clear: () => {}, close: () => {} }
  mkdirSync(dirname(file), { recursive: true })
  const handle = openSync(file, 'a+')
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) ftruncateSync(handle, Buffer.byteLength(whole))
  const past = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => parseLine(line, at + 1, file) as Event)
  return {
    past,
    write: (event) => {
      writeSync(handle, `${JSON.stringify(event)}\n`)
      fdatasyncSync(handle)
    },
    clear: () => {
      ftruncateSync(handle, 0)
      fdatasyncSync(handle)
    },
    close: () => closeSync(handle),
  }
}
