import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { count, ms, round, type Figure } from './figures.ts'
import { load } from './load.ts'
import { NOTHING_KEPT, startFixed, startWeb, type Running } from './processes.ts'
import { measured, warmUp, type Run } from './run.ts'

const SIZE = 10_000
const MOST_MS = 10
const WARM_SECONDS = 10
const AS_BROWSERS_ASK = { 'accept-encoding': 'gzip, deflate, br' }

type Case = { what: string; paths: string[]; kept?: true }

const upTo = (many: number) => Array.from({ length: many }, (_, i) => i)

const CASES: Case[] = [
  { what: '`/jobs/{id}`, another posting each time', paths: upTo(5000).map((i) => `/jobs/${2 * i + 1}`) },
  { what: '`/jobs`, another page each time', paths: upTo(1000).map((i) => `/jobs?page=${i + 1}`) },
  { what: '`/jobs/{id}`, read before within five seconds', paths: ['/jobs/77'], kept: true },
  { what: '`/jobs`, read before within five seconds', paths: ['/jobs'], kept: true },
  { what: '`/`, read before within five seconds', paths: ['/'], kept: true },
]

/**
 * Rendered pages against a route that answers the same bytes without rendering. The verdict is about pages nobody asked
 * before, in processor time of server and database together; pages that are kept stand below without one.
 */
export async function pageFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(SIZE)
  const [cold, kept] = await Promise.all([startWeb(databaseUrl, NOTHING_KEPT), startWeb(databaseUrl)])
  try {
    // A page takes a hundred times as long as a call, and the compiler wants to see hundreds.
    await warmUp(
      cold,
      ['/', ...upTo(500).flatMap((i) => [`/jobs/${i + 9001}`, `/jobs?page=${i + 1}`])],
      [],
      WARM_SECONDS,
    )
    await warmUp(kept, ['/jobs/77', '/jobs', '/'])
    const figures: Figure[] = []
    for (const one of CASES) figures.push(await pageFigure(run, one.kept ? kept : cold, one))
    return figures
  } finally {
    await Promise.all([cold, kept].map((web) => web.stop()))
  }
}

async function pageFigure(run: Run, web: Running, { what, paths, kept }: Case): Promise<Figure> {
  const ceiling = await fixedPage(run, `${web.url}${paths[0] ?? '/'}`)
  const result = await measured(run, web, { paths, headers: AS_BROWSERS_ASK })
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.requests} pages of ${what} were bad.`)
  const cost = result.web + result.database
  return {
    part: 'pages',
    what: `page ${what}`,
    figure: `${count(result.perSecond)}/s, p99 ${ms(result.p99)}, processor ${cost.toFixed(2)} ms`,
    ceiling: `${count(ceiling)}/s fixed HTML`,
    ratio: round(result.perSecond / ceiling, 2),
    numbers: { ...result },
    ...(kept ? {} : { budget: `≤ ${MOST_MS} ms of processor time`, good: cost <= MOST_MS }),
  }
}

async function fixedPage(run: Run, address: string): Promise<number> {
  const { bytes, encoding } = await transferred(address)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': encoding }
  const fixed = await startFixed(bytes, headers)
  try {
    const order = { url: fixed.url, connections: 10, paths: ['/'], headers: AS_BROWSERS_ASK }
    await load({ ...order, seconds: 1 })
    return (await load({ ...order, seconds: run.options.seconds })).perSecond
  } finally {
    await fixed.stop()
  }
}

/** What really comes over the wire, compressed as it is. */
export async function transferred(address: string): Promise<{ bytes: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: AS_BROWSERS_ASK }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${String(answer.statusCode)}.`))
      const encoding = answer.headers['content-encoding'] ?? 'identity'
      buffer(answer).then((bytes) => resolve({ bytes, encoding }), reject)
    }).on('error', reject)
  })
}
