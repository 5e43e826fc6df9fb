import type * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { plainWords } from '../../rules.ts'
import { KEPT_DAYS, LONGEST_QUERY, MOST_KEPT, type recordedSearch } from '../contract.ts'
import * as queries from './queries.ts'

const DAY_MS = 86_400_000

/** Nightly: forgets searches nobody made again. */
export const sweepSearchesTask = taskKind<Record<never, never>>('jobs.sweep-searches')

/** Remembers a search of a person (spec 2 §7): the same words again are one search, of more than 50 the oldest goes. */
export async function recordSearch(
  deps: Deps,
  user: { id: number },
  { query, filters }: z.output<typeof recordedSearch>,
): Promise<{ detail: string }> {
  const text = query.replace(/\s+/g, ' ')
  const key = (plainWords(text) || text.toLowerCase()).slice(0, LONGEST_QUERY)
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))
  const search = { user_id: user.id, query_key: key, query: text, filters: set, searched_at: deps.clock.now() }
  await queries.insertSearch(deps.db, search, MOST_KEPT)
  return { detail: 'Search recorded.' }
}

export async function listRecent(deps: Deps, user: { id: number }) {
  const rows = await queries.listSearches(deps.db, user.id, MOST_KEPT)
  return { results: rows.map((row) => ({ ...row, searched_at: row.searched_at.toISOString() })) }
}

/** The searches of a person that begin like `begun` (plain words; empty: all), the latest first. */
export const findRecent = async (deps: Deps, userId: number, begun: string, take: number): Promise<string[]> =>
  begun === ''
    ? (await queries.listSearches(deps.db, userId, take)).map((row) => row.query)
    : queries.findBegun(deps.db, userId, begun, take)

export async function forgetRecent(deps: Deps, user: { id: number }): Promise<{ detail: string }> {
  await queries.deleteSearches(deps.db, user.id)
  return { detail: 'Your recent searches are forgotten.' }
}

export const sweepSearches = (deps: Deps): Promise<void> =>
  queries.deleteSearchesBefore(deps.db, new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY_MS))
