import { manilaExact } from '#contract/time.ts'
import { counted, shortened } from '../rules.ts'
import type { DigestSection, SectionPart } from './section.ts'
import { findUnreadMessages, type NewsMessage } from './section-queries.ts'

const [MOST_LISTED, MOST_CHARACTERS] = [5, 300]

/** What the team wrote and nobody has read. */
export const messageSection: DigestSection = {
  topic: 'messages',
  async compose({ config }, db, told) {
    const found = await findUnreadMessages(
      db,
      told.map(({ subject_id }) => subject_id),
    )
    const byPerson = Map.groupBy(found, ({ user_id }) => user_id)
    return new Map([...byPerson].map(([userId, messages]) => [userId, partOf(messages, config.PUBLIC_URL)]))
  },
}

function partOf(messages: readonly NewsMessage[], home: string): SectionPart {
  const listed = messages.slice(-MOST_LISTED)
  const left = messages.length - listed.length
  const url = `${home}/inbox/thread/${messages.at(-1)?.thread_id ?? ''}`
  return {
    summary: counted(messages.length, 'new message from the Hanap team', 'new messages from the Hanap team'),
    title: 'Messages from the Hanap team',
    blocks: [
      ...(left > 0 ? [`${counted(left, 'earlier message is', 'earlier messages are')} in your inbox.`] : []),
      ...listed.map(({ body, sent_at }) => ({
        entry: `${manilaExact(sent_at)} (Manila)`,
        lines: [shortened(body, MOST_CHARACTERS)],
      })),
      { label: 'Read and answer', url },
    ],
  }
}
