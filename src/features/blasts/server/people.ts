import { isComplete, onboardingChecks } from '#features/profile/checks.ts'
import type { Deps } from '#server/deps.ts'
import type { BlastUser, Jobseeker } from '../contract.ts'
import * as queries from './people-queries.ts'

type Asked = { search?: string | undefined; page: number; per_page?: number | undefined }
const LONGEST_SEARCH = 200

/** A search as the database takes it. */
export const cleanSearch = (text = ''): string =>
  text.replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST_SEARCH).toWellFormed()

const partOf = ({ search, page, per_page: limit }: Asked): queries.Part => ({
  search: cleanSearch(search),
  limit: limit ?? null,
  offset: limit === undefined ? 0 : (page - 1) * limit,
})

/** Whom a blast of this admin can reach; `within` are the people of another search. */
export const listUsers = (
  { db }: Pick<Deps, 'db'>,
  admin: { id: number },
  query: Asked & { within?: string | undefined },
): Promise<BlastUser[]> => queries.listReachable(db, admin.id, cleanSearch(query.within), partOf(query))

export const countAudience = async ({ db }: Pick<Deps, 'db'>, admin: { id: number }, search: string | undefined) => ({
  count: await queries.countReachable(db, admin.id, cleanSearch(search)),
})

/** Job seekers a conversation can be begun with. */
export async function listJobseekers({ db }: Pick<Deps, 'db'>, query: Asked): Promise<Jobseeker[]> {
  const rows = await queries.listWithoutThread(db, partOf(query))
  return rows.map(({ id, name, email, date_joined: joined, ...facts }) => ({
    id,
    name,
    email,
    onboarding_completed: isComplete(onboardingChecks(facts)),
    date_joined: joined.toISOString(),
  }))
}
