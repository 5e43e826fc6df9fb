import { pipeline } from 'node:stream/promises'
import { Readable, Writable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { keptFor } from '../platform/kept.ts'

const FRESH_MS = 3_600_000
const MOST_FILES = 64

/**
 * Text files that cost something to write, kept packed for an hour; simultaneous callers wait for one writing. `write`
 * gives null when there is no such file. `now` gives milliseconds.
 */
export function createKeptFiles<Name extends string | number>(
  now: () => number,
  write: (name: Name) => Promise<AsyncIterable<string> | null>,
) {
  const kept = keptFor<Buffer | null>({
    now,
    freshMs: FRESH_MS,
    mostEntries: MOST_FILES,
    // What is not there yet is looked for again the next time.
    worthKeeping: (bytes) => bytes !== null,
  })
  return (name: Name): Promise<Buffer | null> => kept(String(name), () => packed(write, name))
}

async function packed<Name>(
  write: (name: Name) => Promise<AsyncIterable<string> | null>,
  name: Name,
): Promise<Buffer | null> {
  const text = await write(name)
  if (text === null) return null
  const parts: Buffer[] = []
  const collect = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part)
      done()
    },
  })
  await pipeline(Readable.from(text), createGzip(), collect)
  return Buffer.concat(parts)
}
