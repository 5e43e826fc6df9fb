import type { Deps } from '#server/deps.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import type { Written } from '#server/platform/http/written.ts'
import { keptFor } from '#server/platform/kept.ts'
import type { Job } from '../contract.ts'
import { withFailures } from './failed-applications.ts'
import { findApplicationStates } from './queries.ts'
import { withState } from './wire.ts'

/** A page of ten is some 30 KB of objects and 20 KB of text. */
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

/** A shared page as one person sees it: with their own applications marked, and as it was written where there are none. */
export async function asSeenBy<Page extends { results: Job[]; close_matches?: Job[] | undefined }>(
  { db }: Deps,
  page: Written<Page>,
  user: Pick<SignedIn, 'id' | 'view'>,
): Promise<Page | Written<Page>> {
  if (!user.view.applies) return page
  const { answer } = page
  const close = answer.close_matches ?? []
  const ids = [...answer.results, ...close].map((job) => job.id)
  const states = await findApplicationStates(db, ids, user.id)
  if (states.size === 0) return page
  const marked = (some: Job[]) =>
    withFailures(
      db,
      some.map((job) => withState(job, states.get(job.id) ?? null)),
      user.id,
    )
  const results = await marked(answer.results)
  return { ...answer, results, ...(close.length === 0 ? {} : { close_matches: await marked(close) }) }
}
