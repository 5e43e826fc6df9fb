import type { Deps } from '#server/deps.ts'
import { findRecent } from '../../recent/server/service.ts'
import { plainWords } from '../../rules.ts'
import { shared } from '../../server/shared-answers.ts'
import type { Viewer } from '../../server/wire.ts'
import { namesOf } from '../../wording/rules.ts'
import type { Suggestion } from '../contract.ts'
import { findSuggested, type SuggestedRow } from './queries.ts'

const MOST = 8
const MOST_RECENT = 3
const OF_EACH = { title: 4, skill: 3, employer: 3 } as const
const LONGEST_TYPED = 60
/** One letter begins everything. */
const SHORTEST_TYPED = 2

/**
 * Up to eight things to search for: the person's own searches first, then titles, skills and employers that begin like
 * `typed`. Nothing typed gives the latest own searches; other names of the same work count as typed too (`va`).
 */
export async function suggest(deps: Deps, typed: string, viewer: Viewer): Promise<{ results: Suggestion[] }> {
  const begun = plainWords(typed.slice(0, LONGEST_TYPED * 2))
    .slice(0, LONGEST_TYPED)
    .trim()
  const own = viewer === null ? [] : await findRecent(deps, viewer.id, begun, begun === '' ? MOST : MOST_RECENT)
  const terms = begun.length < SHORTEST_TYPED ? [] : await shared(deps, `suggest ${begun}`, () => termsFor(deps, begun))
  const recent = own.map((text): Suggestion => ({ kind: 'recent', text, count: null }))
  const known = new Set(own.map(plainWords))
  const fresh = terms.filter(({ term }) => !known.has(plainWords(term)))
  return { results: [...recent, ...spread(fresh)].slice(0, MOST) }
}

async function termsFor(deps: Deps, begun: string): Promise<SuggestedRow[]> {
  const [, other] = namesOf(begun)
  const [found, renamed] = await Promise.all([
    findSuggested(deps.db, begun, OF_EACH.title),
    other === undefined ? [] : findSuggested(deps.db, other, OF_EACH.title),
  ])
  const seen = new Set<string>()
  return [...found, ...renamed].filter(({ kind, term }) => {
    const key = `${kind} ${plainWords(term)}`
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Some of each kind, titles first, then skills and employers; the same words in any letter case once. */
function spread(terms: SuggestedRow[]): Suggestion[] {
  const seen = new Set<string>()
  const isFirst = ({ term }: SuggestedRow) => !seen.has(plainWords(term)) && seen.add(plainWords(term))
  return (['title', 'skill', 'employer'] as const).flatMap((kind) =>
    terms
      .filter((one) => one.kind === kind && isFirst(one))
      .slice(0, OF_EACH[kind])
      .map(({ term, postings }): Suggestion => ({ kind, text: term, count: postings })),
  )
}
