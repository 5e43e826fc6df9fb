import type { Deps } from '#server/deps.ts'
import type { Place } from '../rules.ts'
import { deletePlace, findPlace, putPlace } from './queries.ts'

type Kept = { place: Place | null }

/** Where a person left the wizard, on whatever device. */
export const readPlace = async (deps: Pick<Deps, 'db'>, userId: number): Promise<Kept> => ({
  place: (await findPlace(deps.db, userId)) ?? null,
})

export async function keepPlace(deps: Pick<Deps, 'db' | 'clock'>, userId: number, place: Place): Promise<Kept> {
  await putPlace(deps.db, userId, place, deps.clock.now())
  return { place }
}

/** Done: the next visit begins where something is missing. */
export async function forgetPlace(deps: Pick<Deps, 'db'>, userId: number): Promise<Kept> {
  await deletePlace(deps.db, userId)
  return { place: null }
}
