/** Runs in a process of its own (see `server/platform/child-work`): one picture in, the same marked and bare of all else out. */
import { createWriteStream, writeSync } from 'node:fs'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { markedPicture } from './marked-picture.ts'

const ANSWER = 3
const READY = '.'
const GAVE_UP = 3

process.on('uncaughtException', () => process.exit(GAVE_UP))

const [mark = ''] = process.argv.slice(2)
try {
  writeSync(ANSWER, READY)
  const picture = await markedPicture(await buffer(process.stdin), mark)
  createWriteStream('', { fd: ANSWER }).end(picture, () => process.exit(0))
} catch {
  process.exit(GAVE_UP)
}
