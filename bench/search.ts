import { say } from '../src/server/boot.ts'
import { count, ms, round, type Figure } from './figures.ts'
import { load } from './load.ts'
import { NOTHING_KEPT, startFixed, startWeb, type Running } from './processes.ts'
import { withMember } from './member.ts'
import { KINDS, type Kind } from './questions.ts'
import { measured, warmUp, type Measured, type Run } from './run.ts'
import { databaseCeiling, scriptsOf } from './statements.ts'

const LARGE = 1_000_000
const SMALL = 10_000
const TARGET_RATIO = 0.6
/** Of the kinds asked of a server that keeps answers: only the slowest is told. */
const KEPT_SECONDS = 2

type Asked = Measured & {
  kind: string
  beside: boolean
  database_ceiling: number
  fixed_ceiling: number
  ratio: number
}

/**
 * Every kind of question on every size of database, each against its two ceilings, with nothing kept between answers:
 * what a question costs whom nobody helped. What it costs while answers are kept is a second row.
 */
export async function searchFigures(run: Run): Promise<Figure[]> {
  const figures: Figure[] = []
  const costs = new Map<number, number>()
  for (const size of run.options.sizes) {
    const databaseUrl = await run.ground.withPostings(size)
    const asked = await askAll(run, databaseUrl, size)
    const searches = asked.filter((one) => !one.beside)
    costs.set(size, searches.reduce((sum, one) => sum + one.web + one.database, 0) / searches.length)
    figures.push(...summary(size, asked), await keptFigure(run, databaseUrl, size))
  }
  return [...figures, ...growth(costs)]
}

const everyPath = (most: number) => KINDS.flatMap(({ paths }) => paths.slice(0, most))

async function askAll(run: Run, databaseUrl: string, size: number): Promise<Asked[]> {
  const web = await startWeb(databaseUrl, NOTHING_KEPT)
  const member = await withMember(databaseUrl)
  try {
    await warmUp(web, everyPath(4), [member])
    const fixed = await fixedCeiling(run, web)
    const asked: Asked[] = []
    for (const kind of KINDS) {
      const one = await askOne(run, web, { kind, databaseUrl, fixed, member })
      say(
        `  ${count(size)} · ${kind.name}: p50 ${ms(one.p50)}, p99 ${ms(one.p99)}, ${count(one.perSecond)}/s of ${count(one.database_ceiling)}, processor ${one.web.toFixed(2)} + ${one.database.toFixed(2)} ms`,
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
  const database = await databaseCeiling(databaseUrl, await scriptsOf(databaseUrl, kind.paths))
  const ceilings = {
    database_ceiling: database,
    fixed_ceiling: fixed,
    ratio: result.perSecond / Math.min(database, fixed),
  }
  return { ...result, kind: kind.name, beside: kind.beside ?? false, ...ceilings }
}

/** The slowest kinds while answers and counts are kept, as the product runs. */
async function keptFigure(run: Run, databaseUrl: string, size: number): Promise<Figure> {
  const web = await startWeb(databaseUrl)
  const member = await withMember(databaseUrl)
  const asked: (Measured & { kind: string })[] = []
  try {
    await warmUp(web, everyPath(4), [member])
    for (const { name, paths, plan } of KINDS.filter(({ beside }) => !beside)) {
      const order = { paths, tokens: plan ? [member] : [], seconds: Math.min(KEPT_SECONDS, run.options.seconds) }
      asked.push({ ...(await measured(run, web, order)), kind: name })
    }
  } finally {
    await web.stop()
  }
  return {
    part: 'search',
    what: `the same while answers are kept for five seconds, ${count(size)} postings`,
    figure: slowest(asked),
    numbers: { size, asked },
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

const worst = <One>(asked: One[], value: (one: One) => number): One =>
  asked.reduce((most, one) => (value(one) > value(most) ? one : most))

/** The searches against their budgets; counts, suggestions and similar postings are reported beside them. */
function summary(size: number, everything: Asked[]): Figure[] {
  const asked = everything.filter((one) => !one.beside)
  const others = everything.filter((one) => one.beside)
  const least = worst(asked, (one) => -one.ratio)
  const budget = BUDGETS.get(size)
  const within = ({ p50, p99 }: { p50: number; p99: number }) => asked.every((one) => one.p50 <= p50 && one.p99 <= p99)
  return [
    {
      part: 'search',
      what: `search asked for the first time, ${count(size)} postings, 10 connections: slowest of ${asked.length} kinds of question`,
      figure: slowest(asked),
      numbers: { size, asked },
      ...(budget ? { budget: `p50 ≤ ${budget.p50} ms, p99 ≤ ${budget.p99} ms`, good: within(budget) } : {}),
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
      what: `beside the list, ${count(size)} postings, 10 connections: p50 / p99`,
      figure: others.map((one) => `${one.kind} ${ms(one.p50)} / ${ms(one.p99)}`).join(', '),
    },
  ]
}

const BUDGETS = new Map([
  [SMALL, { p50: 5, p99: 30 }],
  [LARGE, { p50: 15, p99: 80 }],
])

function slowest(asked: (Measured & { kind: string })[]): string {
  const middle = worst(asked, (one) => one.p50)
  const late = worst(asked, (one) => one.p99)
  return `p50 ${ms(middle.p50)} (${middle.kind}), p99 ${ms(late.p99)} (${late.kind})`
}

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
