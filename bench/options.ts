import { parseArgs } from 'node:util'

export const PARTS = [
  'search',
  'requests',
  'pages',
  'memory',
  'users',
  'ingest',
  'transfer',
  'relevance',
  'resume-checks',
  'resumes',
  'instructions',
  'install',
  'lighthouse',
  'interaction',
  'letters',
  'payments',
  'matching',
  'export',
  'inbox',
  'blasts',
  'notices',
  'pairs',
  'pay',
  'scams',
  'automation',
  'alerts',
  'admin',
  'streams',
] as const
export type Part = (typeof PARTS)[number]

export type Options = {
  parts: Part[]
  /** Postings of each database that is searched, the smallest first. */
  sizes: number[]
  /** How many people have alerts, and get the morning's mail. */
  people: number
  /** Seconds one question is asked for. */
  seconds: number
  /** Where filled databases are kept for the next run; without it they are thrown away. */
  keep: string | undefined
  /** A PostgreSQL of this machine to measure on instead of the embedded one; its filled databases stay. */
  server: string | undefined
  /** People and days of the simulation of automatic applications. */
  seekers: number
  days: number
  /** A file of postings (docs/testing.md) that the searches in seekers' words are judged on instead of the demo catalogue. */
  corpus: string | undefined
  /** Which sets of them: `tuned`, `held-out` or `all`. */
  queries: string
}

export const USAGE = `npm run bench -- [options]
  --only search,pages   parts to measure: ${PARTS.join(', ')}
  --sizes 10000,100000  postings per database (10000,100000,1000000)
  --quick               10,000 postings and a second per question, to see that everything runs
  --seconds 10          how long each question is asked
  --people 100000       people with alerts, and with a digest at 8 AM
  --keep DIR            keep the filled databases there and use them again
  --seekers 40          people whose automatic applications are simulated (200 before a release)
  --days 10             and for how many days (30 before a release)
  --corpus FILE         judge the searches of relevance on these postings, one JSON object a line (docs/testing.md)
  --queries tuned       only the sets rules may be made with; held-out: only the others (all)
  --server URL          measure on this PostgreSQL (a superuser's address, on this machine); filled databases stay there`

/** @throws Error with the usage when an option is not one */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      sizes: { type: 'string' },
      quick: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      people: { type: 'string' },
      keep: { type: 'string' },
      server: { type: 'string' },
      seekers: { type: 'string' },
      days: { type: 'string' },
      corpus: { type: 'string' },
      queries: { type: 'string', default: 'all' },
    },
  })
  const parts = values.only.split(',').map((name) => {
    const part = PARTS.find((one) => one === name.trim())
    if (!part) throw new Error(`There is no part "${name}".\n${USAGE}`)
    return part
  })
  const sizes = (values.sizes ?? (values.quick ? '10000' : '10000,100000,1000000')).split(',').map(wholeAbove(999))
  return {
    parts,
    sizes: sizes.toSorted((a, b) => a - b),
    people: wholeAbove(9)(values.people ?? (values.quick ? '2000' : '100000')),
    seconds: values.seconds === undefined ? (values.quick ? 1 : 10) : wholeAbove(0)(values.seconds),
    keep: values.keep,
    server: values.server,
    seekers: wholeAbove(0)(values.seekers ?? (values.quick ? '10' : '40')),
    days: wholeAbove(0)(values.days ?? (values.quick ? '6' : '10')),
    corpus: values.corpus,
    queries: values.queries,
  }
}

const wholeAbove = (least: number) => (text: string) => {
  const number = Number(text)
  if (!Number.isInteger(number) || number <= least)
    throw new Error(`"${text}" is not a whole number above ${least}.\n${USAGE}`)
  return number
}
