import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { count, mb, ms, quantile, round, type Figure } from './figures.ts'
import { end, firstLine, launch } from './processes.ts'
import type { Checked } from './resume-checks-worker.ts'
import { badResumes, goodResumes } from './resume-samples.ts'
import type { Run } from './run.ts'

/** A person waits for it after the upload. */
const GOOD_MS = 250
/** No file may keep a server longer (issue, "hang"). */
const LONGEST_MS = 5000
/** Of the 350 MB a web process may hold, this much is free. */
const MOST_GROWTH = 160_000_000

/** How long a resume is looked into, per kind, and what wrong files cost; in a process of its own. */
export async function resumeCheckFigures(run: Run): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-bench-resumes-'))
  const quick = run.options.seconds <= 1
  try {
    const bad = badResumes(quick ? 60 : 400)
    for (const [kind, file] of goodResumes()) await put(path.join(folder, kind), [file])
    await put(path.join(folder, 'bad'), bad)
    const worker = launch(
      ['--expose-gc', 'bench/resume-checks-worker.ts', folder, quick ? '20' : '200'],
      { NODE_ENV: 'production' },
      'pipe',
    )
    const checked = JSON.parse(await firstLine(worker)) as Checked
    await end(worker)
    return [...goodFigures(checked), ...badFigures(checked, bad.length)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function put(folder: string, files: Buffer[]): Promise<void> {
  await mkdir(folder)
  for (const [n, file] of files.entries()) await writeFile(path.join(folder, String(n)), file)
}

const goodFigures = ({ took, known }: Checked): Figure[] =>
  Object.entries(took)
    .filter(([kind]) => kind !== 'bad')
    .map(([kind, times]) => {
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
      if (known[kind] !== times.length) throw new Error(`The sample "${kind}" is not taken for a resume.`)
      return {
        part: 'resume-checks',
        what: `looking into an uploaded resume: ${kind}`,
        budget: `p99 ≤ ${GOOD_MS} ms`,
        figure: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
        good: p99 <= GOOD_MS,
        numbers: { p50: round(p50, 2), p99: round(p99, 2), checks: times.length },
      }
    })

function badFigures({ took, grown, kept }: Checked, files: number): Figure[] {
  const times = took['bad'] ?? []
  const slowest = Math.max(...times)
  return [
    {
      part: 'resume-checks',
      what: `the slowest of ${count(files)} mutated, lying and hostile files`,
      budget: '≤ 5 s',
      figure: `${ms(slowest)} (p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))})`,
      good: slowest <= LONGEST_MS,
    },
    {
      part: 'resume-checks',
      what: 'memory a process grew by while it looked into all of them',
      budget: `≤ ${mb(MOST_GROWTH)}`,
      figure: `${mb(grown)} at most, ${mb(Math.max(0, kept))} stayed`,
      good: grown <= MOST_GROWTH,
    },
  ]
}
