import { requireActive } from '#features/subscriptions/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction, isUniqueViolation } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { SavedSearch } from '../contract.ts'
import { type CriteriaKey, filled, nameKey, SAYS, SEARCHES_MAX } from '../rules.ts'
import * as queries from './queries.ts'

type Person = { id: number }
type Given = { name: string; criteria: { [K in CriteriaKey]?: string | undefined } }
type Change = { [K in keyof Given]?: Given[K] | undefined }

const notFound = () => new AppError(404, 'saved_search_not_found', SAYS.notFound)
const nameTaken = () => new FieldError({ name: [SAYS.nameTaken] }, 409)

/** A person's searches, newest first. */
export async function listSavedSearches(deps: Deps, user: Person) {
  const results = (await queries.listSearches(deps.db, user.id)).map(present)
  return { results, count: results.length, next: null, previous: null }
}

/**
 * Keeps a search by name. @throws AppError 403 `subscription_expired`, 409 `saved_searches_full`; FieldError 409 when the
 * name is taken
 */
export async function saveSearch(deps: Deps, user: Person, given: Given): Promise<SavedSearch> {
  const row = await inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, user.id)
    await requireActive({ db, clock: deps.clock }, user)
    if ((await queries.countSearches(db, user.id)) >= SEARCHES_MAX) {
      throw new AppError(409, 'saved_searches_full', SAYS.full, { max_allowed: SEARCHES_MAX })
    }
    const search = { user_id: user.id, ...named(given.name), criteria: filled(given.criteria) }
    return queries.insertSearch(db, search, deps.clock.now())
  })
  if (!row) throw nameTaken()
  return present(row)
}

/** Renames it or changes what it looks for. @throws AppError 404 also for somebody else's; FieldError 409 */
export async function updateSavedSearch(deps: Deps, user: Person, id: number, change: Change): Promise<SavedSearch> {
  try {
    const given = {
      ...(change.name === undefined ? {} : named(change.name)),
      ...(change.criteria === undefined ? {} : { criteria: filled(change.criteria) }),
    }
    const row = await queries.updateSearch(deps.db, user.id, id, given, deps.clock.now())
    if (!row) throw notFound()
    return present(row)
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error
  }
}

/** @throws AppError 404 also for somebody else's */
export async function removeSavedSearch(deps: Deps, user: Person, id: number): Promise<void> {
  if (!(await queries.deleteSearch(deps.db, user.id, id))) throw notFound()
}

const named = (name: string) => ({ name, name_key: nameKey(name) })

const present = ({ created_at, ...row }: queries.SearchRow): SavedSearch => ({
  ...row,
  created_at: created_at.toISOString(),
})
