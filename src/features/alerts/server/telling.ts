import { counted, shortened } from '#features/notices/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findFinds, type FindRow } from '../bell/server/service.ts'
import { type Change, joined } from '../rules.ts'
import { findTitles } from './titles.ts'

const MOST_CHARACTERS = 120

/** New jobs, the best first, and kept jobs with what changed of each. */
export type News = { jobs: FindRow[]; changed: { find: FindRow; changes: Change[] }[] }

/** What these finds tell each person as things stand now, and the titles of the alerts behind them. */
export async function newsOf(db: Db, findIds: readonly number[]) {
  const finds = await findFinds(db, findIds)
  const titles = await findTitles(db, finds)
  const live = finds.filter(({ alert_ids }) => alert_ids.some((id) => titles.has(id)))
  const people = [...Map.groupBy(live, ({ user_id }) => user_id)].flatMap(([userId, own]) => {
    const news = { jobs: newJobs(own), changed: changedJobs(own) }
    return news.jobs.length + news.changed.length === 0 ? [] : [[userId, news] as const]
  })
  return { people: new Map<number, News>(people), titles }
}

/** One row per real job: what closed meanwhile, or was applied to, is left out. */
function newJobs(finds: readonly FindRow[]): FindRow[] {
  const jobs = finds.filter(({ kind, open, applied }) => kind === 'job' && open && !applied)
  const once = [...new Map(jobs.map((find) => [find.real_job, find])).values()]
  return once.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0) || other.id - one.id)
}

/** Each job with all that changed of it, as one. */
function changedJobs(finds: readonly FindRow[]): News['changed'] {
  const changed = finds.filter(({ kind }) => kind === 'change')
  return [...Map.groupBy(changed, ({ job_id }) => job_id).values()].flatMap((same) => {
    const changes = joined(same.flatMap(({ changes: own }) => own ?? []))
    const [find] = same
    return find && changes.length > 0 ? [{ find, changes }] : []
  })
}

const named = ({ title, employer }: FindRow) =>
  shortened(employer === null ? title : `${title} at ${employer}`, MOST_CHARACTERS)

/** The best job by name, and how many more there are. */
export function headlineOf({ jobs, changed }: News): string {
  const [best] = jobs
  const others = jobs.length + changed.length - 1
  const name = best ? named(best) : `Changed: ${changed[0] ? named(changed[0].find) : ''}`
  return others === 0 ? name : `${name}, and ${counted(others, 'more for you', 'more for you')}`
}

export type Told = { headline: string; jobId: number | null }

/** The same in one line, with the job it leads to where there is only one. */
export async function toldOf(db: Db, findIds: readonly number[]): Promise<Map<number, Told>> {
  const { people } = await newsOf(db, findIds)
  return new Map(
    [...people].map(([userId, news]) => {
      const all = [...news.jobs, ...news.changed.map(({ find }) => find)]
      const only = all.length === 1 && all[0]?.shown ? all[0].job_id : null
      return [userId, { headline: headlineOf(news), jobId: only }]
    }),
  )
}
