import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { DEFAULT_NOTIFICATIONS, MAIL_GROUPS, type NotificationSettings, type Topic } from '../rules.ts'
import { NOTICE_TEXTS } from '../texts.ts'
import { deletePending, findSettings, insertNotices, type NewNotice, upsertSettings } from './queries.ts'

export type { DigestSection, SectionPart } from './section.ts'

/** What a person chose, or the defaults. */
export const notificationsOf = (db: Db, userId: number): Promise<NotificationSettings> => findSettings(db, userId)

type Changes = { [K in keyof NotificationSettings]?: NotificationSettings[K] | undefined }

/**
 * Changes what is given; what is left out stays, also when two change something at once. What waits to be told of
 * something that is off now is forgotten.
 */
export async function updateNotifications(deps: Pick<Deps, 'db' | 'clock'>, user: { id: number }, changes: Changes) {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const settings = await inTransaction(deps.db, async (db) => {
    const after = (await upsertSettings(db, user.id, given, deps.clock.now())) ?? DEFAULT_NOTIFICATIONS
    await deletePending(
      db,
      user.id,
      MAIL_GROUPS.filter((group) => !after[group]),
    )
    return after
  })
  return { ...settings, message: NOTICE_TEXTS.saved }
}

/** Notes, in the transaction in which it happens, what the next digest of these people is to tell. */
export const noteNews = (db: Db, topic: Topic, news: readonly NewNotice[]): Promise<void> =>
  insertNotices(db, topic, news)

export { unsubscribeLink } from './unsubscribe.ts'
