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

function wordsOf(keyword: string): string[] {
  return plainWords(keyword)
    .split(' ')
    .filter((word) => word !== '')
}

function haystack(posting: OljPosting): string {
  return plainWords(`${posting.title} ${posting.employer.name} ${posting.description.replace(/<[^>]*>/g, ' ')}`)
}

function fits(posting: OljPosting, query: SearchQuery): boolean {
  if (posting.state === 'deleted') return false
  if (query.types && posting.workType !== 'Any' && !query.types.has(posting.workType)) return false
  return query.skills.length === 0 || query.skills.some((skill) => posting.skills.includes(skill))
}

/** Keeps the newest answers; asked again with the same query it gives the same array. */
function createMemory(): {
  recall: (query: SearchQuery, find: () => OljPosting[]) => OljPosting[]
  forget: () => void
} {
  const kept = new Map<string, OljPosting[]>()
  return {
    recall: (query, find) => {
      const key = JSON.stringify([query.keyword, query.types && [...query.types], query.skills])
      const known = kept.get(key)
      if (known) return known
      if (kept.size >= keptSearches) kept.delete(kept.keys().next().value ?? '')
      const found = find()
      kept.set(key, found)
      return found
    },
    forget: () => kept.clear(),
  }
}

/** The words of postings, written down when first needed. */
function createTexts(): {
  holds: (posting: OljPosting, words: readonly string[]) => boolean
  forget: (id: number) => void
} {
  const texts = new Map<number, string>()
  return {
    holds: (posting, words) => {
      if (words.length === 0) return true
      const text = texts.get(posting.id) ?? haystack(posting)
      texts.set(posting.id, text)
      return words.every((word) => text.includes(` ${word}`))
    },
    forget: (id) => texts.delete(id),
  }
}

/** Postings by id and in the order of the board. */
function createShelf(): { byId: Map<number, OljPosting>; inOrder: () => OljPosting[]; shuffle: () => void } {
  const byId = new Map<number, OljPosting>()
  let sorted: OljPosting[] | null = null
  return {
    byId,
    inOrder: () => {
      sorted ??= [...byId.values()].toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id)
      return sorted
    },
    shuffle: () => {
      sorted = null
    },
  }
}

/** How many postings the unfiltered list shows at most; null is all. */
type Cap = number | null

/** Every word must begin a word of title, employer or description; several skills mean any of them. */
export function createCatalogue(postings: readonly OljPosting[], skills: SkillTable, firstCap: Cap): Catalogue {
  const { byId, inOrder, shuffle } = createShelf()
  const texts = createTexts()
  const memory = createMemory()
  let version = 0
  let limit = firstCap
  const changed = (): void => {
    shuffle()
    memory.forget()
    version += 1
  }
  const put = (posting: OljPosting): void => {
    byId.set(posting.id, posting)
    texts.forget(posting.id)
    for (const name of posting.skills) skills.byName(name)
    changed()
  }
  const cap = (next: number | null): void => {
    limit = next
    changed()
  }
  const reset = (): void => {
    byId.clear()
    for (const posting of postings) put({ ...posting })
    cap(firstCap)
  }
  reset()
  return {
    put,
    reset,
    cap,
    search: (query) => memory.recall(query, () => findFitting(inOrder(), texts, query, limit)),
    get: (id) => byId.get(id),
    all: inOrder,
    version: () => version,
    capped: () => limit,
  }
}

function findFitting(
  postings: readonly OljPosting[],
  texts: ReturnType<typeof createTexts>,
  query: SearchQuery,
  limit: number | null,
): OljPosting[] {
  const words = wordsOf(query.keyword)
  const found = postings.filter((posting) => fits(posting, query) && texts.holds(posting, words))
  return words.length === 0 && query.skills.length === 0 && limit !== null ? found.slice(0, limit) : found
}
