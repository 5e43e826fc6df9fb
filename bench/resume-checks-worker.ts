import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { resumeKind } from '../src/features/resumes/server/content-check.ts'

/** Milliseconds of every check by folder, and bytes: the most that was held beyond the start, and what stayed. */
export type Checked = { took: Record<string, number[]>; known: Record<string, number>; grown: number; kept: number }

const [root = '', rounds = '1'] = process.argv.slice(2)

async function check(folder: string, times: number): Promise<{ took: number[]; known: number }> {
  const took: number[] = []
  let known = 0
  for (const name of Array.from({ length: times }, () => readdirSync(folder)).flat()) {
    const bytes = readFileSync(path.join(folder, name))
    const begun = performance.now()
    const kind = await resumeKind(bytes)
    took.push(performance.now() - begun)
    known += kind ? 1 : 0
  }
  return { took, known }
}

/** What is held once nothing is waiting to be thrown away. */
function settled(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss()
}

const result: Checked = { took: {}, known: {}, grown: 0, kept: 0 }
const good = readdirSync(root).filter((folder) => folder !== 'bad')
// The first checks load what all need; the ones that count come after.
for (const folder of good) await check(path.join(root, folder), 1)
const before = settled()
for (const folder of [...good, 'bad']) {
  const { took, known } = await check(path.join(root, folder), folder === 'bad' ? 1 : Number(rounds))
  result.took[folder] = took
  result.known[folder] = known
}
// The kernel's own mark: between two looks of ours something might be missed.
result.grown = process.resourceUsage().maxRSS * 1024 - before
result.kept = settled() - before
process.stdout.write(`${JSON.stringify(result)}\n`)
