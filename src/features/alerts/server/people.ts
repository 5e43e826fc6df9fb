import { crc32 } from 'node:zlib'
import { type PostingTraits, RULE_VERSION } from '#features/matching/rules.ts'
import { matchOfRead, nearFamilies, nearSkills, traitsOfPeople } from '#features/matching/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Fit } from './finding-queries.ts'
import * as queries from './people-queries.ts'

const [READ_AT_ONCE, COMPARED_AT_ONCE] = [500, 2000]

/** A name as a number. Two names with the same one are candidates for each other, no more. */
const numberOf = (name: string): number => crc32(name) | 0

/** Reads the profiles that were never read, or have changed. */
export async function readPeople(deps: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const ids = await queries.findUnreadPeople(deps.db, RULE_VERSION, READ_AT_ONCE)
    const people = await traitsOfPeople(deps, ids)
    const rows = [...people].map(([user_id, traits]) => ({
      user_id,
      skills: traits.skills.map(({ value }) => numberOf(value)),
      families: traits.families.map(({ value }) => numberOf(value)),
      traits,
    }))
    if (rows.length > 0) await queries.upsertPeople(deps.db, RULE_VERSION, rows)
    if (ids.length < READ_AT_ONCE) return
  }
}

/** Being open to beginners is left out: what it adds stays under the least score anybody can ask for. */
const needsOf = (posting: PostingTraits): queries.Needs => ({
  skills: posting.skills.map(({ value, weight }) => ({
    weight,
    same: [numberOf(value)],
    near: nearSkills(value).map(numberOf),
  })),
  families: posting.families.flatMap(({ value, counts }) =>
    nearFamilies(value).map(([name, near]) => ({ counts: near * counts, ids: [numberOf(name)] })),
  ),
})

/** Everybody whom a posting fits as well as they ask, with their score; what a hard condition stands against is left out. */
export async function fittingPeople(db: Db, postingId: number, posting: PostingTraits): Promise<Fit[]> {
  const arrivedAt = await queries.findArrivedAt(db, postingId)
  const needs = needsOf(posting)
  if (arrivedAt === undefined || needs.skills.length + needs.families.length === 0) return []
  const fits: Fit[] = []
  let after = 0
  for (;;) {
    const asked = { needs, version: RULE_VERSION, arrivedAt, after, limit: COMPARED_AT_ONCE }
    const candidates = await queries.findCandidates(db, asked)
    for (const { user_id, alert_id, least_score, traits } of candidates) {
      const { score, blocked } = matchOfRead(traits, posting)
      if (score !== null && score >= least_score && blocked.length === 0) fits.push({ user_id, alert_id, score })
    }
    if (candidates.length < COMPARED_AT_ONCE) return fits
    after = candidates.at(-1)?.user_id ?? after
  }
}
