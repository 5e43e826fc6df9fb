import type { OljPosting } from '../market/types.ts'
import type { SkillTable } from './skill-table.ts'

/** What a visitor looks for; `types` null means every kind of work. */
export type SearchQuery = { keyword: string; types: ReadonlySet<string> | null; skills: readonly string[] }

/** The board's postings and the answers to searches over them. */
export type Catalogue = {
  get: (id: number) => OljPosting | undefined
  all: () => readonly OljPosting[]
  /** Adds a posting or replaces the one with its id. */
  put: (posting: OljPosting) => void
  /** Back to the postings of the start. */
  reset: () => void
  /** Matching postings that are not deleted, newest `Posted on` first. The same array until something changes. */
  search: (query: SearchQuery) => readonly OljPosting[]
  /** How many postings an employer has published here. */
  countOf: (employerId: number) => number
  /** Grows with every change, so that rendered pages know when they are stale. */
  version: () => number
  /** Caps the list without any filter, as the real board seems to; null lists everything. */
  cap: (limit: number | null) => void
  capped: () => number | null
}

const keptSearches = 500

/** Lower case, no accents, one space around every word: the form in which words are compared. */
export function plainWords(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${bare.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `
}

function haystack(posting: OljPosting): string {
  return plainWords(`${posting.title} ${posting.employer.name} ${posting.description.replace(/<[^>]*>/g, ' ')}`)
}

function fits(posting: OljPosting, query: SearchQuery): boolean {
  if (posting.state === 'deleted') return false
  if (query.types && posting.workType !== 'Any' && !query.types.has(posting.workType)) return false
  return query.skills.length === 0 || query.skills.some((skill) => posting.skills.includes(skill))
}

/** Every word must begin a word of title, employer or description; several skills mean any of them. */
export function createCatalogue(
  postings: readonly OljPosting[],
  skills: SkillTable,
  firstCap: number | null,
): Catalogue {
  const byId = new Map<number, OljPosting>()
  const texts = new Map<number, string>()
  const counts = new Map<number, number>()
  const searches = new Map<string, readonly OljPosting[]>()
  let sorted: OljPosting[] | null = null
  let version = 0
  let limit = firstCap
  const changed = (): void => {
    sorted = null
    searches.clear()
    version += 1
  }
  const put = (posting: OljPosting): void => {
    if (!byId.has(posting.id)) counts.set(posting.employer.id, (counts.get(posting.employer.id) ?? 0) + 1)
    byId.set(posting.id, posting)
    texts.delete(posting.id)
    for (const name of posting.skills) skills.byName(name)
    changed()
  }
  const reset = (): void => {
    for (const map of [byId, texts, counts]) map.clear()
    limit = firstCap
    for (const posting of postings) put({ ...posting })
  }
  const inOrder = (): OljPosting[] => {
    sorted ??= [...byId.values()].toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id)
    return sorted
  }
  const textOf = (posting: OljPosting): string => {
    const known = texts.get(posting.id)
    if (known !== undefined) return known
    const text = haystack(posting)
    texts.set(posting.id, text)
    return text
  }
  const find = (query: SearchQuery): readonly OljPosting[] => {
    const words = plainWords(query.keyword)
      .trim()
      .split(' ')
      .filter((word) => word !== '')
    const found = inOrder().filter(
      (posting) => fits(posting, query) && words.every((word) => textOf(posting).includes(` ${word}`)),
    )
    return words.length === 0 && query.skills.length === 0 && limit !== null ? found.slice(0, limit) : found
  }
  reset()
  return {
    get: (id) => byId.get(id),
    all: inOrder,
    put,
    reset,
    search: (query) => {
      const key = JSON.stringify([query.keyword, query.types && [...query.types], query.skills])
      const known = searches.get(key)
      if (known) return known
      if (searches.size >= keptSearches) searches.delete(searches.keys().next().value ?? '')
      const found = find(query)
      searches.set(key, found)
      return found
    },
    countOf: (employerId) => counts.get(employerId) ?? 0,
    version: () => version,
    cap: (next) => {
      limit = next
      changed()
    },
    capped: () => limit,
  }
}
