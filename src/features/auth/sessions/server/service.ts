import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { publishSignOut } from '#server/platform/events/queries.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import type { Session } from '../contract.ts'
import { deviceOf } from '../rules.ts'
import { deleteSession, deleteSessions, listSessions } from './queries.ts'

const MOST_LISTED = 100

type Owner = Pick<SignedIn, 'id' | 'token_id'>

/** Where a person is signed in, this session first; `last_used_at` is exact to the minute. */
export async function mySessions(deps: Pick<Deps, 'db' | 'clock'>, user: Owner) {
  const rows = await listSessions(deps.db, user.id, deps.clock.now(), user.token_id, MOST_LISTED)
  const results = rows.map((row): Session => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    remembered: row.remembered,
    current: row.id === user.token_id,
  }))
  return { results, count: results.length, next: null, previous: null }
}

/** Signs out one device, this one included. @throws AppError 404 when it is nobody's or somebody else's. */
export async function endSession(deps: Pick<Deps, 'db' | 'clock'>, user: Owner, id: number): Promise<void> {
  const ended = await inTransaction(deps.db, async (db) => {
    await publishSignOut(db, user.id)
    return deleteSession(db, user.id, id, deps.clock.now())
  })
  if (!ended) throw new AppError(404, 'not_found', 'Not found.')
}

/** Signs out every device, or every other one. */
export async function endSessions(deps: Pick<Deps, 'db' | 'clock'>, user: Owner, keepCurrent: boolean) {
  return inTransaction(deps.db, async (db) => {
    await publishSignOut(db, user.id)
    return { ended: await deleteSessions(db, user.id, deps.clock.now(), keepCurrent ? user.token_id : null) }
  })
}
