import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, escapeLiteral, Pool } from 'pg'
import * as z from 'zod'
import { jobs } from '../src/features/jobs/contract.ts'
import { filters } from '../src/features/jobs/filters/contract.ts'
import { countFacets } from '../src/features/jobs/filters/server/service.ts'
import { getJob, listJobs, searchJobs } from '../src/features/jobs/server/service.ts'
import { similarJobs } from '../src/features/jobs/similar/server/service.ts'
import { suggestions } from '../src/features/jobs/suggestions/contract.ts'
import { suggest } from '../src/features/jobs/suggestions/server/service.ts'
import type { Deps } from '../src/server/deps.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import type { DB } from '../src/server/platform/db/types.ts'

const MOST_SCRIPTS = 60

export type Statement = { sql: string; parameters: readonly unknown[] }

/** The statements the product sends for each address, caught from the product itself while it keeps nothing. */
export async function caughtStatements(databaseUrl: string, paths: string[]): Promise<Statement[][]> {
  const sent: Statement[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl, max: 1 }) }),
    log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
  })
  const deps = { db, clock: systemClock, config: { ANSWERS_KEPT_SECONDS: 0 } } as unknown as Deps
  const caught: Statement[][] = []
  for (const address of paths) {
    await answerOf(deps, new URL(address, 'http://bench'))
    caught.push(sent.splice(0))
  }
  await db.destroy()
  return caught
}

/** The same for pgbench, with their values written in. */
export const scriptsOf = async (databaseUrl: string, paths: string[]): Promise<string[]> =>
  (await caughtStatements(databaseUrl, paths.slice(0, MOST_SCRIPTS))).map((sent) => sent.map(written).join('\n'))

/** What the product answers to an address of the questions, as to a visitor. */
function answerOf(deps: Deps, { pathname, searchParams }: URL): Promise<unknown> {
  const given = Object.fromEntries(searchParams)
  const similar = /^\/api\/jobs\/(\d+)\/similar\/$/.exec(pathname)
  if (similar) return similarJobs(deps, Number(similar[1]), null)
  const detail = /^\/api\/jobs\/(\d+)\/$/.exec(pathname)
  if (detail) return getJob(deps, Number(detail[1]), null)
  if (pathname === '/api/jobs/') return listJobs(deps, z.parse(jobs.list.query, given), null)
  if (pathname === '/api/jobs/facets/') return countFacets(deps, z.parse(filters.facets.query, given))
  if (pathname === '/api/jobs/suggestions/') return suggest(deps, z.parse(suggestions.suggest.query, given).q, null)
  return searchJobs(deps, z.parse(jobs.search.query, given), null)
}

const written = ({ sql, parameters }: Statement): string =>
  `${sql.replace(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]))};`

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`)
  return typeof value === 'string' ? escapeLiteral(value) : JSON.stringify(value)
}

const CEILING_SECONDS = 3

/** Scripts a second that the database answers to ten connections: by pgbench where it is installed, else by a loop of ours. */
export async function databaseCeiling(databaseUrl: string, scripts: string[]): Promise<number> {
  const found = spawnSync('pgbench', ['--version']).status === 0
  return (found ? byPgbench : byLoop)(databaseUrl, scripts, CEILING_SECONDS)
}

async function byPgbench(databaseUrl: string, scripts: string[], seconds: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-pgbench-'))
  try {
    const files = scripts.map((_, index) => path.join(folder, `${index}.sql`))
    await Promise.all(files.map((file, index) => writeFile(file, scripts[index] ?? '')))
    const told = ['-n', '-c', '10', '-j', '1', '-T', String(seconds), ...files.flatMap((file) => ['-f', file])]
    // As the product's own connections are.
    const env = { ...process.env, PGOPTIONS: '-c jit=off' }
    const child = spawn('pgbench', [...told, databaseUrl], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    await once(child, 'close')
    const match = /^tps = ([\d.]+)/m.exec(said)
    if (!match) throw new Error(`pgbench said: ${said}`)
    return Number(match[1])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function byLoop(databaseUrl: string, scripts: string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counted = await Promise.all(
    Array.from({ length: 10 }, async (_, connection) => {
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      let done = 0
      for (; performance.now() < until; done += 1)
        await client.query(scripts[(done + connection) % scripts.length] ?? '')
      await client.end()
      return done
    }),
  )
  return counted.reduce((sum, done) => sum + done, 0) / seconds
}
