import { mb, type Figure } from './figures.ts'
import { load } from './load.ts'
import { memoryOf } from './processor.ts'
import { startWeb } from './processes.ts'
import { withMember } from './member.ts'
import { KINDS } from './questions.ts'
import type { Run } from './run.ts'

const SIZE = 10_000
const MOST = 350_000_000
const LOOK_MS = 100

/** The most memory the web process held while it was asked for everything at once. */
export async function memoryFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(SIZE)
  const web = await startWeb(databaseUrl)
  const member = await withMember(databaseUrl)
  const atStart = memoryOf(web.pid)
  let most = atStart
  const watch = setInterval(() => (most = Math.max(most, memoryOf(web.pid))), LOOK_MS)
  try {
    const pages = Array.from({ length: 900 }, (_, i) => [
      `/jobs/${i * 11 + 1}`,
      `/jobs?page=${i + 1}`,
      `/api/jobs/${i + 1}/`,
    ])
    const searches = KINDS.flatMap(({ paths }) => paths)
    const order = { url: web.url, seconds: run.options.seconds, headers: { 'accept-encoding': 'br' } }
    await Promise.all([
      load({ ...order, connections: 25, paths: pages.flat() }),
      load({ ...order, connections: 25, paths: searches, tokens: [member] }),
    ])
  } finally {
    clearInterval(watch)
    await web.stop()
  }
  return [
    {
      part: 'memory',
      what: 'memory of the web process, 10,000 postings, 50 connections asking for pages and searches',
      budget: '≤ 350 MB',
      figure: `${mb(most)} (${mb(atStart)} at start)`,
      good: most <= MOST,
    },
  ]
}
