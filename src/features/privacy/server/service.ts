import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Privacy } from '../rules.ts'
import { findPrivacy, upsertPrivacy } from './queries.ts'

/** What a person chose, or the defaults. */
export const privacyOf = (db: Db, userId: number): Promise<Privacy> => findPrivacy(db, userId)

type Changes = { [K in keyof Privacy]?: Privacy[K] | undefined }

/** Changes what is given; what is left out stays, also when two change something at once. */
export async function updatePrivacy(deps: Pick<Deps, 'db' | 'clock'>, user: { id: number }, changes: Changes) {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const settings = await upsertPrivacy(deps.db, user.id, given, deps.clock.now())
  return { ...settings, message: 'Your privacy settings were saved.' }
}
