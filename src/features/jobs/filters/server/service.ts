import { manilaDate } from '#contract/time.ts'
import type { Deps } from '#server/deps.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import { type Written, written } from '#server/platform/http/written.ts'
import type { FilterQuery } from '../../contract.ts'
import { DATE_POSTED_VALUES, JOB_TYPE_FILTERS, SALARY_RANGES, SOURCES } from '../../rules.ts'
import { termsOf } from '../../server/search-terms.ts'
import { firstDay } from '../rules.ts'
import { shared } from '../../server/shared-answers.ts'
import { type Facet, type Facets, filters as endpoints } from '../contract.ts'
import { type Counted, countValues } from './queries.ts'

/** As many of the newest matches are counted; what there are more of is estimated. */
const SAMPLE = 400

type Group = keyof Facets

/** The lexeme of a value as `count_values` names it. */
const VALUES: Record<Exclude<Group, 'tags'>, [value: string, name: string][]> = {
  source: SOURCES.map((value) => [value, `s:${value}`]),
  job_type: JOB_TYPE_FILTERS.map((value) => [value, `j:${value.toLowerCase()}`]),
  salary_range: SALARY_RANGES.map((value) => [value, `p:${value}`]),
  date_posted: DATE_POSTED_VALUES.map((value) => [value, `d:${value}`]),
}

/** The same for everybody who may ask; signed-in people share an answer for some seconds (decision 015). */
export async function facetsFor(
  deps: Deps,
  query: FilterQuery,
  user: SignedIn | null,
): Promise<Facets | Written<Facets>> {
  if (user === null) return countFacets(deps, query)
  const key = `facets ${user.view.revision} ${JSON.stringify(query)}`
  return shared(deps, key, async () => written(endpoints.facets, await countFacets(deps, query)))
}

/**
 * How many open postings each value of each filter would leave, given the words and the other filters. Lists of up to 400
 * are counted, longer ones estimated from their newest 400, so that it costs the same for a million postings.
 */
export async function countFacets(deps: Deps, query: FilterQuery): Promise<Facets> {
  const counts = new Map<string, Promise<Counted>>()
  const counted = (group: Group) => {
    // A filter is counted as if it were not set; groups without a choice share one count.
    const { [group]: own, ...others } = query
    const key = own === undefined || own === '' ? '' : group
    const known = counts.get(key) ?? countFor(deps, key === '' ? query : others)
    counts.set(key, known)
    return known
  }
  const [source, job_type, salary_range, date_posted, tags] = await Promise.all([
    counted('source'),
    counted('job_type'),
    counted('salary_range'),
    counted('date_posted'),
    counted('tags'),
  ])
  const list = (group: Exclude<Group, 'tags'>, found: Counted) =>
    VALUES[group].map(([value, name]) =>
      facetOf({ value, found: found.values[name] ?? 0, day: group === 'date_posted' }, found),
    )
  return {
    source: list('source', source),
    job_type: list('job_type', job_type),
    salary_range: list('salary_range', salary_range),
    date_posted: list('date_posted', date_posted),
    tags: Object.entries(tags.values)
      .filter(([name]) => name.startsWith('t:'))
      .map(([name, found]) => facetOf({ value: name.slice(2), found, day: false }, tags))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
  }
}

async function countFor(deps: Deps, query: FilterQuery): Promise<Counted> {
  const now = deps.clock.now()
  const { words, filters } = await termsOf(deps, query, true)
  const { typed, last, alternatives, plain, core, kin } = words
  const terms = {
    typed,
    last,
    alternatives,
    plain,
    core,
    kin,
    filters,
    fromDay: firstDay(query.date_posted, now),
    today: manilaDate(now),
  }
  return countValues(deps.db, terms, SAMPLE)
}

/** A number a person can take in: two digits that count. */
export function rounded(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / step) * step
}

function facetOf({ value, found, day }: { value: string; found: number; day: boolean }, counted: Counted): Facet {
  if (!counted.capped && counted.total <= counted.sampled) return { value, count: found, sure: 'exact' }
  // The newest were looked at: where some of them are older than a day, all that are newer are among them.
  if (day) return { value, count: found, sure: found < counted.sampled ? 'exact' : 'at_least' }
  const share = found / Math.max(1, counted.sampled)
  return { value, count: rounded(share * counted.total), sure: counted.capped && found > 0 ? 'at_least' : 'about' }
}
