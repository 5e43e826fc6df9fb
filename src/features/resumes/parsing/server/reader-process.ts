/** Runs in a process of its own (see `server/platform/child-work`): one file in, what it says out. */
import { createWriteStream, writeSync } from 'node:fs'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { readResume } from '../reading/read-resume.ts'
import { textReader } from './extract/resume-text.ts'

const ANSWER = 3
const READY = '.'
const GAVE_UP = 3

// A reader that fails beside its promise has failed all the same.
process.on('uncaughtException', () => process.exit(GAVE_UP))

const [kind = '', now = ''] = process.argv.slice(2)
try {
  const read = await textReader(kind)
  writeSync(ANSWER, READY)
  const text = await read(await buffer(process.stdin))
  if (text.trim() === '') process.exit(GAVE_UP)
  createWriteStream('', { fd: ANSWER }).end(JSON.stringify(readResume(text, now)), () => process.exit(0))
} catch {
  // What is wrong with a broken file helps nobody: it cannot be read.
  process.exit(GAVE_UP)
}
