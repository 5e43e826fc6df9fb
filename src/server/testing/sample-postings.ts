import { sql } from 'kysely'
import { readPosting, type ReadPosting } from '#features/jobs/ingest/server/reading.ts'
import { listSources, markClosed, refreshSearch } from '#features/jobs/ingest/server/service.ts'
import { storePostings } from '#features/jobs/ingest/server/store.ts'
import type { House } from './house.ts'
import type { Source } from '#features/jobs/contract.ts'

/** The moment the samples are seen at: noon in Manila. */
export const NOW = new Date('2026-11-21T04:00:00Z')
const DAY = 86_400_000

type Given = {
  title: string
  employer?: string
  text?: string
  salary?: string
  types?: string[]
  tags?: string[]
  days?: number
  source?: Source
  location?: string
}

/** Stores postings the way a run does, from what a board's pages told; `from` is the first one's number on the board. */
export async function arrive(h: House, list: Given[], from = 1000): Promise<void> {
  for (const board of ['olj', 'linkedin'] as const) {
    const read = list.flatMap((given, index) =>
      (given.source ?? 'olj') === board ? [readSample(h, given, from + index, index)] : [],
    )
    await storePostings(h.deps, board, read, [])
  }
}

/** What a run has read of one posting, posted `later` seconds before the others of its day. */
export function readSample(h: House, given: Given, number: number, later = 0): ReadPosting {
  const card = {
    source: given.source ?? ('olj' as const),
    source_id: String(number),
    url: `https://board.test/jobs/${number}`,
    title: given.title,
    employer: given.employer ?? null,
    salary_text: given.salary ?? null,
    posted_at: new Date(NOW.getTime() - (given.days ?? 0) * DAY - later * 1000),
    posted_precision: 'second' as const,
    job_types: given.types ?? [],
    tags: given.tags ?? [],
    preview: null,
    location: given.location ?? null,
  }
  const page = {
    ...card,
    description: given.text ?? `About ${given.title}`,
    hours_per_week: null,
    employer_external_id: null,
    employer_total_posts: null,
    min_id_proof: null,
    seniority: null,
    apply_url: card.url,
  }
  const read = readPosting(card, page, h.deps.config, NOW)
  if (!read) throw new Error(`The sample ${given.title} cannot be stored.`)
  return read
}

/** Stores one posting, of an employer of its own unless told, and gives its id. */
export async function arriveOne(h: House, given: Partial<Given>, first: number): Promise<number> {
  await arrive(h, [{ title: `Clerk ${first}`, employer: `Office ${first}`, ...given }], first)
  const { rows } = await sql<{ id: number }>`
    select id from postings where source_id = ${String(first)} and source = ${given.source ?? 'olj'}`.execute(h.db)
  return rows[0]?.id ?? 0
}

/** Six open postings of both boards, newest first, and one that is closed. */
export const samples: Given[] = [
  {
    title: 'React Developer',
    employer: 'Acme Inc',
    text: 'Build web pages.\nStart with MANGO.',
    salary: '$900-$1200',
    types: ['Full-time'],
    tags: ['React', 'Node.js'],
  },
  {
    title: 'Virtual Assistant',
    employer: 'Bayani Desk',
    text: 'Answer the telephone of a dentist.',
    salary: '₱25,000',
    types: ['Part-time'],
    tags: ['Email'],
    days: 2,
  },
  {
    title: 'IT Support',
    employer: 'Acme Inc',
    text: 'Help people with their computers.',
    types: ['Full-time'],
    days: 5,
  },
  {
    title: 'Café Bookkeeper',
    employer: 'Niño Foods',
    text: 'Keep the books of a small café. React to questions.',
    salary: '8,000',
    types: [],
    days: 20,
  },
  {
    title: 'UX/UI Designer',
    employer: 'Pixel Barn',
    text: 'Draw screens in the real estate field.',
    types: ['Contract', 'Hybrid'],
    source: 'linkedin',
    location: 'Cebu',
    days: 40,
  },
  {
    title: 'Estate Manager, real',
    employer: 'Pixel Barn',
    text: 'A house and a garden.',
    types: ['Full-time'],
    source: 'linkedin',
    days: 45,
  },
  { title: 'Closed One', employer: 'Acme Inc', days: 1 },
]

/** Stores the samples and gives their ids by title. */
export async function arriveSamples(h: House): Promise<(title: string) => number> {
  h.clock.set(NOW)
  await listSources(h.deps)
  await arrive(h, samples)
  const { rows } = await sql<{ id: number; title: string }>`select id, title from postings`.execute(h.db)
  const ids = new Map(rows.map((row) => [row.title, row.id]))
  const idOf = (title: string) => ids.get(title) ?? 0
  await markClosed(h.deps, idOf('Closed One'), 'The employer closed this posting.')
  await refreshSearch(h.deps)
  return idOf
}
