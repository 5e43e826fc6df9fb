import { count, round, type Figure } from './figures.ts'
import { KINDS } from './questions.ts'
import { NOTHING_KEPT, startBare, startWeb, type Running } from './processes.ts'
import { measured, warmUp, type Measured, type Run } from './run.ts'
import { caughtStatements, type Statement } from './statements.ts'

const WANTED_SIZE = 100_000
/** The same in turns, since the machine's speed changes from one minute to the next. */
const TURNS = 3
const WORDS = KINDS.find(({ name }) => name === 'common word')?.paths ?? []

type Compared = { name: string; what: string; most: number; beside: string; paths: string[]; statements: Statement[][] }

/**
 * What a call costs in processor time, server and database together, nothing kept between answers: as a ratio to a bare
 * Fastify route on the same database in the same minutes, because absolute times change sixfold with the machine.
 */
export async function requestFigures(run: Run): Promise<Figure[]> {
  const size = run.options.sizes.includes(WANTED_SIZE) ? WANTED_SIZE : (run.options.sizes.at(-1) ?? WANTED_SIZE)
  const databaseUrl = await run.ground.withPostings(size)
  const compared = await comparisons(databaseUrl, size)
  const lists = Object.fromEntries(compared.map(({ name, statements }) => [name, statements]))
  const [web, kept, bare] = await Promise.all([
    startWeb(databaseUrl, NOTHING_KEPT),
    startWeb(databaseUrl),
    startBare(databaseUrl, lists),
  ])
  try {
    for (const server of [web, kept])
      await warmUp(
        server,
        compared.flatMap(({ paths }) => paths),
      )
    await warmUp(bare, compared.flatMap(barePaths))
    const figures: Figure[] = []
    for (const one of compared) figures.push(...(await compare(run, { web, kept, bare }, { ...one, size })))
    return figures
  } finally {
    await Promise.all([web, kept, bare].map((server) => server.stop()))
  }
}

async function comparisons(databaseUrl: string, size: number): Promise<Compared[]> {
  const lists = Array.from({ length: 20 }, (_, i) => `/api/jobs/?page=${i + 1}`)
  const details = Array.from({ length: 500 }, (_, i) => `/api/jobs/${1 + ((i * 7919) % size)}/`)
  const same = { beside: 'the same SQL', most: 2.5 }
  return [
    { ...same, name: 'list', what: 'list', paths: lists, statements: await caughtStatements(databaseUrl, lists) },
    {
      ...same,
      name: 'detail',
      what: 'detail',
      paths: details,
      statements: await caughtStatements(databaseUrl, details),
    },
    {
      name: 'search',
      what: 'search for one common word',
      beside: 'a plain search with a count up to 10,001',
      most: 0.35,
      paths: WORDS,
      statements: WORDS.map((address) =>
        plainSearch(new URL(address, 'http://bench').searchParams.get('search') ?? ''),
      ),
    },
  ]
}

/** The newest ten matches, and how many there are: the statement of anybody who has an index and a cap. */
const plainSearch = (word: string): Statement[] => [
  {
    sql: `select (select count(*) from (select from posting_search s where s.search @@ q limit 10001) c) as total,
      (select json_agg(card) from posting_cards(array(
        select s.posting_id from posting_search s where s.search @@ q order by s.sort_at desc, s.posting_id desc limit 10
      ), null, 300) card) as cards
      from websearch_to_tsquery('english', $1) q`,
    parameters: [word],
  },
]

const barePaths = ({ name, statements }: Compared): string[] => statements.map((_, place) => `/${name}/${place}`)

type Servers = Record<'web' | 'kept' | 'bare', Running>

async function compare(run: Run, servers: Servers, one: Compared & { size: number }): Promise<Figure[]> {
  const costs = { web: [] as Measured[], bare: [] as Measured[] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    costs.web.push(await measured(run, servers.web, { paths: one.paths }))
    costs.bare.push(await measured(run, servers.bare, { paths: barePaths(one) }))
  }
  const [web, bare, kept] = [
    mean(costs.web),
    mean(costs.bare),
    mean([await measured(run, servers.kept, { paths: one.paths })]),
  ]
  const ratio = web.all / bare.all
  const what = `processor time per request: ${one.what}, ${count(one.size)} postings`
  return [
    {
      part: 'requests',
      what: `${what}, nothing kept`,
      budget: `≤ ${one.most}× ${one.beside} on a bare route`,
      figure: told(web),
      ceiling: told(bare),
      ratio: round(ratio, 2),
      good: ratio <= one.most,
      numbers: { ...costs },
    },
    { part: 'requests', what: `${what}, answers kept for five seconds`, figure: told(kept) },
  ]
}

type Cost = { web: number; database: number; all: number }

function mean(costs: Measured[]): Cost {
  const failed = costs.find((cost) => cost.failed > 0)
  if (failed) throw new Error(`${failed.failed} of ${failed.requests} answers were bad.`)
  const of = (key: 'web' | 'database') => costs.reduce((sum, cost) => sum + cost[key], 0) / costs.length
  return { web: of('web'), database: of('database'), all: of('web') + of('database') }
}

const told = ({ web, database, all }: Cost): string =>
  `${all.toFixed(2)} ms (server ${web.toFixed(2)}, database ${database.toFixed(2)})`
