import type { Deps } from '#server/deps.ts'
import { keptFor } from '#server/platform/kept.ts'

/** A page of ten is some 30 KB of objects. */
const MOST = 200

type Keep = (key: string, make: () => Promise<unknown>) => Promise<unknown>
const perHouse = new WeakMap<Deps, Keep>()

/**
 * An answer that does not depend on who asks, kept for `ANSWERS_KEPT_SECONDS` (decision 015). `key` names the whole
 * question and the revision of the market; nobody may change what comes back.
 */
export function shared<T>(deps: Deps, key: string, make: () => Promise<T>): Promise<T> {
  const known = perHouse.get(deps)
  const keep = known ?? keptFor<unknown>({ ...limitsOf(deps), now: () => deps.clock.now().getTime() })
  if (!known) perHouse.set(deps, keep)
  return keep(key, make) as Promise<T>
}

const limitsOf = (deps: Deps) => ({ freshMs: deps.config.ANSWERS_KEPT_SECONDS * 1000, mostEntries: MOST })
