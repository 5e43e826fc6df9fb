import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findUser } from '../../server/queries.ts'
import { isAdmin } from '../../rules.ts'
import { findFactors } from './queries.ts'

/** In production nobody works for the team with a password alone; the demo's admin is there to be looked at. */
export const factorsRequired = ({ config }: Pick<Deps, 'config'>): boolean => config.HANAP_MODE === 'production'

/** Whether this person has to have a second step. */
export async function mustHaveFactor(deps: Pick<Deps, 'config' | 'db'>, userId: number): Promise<boolean> {
  if (!factorsRequired(deps)) return false
  const row = await findUser(deps.db, userId)
  return row !== undefined && isAdmin({ ...row, admin_profile: row.admin_since === null ? null : {} })
}

/** Whether somebody has none. */
export async function hasNoFactor(db: Db, userId: number): Promise<boolean> {
  const { has_app, passkeys } = await findFactors(db, userId)
  return !has_app && passkeys === 0
}
