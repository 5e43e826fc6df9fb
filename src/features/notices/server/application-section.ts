import { STATUS_LABELS } from '#features/applications/rules.ts'
import { counted, shortened } from '../rules.ts'
import type { DigestSection, SectionPart } from './section.ts'
import { findApplicationsOf, type NewsApplication } from './section-queries.ts'

const [MOST_LISTED, MOST_CHARACTERS] = [10, 120]

/** Applications that changed without the person: what the board said of them, and how they stand now. */
export const applicationSection: DigestSection = {
  topic: 'application_updates',
  async compose({ config }, db, told) {
    const found = await findApplicationsOf(
      db,
      told.map(({ subject_id }) => subject_id),
    )
    const byPerson = Map.groupBy(found, ({ user_id }) => user_id)
    return new Map([...byPerson].map(([userId, applications]) => [userId, partOf(applications, config.PUBLIC_URL)]))
  },
}

function partOf(applications: readonly NewsApplication[], home: string): SectionPart {
  const listed = applications.slice(-MOST_LISTED)
  const left = applications.length - listed.length
  return {
    summary: counted(applications.length, 'update on your applications', 'updates on your applications'),
    title: 'Your applications',
    blocks: [
      ...listed.map((application) => ({
        entry: shortened(application.title, MOST_CHARACTERS),
        url: `${home}/applications/${application.id}`,
        lines: [...(application.employer_name === null ? [] : [application.employer_name]), standing(application)],
      })),
      ...(left > 0 ? [`${counted(left, 'more is', 'more are')} on your list.`] : []),
      { label: 'See your applications', url: `${home}/applications` },
    ],
  }
}

/** How an application stands, in words that say no more than is known. */
function standing({ delivery, status, failure, board_word }: NewsApplication): string {
  if (delivery === 'unconfirmed') {
    return 'OLJ has not confirmed it yet. We are checking whether it arrived and will not send it twice.'
  }
  if (delivery === 'failed') return `It was not sent. ${failure?.error ?? 'You can apply again.'}`
  if (board_word !== null) return `OLJ shows it as “${board_word}”.`
  return status === 'applied' ? 'OLJ confirmed that it arrived.' : `It stands at: ${STATUS_LABELS[status]}.`
}
