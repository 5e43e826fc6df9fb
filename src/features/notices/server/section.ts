import type { MailBlock } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Topic } from '../rules.ts'

/** What is to be told to somebody: the message, the event of an application, the posting. */
export type Told = { user_id: number; subject_id: number }

/** What a topic has to say in one person's digest. */
export type SectionPart = {
  /** In a few words, as in a subject: `2 new messages`. */
  summary: string
  /** Over the part where the mail has several. */
  title: string
  blocks: MailBlock[]
}

/**
 * A topic's share of the digests. What is to be told is noted by `noteNews`, or by a trigger, when it happens; when the
 * digests of many people are written, `compose` is asked once for all of them and gives each their part, as things stand
 * then. Who is left out has nothing to hear of any more. It runs in the transaction that writes the mails, so it only reads.
 */
export type DigestSection = {
  topic: Topic
  compose: (deps: Pick<Deps, 'config' | 'clock'>, db: Db, told: readonly Told[]) => Promise<Map<number, SectionPart>>
}
