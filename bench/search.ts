import { setTimeout as delay } from 'node:timers/promises'
import { say } from '../src/server/boot.ts'
import { count, ms, round, type Figure } from './figures.ts'
import { load } from './load.ts'
import { startFixed, startWeb, type Running } from './processes.ts'
import { withMember } from './member.ts'
import { KINDS, type Kind } from './questions.ts'
import { measured, warmUp, type Measured, type Run } from './run.ts'
import { databaseCeiling, statementsOf } from './statements.ts'

const LARGE = 1_000_000
const SMALL = 10_000
const TARGET_RATIO = 0.6
/** After so long the server has forgotten the answers and counts it was warmed up with (`shared-answers.ts`, `counts.ts`). */
const FORGOTTEN_MS = 31_000

type Asked = Measured & {
  kind: string
  beside: boolean
  database_ceiling: number
  fixed_ceiling: number
  ratio: number
}

/** Every kind of question on every size of database, each against its two ceilings. */
export async function searchFigures(run: Run): Promise<Figure[]> {
  const figures: Figure[] = []
  const costs = new Map<number, number>()
  for (const size of run.options.sizes) {
    const asked = await askAll(run, size)
    const searches = asked.filter((one) => !one.beside)
    costs.set(size, searches.reduce((sum, one) => sum + one.web + one.database, 0) / searches.length)
    figures.push(...summary(size, asked))
  }
  return [...figures, ...growth(costs)]
}

async function askAll(run: Run, size: number): Promise<Asked[]> {
  const databaseUrl = await run.ground.withPostings(size)
  const web = await startWeb(databaseUrl)
  const member = await withMember(databaseUrl)
  try {
    await warmUp(
      web,
      KINDS.flatMap(({ paths }) => paths.slice(0, 4)),
      [member],
    )
    await delay(FORGOTTEN_MS)
    const fixed = await fixedCeiling(run, web)
    const asked: Asked[] = []
    for (const kind of KINDS) {
      const one = await askOne(run, web, { kind, databaseUrl, fixed, member })
      say(
        `  ${count(size)} · ${kind.name}: p50 ${ms(one.p50)}, p99 ${ms(one.p99)}, asked first ${ms(one.first.p50)} / ${ms(one.first.p99)}, ${count(one.perSecond)}/s of ${count(one.database_ceiling)}, processor ${one.web.toFixed(2)} + ${one.database.toFixed(2)} ms`,
      )
      asked.push(one)
    }
    return asked
  } finally {
    await web.stop()
  }
}

async function askOne(
  run: Run,
  web: Running,
  given: { kind: Kind; databaseUrl: string; fixed: number; member: string },
): Promise<Asked> {
  const { kind, databaseUrl, fixed, member } = given
  const result = await measured(run, web, { paths: kind.paths, tokens: kind.plan ? [member] : [] })
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.requests} answers to "${kind.name}" were bad.`)
  const database = await databaseCeiling(databaseUrl, await statementsOf(databaseUrl, kind.paths))
  const ratio = result.perSecond / Math.min(database, fixed)
  return {
    ...result,
    kind: kind.name,
    beside: kind.beside ?? false,
    database_ceiling: database,
    fixed_ceiling: fixed,
    ratio,
  }
}

/** Requests a second of a route that answers one page of postings without looking for it. */
async function fixedCeiling(run: Run, web: Running): Promise<number> {
  const answer = await fetch(`${web.url}/api/jobs/search/?search=assistant`)
  const body = Buffer.from(await answer.arrayBuffer())
  const fixed = await startFixed(body, { 'content-type': 'application/json; charset=utf-8' })
  try {
    await warmUp(fixed, ['/'])
    return (await load({ url: fixed.url, connections: 10, seconds: run.options.seconds, paths: ['/'] })).perSecond
  } finally {
    await fixed.stop()
  }
}

const worst = (asked: Asked[], value: (one: Asked) => number): Asked =>
  asked.reduce((most, one) => (value(one) > value(most) ? one : most))

/** The searches against their budgets; counts, suggestions and similar postings are reported beside them. */
function summary(size: number, everything: Asked[]): Figure[] {
  const asked = everything.filter((one) => !one.beside)
  const others = everything.filter((one) => one.beside)
  const middle = worst(asked, (one) => one.p50)
  const late = worst(asked, (one) => one.p99)
  const least = worst(asked, (one) => -one.ratio)
  const budgets = size === LARGE ? { p50: 15, p99: 80 } : size === SMALL ? { p50: Infinity, p99: 40 } : undefined
  const budget = size === LARGE ? 'p50 ≤ 15 ms, p99 ≤ 80 ms' : size === SMALL ? 'p99 ≤ 40 ms' : undefined
  return [
    {
      part: 'search',
      what: `search, ${count(size)} postings, 10 connections: slowest of ${asked.length} kinds of question`,
      figure: `p50 ${ms(middle.p50)} (${middle.kind}), p99 ${ms(late.p99)} (${late.kind})`,
      numbers: { size, asked },
      ...(budget === undefined ? {} : { budget }),
      ...(budgets === undefined ? {} : { good: middle.p50 <= budgets.p50 && late.p99 <= budgets.p99 }),
    },
    {
      part: 'search',
      what: `the same over the slower of its ceilings: least (${least.kind})`,
      figure: `${count(least.perSecond)}/s`,
      ceiling: `${count(least.database_ceiling)}/s same SQL, ${count(least.fixed_ceiling)}/s fixed JSON`,
      ratio: round(least.ratio, 2),
      ...(size === LARGE ? { budget: `≥ ${TARGET_RATIO}`, good: least.ratio >= TARGET_RATIO } : {}),
    },
    {
      part: 'search',
      what: `a question nobody asked before, ${count(size)} postings, ten of its kind at once: p50 / p99 of the slowest kinds`,
      figure: slowestFirsts(asked),
    },
    {
      part: 'search',
      what: `beside the list, ${count(size)} postings, 10 connections: p50 / p99`,
      figure: others.map((one) => `${one.kind} ${ms(one.p50)} / ${ms(one.p99)}`).join(', '),
    },
  ]
}

const slowestFirsts = (asked: Asked[]): string =>
  asked
    .toSorted((one, other) => other.first.p99 - one.first.p99)
    .slice(0, 3)
    .map(({ kind, first }) => `${kind} ${ms(first.p50)} / ${ms(first.p99)}`)
    .join(', ')

function growth(costs: Map<number, number>): Figure[] {
  const sizes = [...costs.keys()]
  return sizes.slice(1).map((size, index) => {
    const before = sizes[index] ?? size
    const ratio = (costs.get(size) ?? 0) / (costs.get(before) ?? 1)
    return {
      part: 'search',
      what: `processor time of a search, ${count(before)} → ${count(size)} postings`,
      budget: '10× postings ≤ 1.5×',
      figure: `${ratio.toFixed(2)}× (${ms(costs.get(before) ?? 0)} → ${ms(costs.get(size) ?? 0)})`,
      good: ratio <= 1.5 ** Math.log10(size / before),
    }
  })
}
