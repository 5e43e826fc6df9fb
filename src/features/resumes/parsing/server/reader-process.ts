/** Runs in a process of its own (see `server/platform/child-work`): one file in, what it says out. */
import { createWriteStream, writeSync } from 'node:fs'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { PICTURE } from '../rules.ts'
import { linesOf } from '../reading/lines.ts'
import { readResume } from '../reading/read-resume.ts'
import { holdsPicture, textReader } from './extract/resume-text.ts'

const ANSWER = 3
const READY = '.'
const GAVE_UP = 3

// A reader that fails beside its promise has failed all the same.
process.on('uncaughtException', () => process.exit(GAVE_UP))

const [kind = '', now = ''] = process.argv.slice(2)
try {
  const read = await textReader(kind)
  writeSync(ANSWER, READY)
  const bytes = await buffer(process.stdin)
  const text = await read(bytes)
  const answer = linesOf(text).length > 0 ? readResume(text, now) : holdsPicture(bytes) ? PICTURE : null
  if (answer === null) process.exit(GAVE_UP)
  createWriteStream('', { fd: ANSWER }).end(JSON.stringify(answer), () => process.exit(0))
} catch {
  // What is wrong with a broken file helps nobody: it cannot be read.
  process.exit(GAVE_UP)
}
