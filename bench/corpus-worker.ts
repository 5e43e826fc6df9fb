import process from 'node:process'
import { readPosting } from '../src/features/jobs/ingest/server/reading.ts'
import { listSources, refreshSearch } from '../src/features/jobs/ingest/server/service.ts'
import { storePostings } from '../src/features/jobs/ingest/server/store.ts'
import { buildDeps } from '../src/server/build-deps.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createLog } from '../src/server/platform/log.ts'
import { type CorpusPosting, readCorpus } from './corpus.ts'

const BATCH = 200
const DAY_MS = 86_400_000

const config = readConfig({ ...process.env, HANAP_MODE: 'demo', SANDBOX: 'off' })
const { deps, close } = await buildDeps(config, {
  databaseUrl: config.DATABASE_URL ?? '',
  log: createLog('error'),
  worker: false,
})

/** As the board's card and page would tell it. */
function read(posting: CorpusPosting) {
  const now = deps.clock.now()
  const url = `https://board.test/jobs/${posting.id}`
  const card = {
    source: posting.source,
    source_id: posting.id,
    url,
    title: posting.title,
    employer: posting.employer || null,
    salary_text: posting.salary || null,
    posted_at: new Date(now.getTime() - posting.days_ago * DAY_MS),
    posted_precision: 'second' as const,
    job_types: posting.job_types,
    tags: posting.tags,
    preview: null,
    location: posting.location || null,
  }
  const unknown = { hours_per_week: null, employer_external_id: null, employer_total_posts: null, min_id_proof: null }
  const page = { ...card, ...unknown, description: posting.description, seniority: null, apply_url: url }
  return readPosting(card, page, config, now)
}

await listSources(deps)
const postings = await readCorpus(process.argv[2] ?? '')
let stored = 0
for (const source of ['olj', 'linkedin'] as const) {
  const readable = postings.filter((one) => one.source === source).flatMap((one) => read(one) ?? [])
  stored += readable.length
  for (let at = 0; at < readable.length; at += BATCH)
    await storePostings(deps, source, readable.slice(at, at + BATCH), [])
}
await refreshSearch(deps)
process.stdout.write(`${stored}\n`)
await close()
