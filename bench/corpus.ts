import { readFile } from 'node:fs/promises'
import { end, firstLine, launch } from './processes.ts'

/** A posting of a corpus file, one JSON object a line; what is not known is left empty. */
export type CorpusPosting = {
  id: string
  source: 'olj' | 'linkedin'
  title: string
  employer: string
  /** Plain text. */
  description: string
  location: string
  /** As a board names them: `Full-time`, `Part-time`, `Gig`, `Contract`, `Remote`, … */
  job_types: string[]
  tags: string[]
  /** As written: `PHP 25,000 per month`. */
  salary: string
  /** Days before the run on which it was posted. */
  days_ago: number
}

const KEYS = ['id', 'source', 'title', 'employer', 'description', 'location', 'job_types', 'tags', 'salary', 'days_ago']

/** @throws Error with the line that is no posting */
export async function readCorpus(file: string): Promise<CorpusPosting[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, at) => {
    const posting = JSON.parse(line) as CorpusPosting
    if (KEYS.some((key) => !(key in posting))) throw new Error(`${file}:${at + 1} is no posting.`)
    return posting
  })
}

/** Takes the postings of a file in as a reading of the boards would; how many were taken. */
export async function loadCorpus(databaseUrl: string, file: string): Promise<number> {
  const worker = launch(['bench/corpus-worker.ts', file], { NODE_ENV: 'production', DATABASE_URL: databaseUrl }, 'pipe')
  const loaded = Number(await firstLine(worker))
  await end(worker)
  return loaded
}
