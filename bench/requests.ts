import { count, type Figure } from './figures.ts'
import { startWeb } from './processes.ts'
import { withMember } from './member.ts'
import { KINDS, type Kind } from './questions.ts'
import { measured, warmUp, type Measured, type Run } from './run.ts'

const WANTED_SIZE = 100_000

/** Processor time of server and database together, the steadiest figure on a machine that others use too. */
export async function requestFigures(run: Run): Promise<Figure[]> {
  const size = run.options.sizes.includes(WANTED_SIZE) ? WANTED_SIZE : (run.options.sizes.at(-1) ?? WANTED_SIZE)
  const databaseUrl = await run.ground.withPostings(size)
  const web = await startWeb(databaseUrl)
  const member = await withMember(databaseUrl)
  const pages = Array.from({ length: 20 }, (_, i) => `/api/jobs/?page=${i + 1}`)
  const details = Array.from({ length: 500 }, (_, i) => `/api/jobs/${1 + ((i * 7919) % size)}/`)
  // Every kind is asked as often as any other.
  const inTurn = (kinds: Kind[]) =>
    Array.from({ length: 60 }, (_, i) => kinds.map(({ paths }) => paths[i % paths.length] ?? '')).flat()
  const [open, planned] = [KINDS.filter(({ plan }) => !plan), KINDS.filter(({ plan }) => plan)]
  try {
    await warmUp(web, [...pages, ...details.slice(0, 20)])
    const ask = (paths: string[], tokens: string[] = []) => measured(run, web, { paths, tokens })
    return [
      figure(`list, ${count(size)} postings`, 0.3, await ask(pages)),
      figure(`detail, ${count(size)} postings`, 0.2, await ask(details)),
      figure(
        `search of every kind in turn, ${count(size)} postings`,
        2,
        together(await ask(inTurn(open)), await ask(inTurn(planned), [member]), planned.length / KINDS.length),
      ),
    ]
  } finally {
    await web.stop()
  }
}

/** The mean of two loads, the second with its share of all kinds. */
const together = (one: Measured, other: Measured, share: number): Measured => ({
  ...one,
  web: one.web * (1 - share) + other.web * share,
  database: one.database * (1 - share) + other.database * share,
})

const figure = (what: string, budget: number, cost: Measured): Figure => ({
  part: 'requests',
  what: `processor time per request: ${what}`,
  budget: `≤ ${budget} ms`,
  figure: `${(cost.web + cost.database).toFixed(2)} ms (server ${cost.web.toFixed(2)}, database ${cost.database.toFixed(2)})`,
  good: cost.web + cost.database <= budget,
  numbers: { ...cost },
})
