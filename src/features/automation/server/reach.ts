import type { ResponseOf } from '#contract/endpoint.ts'
import { newestIds } from '#features/jobs/server/service.ts'
import { MOST_COMPARED } from '#features/matching/rules.ts'
import { matchJobs } from '#features/matching/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { automation } from '../contract.ts'
import { LIMITS } from '../rules.ts'

type Answer = ResponseOf<(typeof automation)['reach']>

/** How many of the board's open postings of the last week have which score: those a plan could take. */
export async function readReach(deps: Deps, { id }: { id: number }): Promise<Answer> {
  const ids = await newestIds(deps, { source: 'olj', date_posted: 'week' }, MOST_COMPARED)
  const open = [...(await matchJobs(deps, id, ids)).values()].filter(({ blocked }) => blocked.length === 0)
  const { min, max } = LIMITS.skill_match_threshold
  const scores = Array.from({ length: max - min + 1 }, () => 0)
  for (const { score } of open) {
    const place = (score ?? 0) - min
    if (place >= 0) scores[place] = (scores[place] ?? 0) + 1
  }
  return { postings: open.length, scores }
}
