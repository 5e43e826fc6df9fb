/** A child that behaves as it is told: `late`, `echo`, `env`, `spin`, `heap`, `buffers`, `flood`, `write`, `exec`, `give-up`, `throw`. */
import { execFileSync } from 'node:child_process'
import { writeFileSync, writeSync } from 'node:fs'
import process from 'node:process'
import { text } from 'node:stream/consumers'

const say = (words: string) => void writeSync(3, words)
const kept: unknown[] = []
const behave: Record<string, () => Promise<void> | void> = {
  echo: async () => say(await text(process.stdin)),
  env: () => say(JSON.stringify(process.env)),
  spin: () => {
    for (;;) kept.length = 0
  },
  heap: () => {
    for (;;) kept.push({ some: 'thing', more: Array.from({ length: 50 }, () => Math.random()) })
  },
  buffers: async () => {
    for (;;) {
      kept.push(Buffer.alloc(8_388_608, 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  },
  flood: () => {
    for (;;) say('x'.repeat(10_000))
  },
  write: () => writeFileSync('/tmp/hanap-child-was-here', 'x'),
  exec: () => void execFileSync('true'),
  read: () => writeFileSync(3, process.getBuiltinModule('node:fs').readFileSync('/etc/passwd')),
  late: () => new Promise((resolve) => setTimeout(resolve, 30_000)),
  'give-up': () => process.exit(3),
  throw: () => {
    throw new Error('on purpose')
  },
}
if (process.argv[2] !== 'late') say('.')
await behave[process.argv[2] ?? '']?.()
