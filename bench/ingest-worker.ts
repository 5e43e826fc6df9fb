import process from 'node:process'
import { refreshSearch } from '../src/features/jobs/ingest/server/service.ts'
import { ingestNow, setSource } from '../src/features/jobs/server/service.ts'
import { buildDeps } from '../src/server/build-deps.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createLog } from '../src/server/platform/log.ts'

/** Milliseconds of both kinds of time, and how many postings were read. */
export type Ingested = { postings: number; wall: number; processor: number }

const config = readConfig({
  ...process.env,
  HANAP_MODE: 'demo',
  SANDBOX: 'off',
  OLJ_CRAWL_DELAY_SECONDS: '0',
  LINKEDIN_CRAWL_DELAY_SECONDS: '0',
})
const { deps, close } = await buildDeps(config, {
  databaseUrl: config.DATABASE_URL ?? '',
  log: createLog('error'),
  worker: false,
})
await setSource(deps, 'olj', true)
await setSource(deps, 'linkedin', true)
const begun = performance.now()
const before = process.cpuUsage()
// Side by side, as their tasks run.
const runs = await Promise.all([ingestNow(deps, 'olj'), ingestNow(deps, 'linkedin')])
const used = process.cpuUsage(before)
const bad = runs.find((run) => run.state !== 'done')
if (bad) throw new Error(`The run of ${bad.source} ended ${bad.state}: ${String(bad.message)}`)
const result: Ingested = {
  postings: runs.reduce((sum, run) => sum + run.new, 0),
  wall: performance.now() - begun,
  processor: (used.user + used.system) / 1000,
}
// What follows a reading in the background: not part of its figure, but searching needs it.
await refreshSearch(deps)
process.stdout.write(`${JSON.stringify(result)}\n`)
await close()
