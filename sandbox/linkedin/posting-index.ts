import type { LinkedinPosting } from '../market/types.ts'
import { wordsOf, type SearchQuery } from './search-query.ts'

/** The postings of the stand-in, searchable. */
export type PostingIndex = {
  get: (id: number) => LinkedinPosting | undefined
  /** Everything a search finds, in order, with the double entries a pager meets. */
  search: (query: SearchQuery, now: Date) => LinkedinPosting[]
  related: (id: number) => LinkedinPosting[]
  add: (posting: LinkedinPosting) => void
  setState: (id: number, state: LinkedinPosting['state']) => boolean
  reset: () => void
  all: () => LinkedinPosting[]
}

type Entry = { posting: LinkedinPosting; haystack: string; title: string; titleWords: string[]; philippine: boolean }

const DOUBLE_EVERY = 40
const FIRST_DOUBLE = 10
const CACHED_SEARCHES = 300
const PHILIPPINE_PLACE =
  /philippines|manila|cebu|davao|makati|quezon|taguig|pasig|iloilo|baguio|clark|pampanga|laguna|cavite|calabarzon|national capital region|bacolod|cagayan de oro/i

/** An index over the given postings; it keeps copies, so that closing one here does not change the caller's list. */
export function createPostingIndex(postings: LinkedinPosting[]): PostingIndex {
  let entries = new Map<number, Entry>()
  const cache = new Map<string, LinkedinPosting[]>()
  const fill = (): void => {
    entries = new Map(postings.map((posting) => [posting.id, entryOf(posting)]))
    cache.clear()
  }
  fill()
  return {
    get: (id) => entries.get(id)?.posting,
    all: () => [...entries.values()].map((entry) => entry.posting),
    search: (query, now) => {
      const key = cacheKey(query, now)
      const known = cache.get(key)
      if (known) return known
      const found = withDoubles(find([...entries.values()], query, now))
      if (cache.size >= CACHED_SEARCHES) cache.clear()
      cache.set(key, found)
      return found
    },
    related: (id) => relatedTo(entries, id),
    add: (posting) => {
      entries.set(posting.id, entryOf(posting))
      cache.clear()
    },
    setState: (id, state) => {
      const entry = entries.get(id)
      if (entry) entry.posting.state = state
      cache.clear()
      return entry !== undefined
    },
    reset: fill,
  }
}

/** True while search still lists a posting: open ones, and some that ended, because the real index lags behind. */
export function isListed(posting: LinkedinPosting): boolean {
  if (posting.state === 'open') return true
  return posting.state === 'closed' ? posting.id % 2 === 0 : posting.id % 3 === 0
}

/** A number below `below` that depends on the id alone; spreads neighbours. */
export function spread(id: number, below: number): number {
  return (Math.imul(id ^ (id >>> 15), 0x2c1b3c6d) >>> 0) % below
}

function entryOf(posting: LinkedinPosting): Entry {
  const titleWords = wordsOf(posting.title)
  const prose = posting.descriptionHtml.replace(/<[^>]*>/g, ' ')
  return {
    posting: { ...posting },
    title: ` ${titleWords.join(' ')} `,
    titleWords,
    haystack: ` ${wordsOf(`${posting.title} ${posting.company.name} ${posting.jobFunction ?? ''} ${prose}`).join(' ')} `,
    philippine: PHILIPPINE_PLACE.test(posting.location),
  }
}

function cacheKey(query: SearchQuery, now: Date): string {
  const sets = [query.employmentTypes, query.workplaces, query.seniorities, query.companies]
  const lists = sets.map((set) => (set ? [...set].toSorted() : null))
  const hour = Math.floor(now.getTime() / 3_600_000)
  return JSON.stringify([query.words, query.place, query.withinSeconds, query.byDate, lists, hour])
}

function find(entries: Entry[], query: SearchQuery, now: Date): LinkedinPosting[] {
  const listed = entries.filter((entry) => isListed(entry.posting))
  const named = listed.filter((entry) => query.words.every((word) => entry.haystack.includes(` ${word}`)))
  // A keyword nobody uses is answered with unrelated recent postings, not with an empty page.
  const nonsense = named.length === 0 && query.words.length > 0
  const chosen = (nonsense ? listed : named).filter((entry) => passes(entry, query, now))
  return (query.byDate || nonsense ? roughlyByDate(chosen) : byRelevance(chosen, query)).map((entry) => entry.posting)
}

function passes({ posting, philippine }: Entry, query: SearchQuery, now: Date): boolean {
  if (query.withinSeconds !== null) {
    // Only the day is known: a posting counts as long as the last moment of its day is young enough.
    const dayEnd = Date.parse(`${posting.postedOn}T00:00:00Z`) + 86_400_000
    if (dayEnd <= now.getTime() - query.withinSeconds * 1000) return false
  }
  if (query.employmentTypes && !posting.employmentTypes.some((type) => query.employmentTypes?.has(type))) return false
  if (query.workplaces && !query.workplaces.has(posting.workplace)) return false
  if (query.seniorities && !query.seniorities.has(posting.seniority)) return false
  if (query.companies && !query.companies.has(String(posting.company.id))) return false
  if (query.place.kind === 'text') return posting.location.toLowerCase().includes(query.place.text)
  return query.place.kind === 'anywhere' || (query.place.kind === 'philippines' && philippine)
}

/** Newest first, but not strictly: every seventh posting changes places with its neighbour. */
function roughlyByDate(entries: Entry[]): Entry[] {
  const sorted = entries.toSorted((a, b) => newestFirst(a.posting, b.posting))
  for (let at = 3; at + 1 < sorted.length; at += 7) sorted.splice(at, 2, ...sorted.slice(at, at + 2).toReversed())
  return sorted
}

function byRelevance(entries: Entry[], query: SearchQuery): Entry[] {
  const weight = (entry: Entry): number => {
    const inTitle = query.words.filter((word) => entry.title.includes(` ${word}`)).length
    return inTitle * 100 + spread(entry.posting.id, 50)
  }
  const weighted = entries.map((entry) => ({ entry, weight: weight(entry) }))
  return weighted
    .toSorted((a, b) => b.weight - a.weight || newestFirst(a.entry.posting, b.entry.posting))
    .map(({ entry }) => entry)
}

function newestFirst(a: LinkedinPosting, b: LinkedinPosting): number {
  return a.postedOn === b.postedOn ? b.id - a.id : a.postedOn < b.postedOn ? 1 : -1
}

/** Repeats the last card of a page as the first of the next one, now and then: the same job on two pages. */
function withDoubles(found: LinkedinPosting[]): LinkedinPosting[] {
  const served: LinkedinPosting[] = []
  for (const posting of found) {
    const previous = served.at(-1)
    if (previous && served.length % DOUBLE_EVERY === FIRST_DOUBLE) served.push(previous)
    served.push(posting)
  }
  return served
}

function relatedTo(entries: Map<number, Entry>, id: number): LinkedinPosting[] {
  const to = entries.get(id)
  if (!to) return []
  const words = new Set(to.titleWords)
  const scored = [...entries.values()]
    .filter((entry) => entry !== to && entry.posting.state === 'open')
    .map((entry) => ({ entry, score: entry.titleWords.filter((word) => words.has(word)).length }))
  return scored
    .toSorted((a, b) => b.score - a.score || newestFirst(a.entry.posting, b.entry.posting))
    .slice(0, 10)
    .map(({ entry }) => entry.posting)
}
