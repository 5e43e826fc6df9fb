import { readStored, writeStored } from '#web/lib/storage.ts'
import type { JobDetail } from '../contract.ts'
import { noteOpened } from './opened.ts'

/** The words of a posting as this browser was shown it, and when (ISO). */
export type SeenPosting = {
  at: string
  id: number
  title: string
  employer: string | null
  type: string
  salary: string | null
  posted: string
  description: string
}

const MOST = 10
/** Characters of all copies together: other things of ours live in the same 5 MB of the browser. */
const ROOM = 300_000

const isMoment = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** A copy may be of an older version, or another hand's. */
function isSeen(value: unknown): value is SeenPosting {
  if (typeof value !== 'object' || value === null) return false
  const one = value as Partial<Record<keyof SeenPosting, unknown>>
  const words = [one.title, one.type, one.description, one.employer ?? '', one.salary ?? '']
  return (
    typeof one.id === 'number' &&
    isMoment(one.at) &&
    isMoment(one.posted) &&
    words.every((word) => typeof word === 'string')
  )
}

function readSeen(): SeenPosting[] {
  try {
    const value: unknown = JSON.parse(readStored('seenPostings') ?? '[]')
    return Array.isArray(value) ? value.filter(isSeen) : []
  } catch {
    return []
  }
}

/** Keeps a copy of a posting that is shown, the last ten of them, for a time when it cannot be read. */
export function keepSeen(job: JobDetail, at: Date): void {
  noteOpened(job.id)
  const { id, title, description, salary } = job
  const words = {
    title,
    employer: job.employer?.name ?? null,
    type: job.job_type,
    salary,
    posted: job.date_posted,
    description,
  }
  const copies = [{ at: at.toISOString(), id, ...words }, ...readSeen().filter((one) => one.id !== id)].slice(0, MOST)
  while (copies.length > 1 && JSON.stringify(copies).length > ROOM) copies.pop()
  writeStored('seenPostings', JSON.stringify(copies))
}

/** Throws the copy of a posting away. */
export function forgetSeen(id: string): void {
  const copies = readSeen()
  const others = copies.filter((one) => String(one.id) !== id)
  if (others.length < copies.length) writeStored('seenPostings', JSON.stringify(others))
}

/** The copy of a posting, or null when this browser has none. */
export const seenPosting = (id: string): SeenPosting | null => readSeen().find((one) => String(one.id) === id) ?? null
