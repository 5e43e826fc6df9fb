/** Runs in a process of its own (see `server/platform/child-work`): one file in, what it says out. */
import { createWriteStream } from 'node:fs'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { readResume } from '../reading/read-resume.ts'
import { resumeText } from './extract/resume-text.ts'

const ANSWER = 3
const GAVE_UP = 3

const [kind = '', now = ''] = process.argv.slice(2)
try {
  const text = await resumeText(kind, await buffer(process.stdin))
  if (text.trim() === '') process.exit(GAVE_UP)
  createWriteStream('', { fd: ANSWER }).end(JSON.stringify(readResume(text, now)), () => process.exit(0))
} catch {
  // What is wrong with a broken file helps nobody: it cannot be read.
  process.exit(GAVE_UP)
}
