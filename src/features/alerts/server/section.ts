import type { MailBlock } from '#features/mail/server/service.ts'
import { shortened } from '#features/notices/rules.ts'
import type { DigestSection, SectionPart } from '#features/notices/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { FindRow } from '../bell/server/service.ts'
import { changeText } from '../texts.ts'
import { stopLink } from './service.ts'
import { headlineOf, type News, newsOf } from './telling.ts'

const [MOST_LISTED, MOST_CHARACTERS, MOST_CHANGE] = [10, 120, 240]

type Titles = Map<number, string>

/** What alerts found: new jobs, the best first, and what changed of jobs that are kept. */
export const alertSection: DigestSection = {
  topic: 'job_alerts',
  async compose(deps, db, told) {
    const { people, titles } = await newsOf(
      db,
      told.map(({ subject_id }) => subject_id),
    )
    return new Map([...people].map(([userId, news]) => [userId, partOf(deps, userId, news, titles)]))
  },
}

function partOf(deps: Pick<Deps, 'config'>, userId: number, news: News, titles: Titles): SectionPart {
  const home = deps.config.PUBLIC_URL
  const { jobs, changed } = news
  const finds = [...jobs, ...changed.map(({ find }) => find)]
  const alerts = [...new Set(finds.flatMap(({ alert_ids }) => alert_ids))].filter((id) => titles.has(id))
  const left = Math.max(0, jobs.length - MOST_LISTED) + Math.max(0, changed.length - MOST_LISTED)
  return {
    summary: headlineOf(news),
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
        entry: `Stop this alert: ${titles.get(id) ?? ''}`,
        url: stopLink(deps, userId, id),
        lines: [],
      })),
    ],
  }
}

/** A posting the team holds back has no page; who keeps it finds it among theirs. */
const addressOf = ({ shown, job_id: id }: FindRow, home: string) =>
  shown ? `${home}/jobs/${id}` : `${home}/saved-jobs`

function jobEntry(find: FindRow, titles: Titles, home: string): MailBlock {
  const because = find.alert_ids.flatMap((id) => titles.get(id) ?? [])
  return {
    entry: shortened(find.title, MOST_CHARACTERS),
    url: addressOf(find, home),
    lines: [
      ...[[find.employer, find.salary].filter((text) => text !== null).join(' · ')].filter((text) => text !== ''),
      ...(find.score === null ? [] : [`Fits you ${find.score}%`]),
      because.join(' · '),
    ],
  }
}
