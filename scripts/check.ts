/**
 * `npm run check`: everything a machine can say about the code without running it, two checks at a time.
 * With `--json FILE` the outcome of each is written there too.
 */
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'

interface Outcome {
  name: string
  passed: boolean
  seconds: number
  output: string
}

const root = path.dirname(import.meta.dirname)
const tool = (name: string, ...parameters: string[]): string[] => [
  path.join('node_modules', '.bin', name),
  ...parameters,
]

/** The longest first, so that the two lanes end together. */
const checks: readonly (readonly [name: string, command: string[]])[] = [
  ['unused code and packages (knip)', tool('knip', '--no-progress')],
  ['table types match the migrations', [path.join('scripts', 'db-types.ts'), '--check']],
  ['types', tool('tsc', '--build')],
  ['lint (oxlint)', tool('oxlint', '--deny-warnings', '--report-unused-disable-directives-severity=error')],
  ['plan of the house', [path.join('scripts', 'check-house.ts')]],
  ['format (oxfmt)', tool('oxfmt', '--check', '**/*.{ts,tsx,mjs}')],
]

async function runCheck(name: string, command: string[]): Promise<Outcome> {
  const began = performance.now()
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const seconds = (performance.now() - began) / 1000
  return { name, passed: code === 0, seconds, output: output.join('').trim() }
}

function report({ name, passed, seconds, output }: Outcome): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed) console.log(`${output.replaceAll(/^/gm, '         ')}\n`)
}

const waiting = [...checks]
const outcomes: Outcome[] = []

async function lane(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const outcome = await runCheck(...next)
    outcomes.push(outcome)
    report(outcome)
  }
}

await Promise.all([lane(), lane()])
const failed = outcomes.filter((outcome) => !outcome.passed).length
console.log(failed === 0 ? 'The house stands.' : `${failed} of ${outcomes.length} checks failed.`)
const file = process.argv[process.argv.indexOf('--json') + 1]
if (process.argv.includes('--json') && file !== undefined) await writeFile(file, JSON.stringify(outcomes))
process.exitCode = failed === 0 ? 0 : 1
