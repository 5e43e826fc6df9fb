import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { HiddenThing } from '../contract.ts'
import { MOST_HIDDEN, wordKey } from '../rules.ts'
import * as queries from './queries.ts'

type Person = { id: number }

/** Everything a person hides, the latest first. */
export async function listHidden(deps: Deps, user: Person) {
  const rows = await queries.listHidden(deps.db, user.id)
  return { results: rows.map(asThing), count: rows.length, next: null, previous: null }
}

/**
 * Hides an employer or a word from a person's lists. What is hidden already stays as it is.
 * @throws FieldError when there is no such employer; AppError 409 `hidden_limit` at 200 things
 */
export function hide(
  deps: Deps,
  user: Person,
  asked: { employer_id?: number | undefined; word?: string | undefined },
): Promise<HiddenThing> {
  const thing = {
    employer_id: asked.employer_id ?? null,
    word: asked.word ?? null,
    word_key: asked.word === undefined ? null : wordKey(asked.word),
  }
  return inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, user.id)
    if (thing.employer_id !== null && !(await queries.employerExists(db, thing.employer_id))) {
      throw new FieldError({ employer_id: ['This employer does not exist.'] })
    }
    const known = await queries.findHidden(db, user.id, thing)
    if (known === undefined && (await queries.countHidden(db, user.id)) >= MOST_HIDDEN) {
      throw new AppError(
        409,
        'hidden_limit',
        `You hide ${MOST_HIDDEN} employers and words already. Show one again first.`,
      )
    }
    const id = known ?? (await queries.insertHidden(db, user.id, thing, deps.clock.now()))
    const [row] = await queries.listHidden(db, user.id, id)
    if (!row) throw new Error(`Hidden thing ${id} was not stored.`)
    return asThing(row)
  })
}

/** Shows again what was hidden. @throws AppError 404 when this person hides no such thing */
export async function showAgain(deps: Deps, user: Person, id: number): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    // Hiding the same once more reads what is there for its answer.
    await queries.lockPerson(db, user.id)
    if (!(await queries.deleteHidden(db, user.id, id))) throw new AppError(404, 'not_found', 'Not found.')
  })
}

const asThing = ({ id, employer_id, employer_name, word, created_at }: queries.HiddenRow): HiddenThing => ({
  id,
  employer: employer_id === null ? null : { id: employer_id, name: employer_name ?? '' },
  word,
  hidden_at: created_at.toISOString(),
})
