import type { MailBlock } from '#features/mail/server/service.ts'
import { counted, shortened } from '#features/notices/rules.ts'
import type { DigestSection, SectionPart } from '#features/notices/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { findFinds, type FindRow } from '../bell/server/service.ts'
import { joined } from '../rules.ts'
import { changeText } from '../texts.ts'
import { stopLink } from './service.ts'
import { findTitles } from './titles.ts'

const [MOST_LISTED, MOST_CHARACTERS, MOST_CHANGE] = [10, 120, 240]

/** What alerts found: new jobs, the best first, and what changed of jobs that are kept. */
export const alertSection: DigestSection = {
  topic: 'job_alerts',
  async compose(deps, db, told) {
    const finds = await findFinds(
      db,
      told.map(({ subject_id }) => subject_id),
    )
    const titles = await findTitles(db, finds)
    const live = finds.filter(({ alert_ids }) => alert_ids.some((id) => titles.has(id)))
    const parts = [...Map.groupBy(live, ({ user_id }) => user_id)].flatMap(([userId, own]) => {
      const part = partOf(deps, userId, own, titles)
      return part === null ? [] : [[userId, part] as const]
    })
    return new Map(parts)
  },
}

/** One row per real job: what closed meanwhile, or was applied to, is left out. */
function newJobs(finds: readonly FindRow[]): FindRow[] {
  const jobs = finds.filter(({ kind, open, applied }) => kind === 'job' && open && !applied)
  const once = [...new Map(jobs.map((find) => [find.cluster_id, find])).values()]
  return once.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0) || other.id - one.id)
}

/** Each job with all that changed of it, as one. */
function changedJobs(finds: readonly FindRow[]) {
  const changed = finds.filter(({ kind }) => kind === 'change')
  return [...Map.groupBy(changed, ({ job_id }) => job_id).values()].flatMap((same) => {
    const changes = joined(same.flatMap(({ changes: own }) => own ?? []))
    const [find] = same
    return find && changes.length > 0 ? [{ find, changes }] : []
  })
}

function partOf(
  deps: Pick<Deps, 'config'>,
  userId: number,
  finds: readonly FindRow[],
  titles: Map<number, string>,
): SectionPart | null {
  const home = deps.config.PUBLIC_URL
  const [jobs, changed] = [newJobs(finds), changedJobs(finds)]
  if (jobs.length + changed.length === 0) return null
  const alerts = [...new Set(finds.flatMap(({ alert_ids }) => alert_ids))].filter((id) => titles.has(id))
  const left = Math.max(0, jobs.length - MOST_LISTED) + Math.max(0, changed.length - MOST_LISTED)
  return {
    summary: summaryOf(jobs, changed),
    title: 'Jobs for you',
    blocks: [
      ...jobs.slice(0, MOST_LISTED).map((find) => jobEntry(find, titles, home)),
      ...(changed.length > 0 && jobs.length > 0 ? ['What changed of jobs you keep:'] : []),
      ...changed.slice(0, MOST_LISTED).map(({ find, changes }) => ({
        entry: shortened(find.title, MOST_CHARACTERS),
        url: addressOf(find, home),
        lines: changes.map((change) => shortened(changeText(change), MOST_CHANGE)),
      })),
      { label: left > 0 ? `See these and ${left} more` : 'See all that was found', url: `${home}/alerts` },
      ...alerts.map((id): MailBlock => ({
        entry: `Stop: ${titles.get(id) ?? ''}`,
        url: stopLink(deps, userId, id),
        lines: [],
      })),
    ],
  }
}

/** A posting the team holds back has no page; who keeps it finds it among theirs. */
const addressOf = ({ shown, job_id: id }: FindRow, home: string) =>
  shown ? `${home}/jobs/${id}` : `${home}/saved-jobs`

const named = ({ title, employer }: FindRow) =>
  shortened(employer === null ? title : `${title} at ${employer}`, MOST_CHARACTERS)

function summaryOf(jobs: readonly FindRow[], changed: ReturnType<typeof changedJobs>): string {
  const [best] = jobs
  const [first] = changed
  if (best) {
    const others = jobs.length - 1 + changed.length
    return others === 0 ? named(best) : `${named(best)}, and ${counted(others, 'more for you', 'more for you')}`
  }
  const others = changed.length - 1
  const change = `Changed: ${first ? named(first.find) : ''}`
  return others > 0 ? `${change}, and ${counted(others, 'more job', 'more jobs')}` : change
}

function jobEntry(find: FindRow, titles: Map<number, string>, home: string): MailBlock {
  const because = find.alert_ids.flatMap((id) => titles.get(id) ?? [])
  return {
    entry: shortened(find.title, MOST_CHARACTERS),
    url: addressOf(find, home),
    lines: [
      ...[[find.employer, find.salary].filter((text) => text !== null).join(' · ')].filter((text) => text !== ''),
      ...(find.score === null ? [] : [`Fits you ${find.score} %`]),
      because.join(' · '),
    ],
  }
}
