import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { DEFAULT_NOTIFICATIONS, type MailGroup, type NotificationSettings, type Topic } from '../rules.ts'

const COLUMNS = ['job_alerts', 'application_updates', 'messages', 'marketing', 'frequency'] as const

export async function findSettings(db: Db, userId: number): Promise<NotificationSettings> {
  const found = await db
    .selectFrom('notification_settings')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ? (found as NotificationSettings) : DEFAULT_NOTIFICATIONS
}

/**
 * Changes what is given in one statement, so that two changes at once both count.
 * @returns undefined where there is no such person
 */
export async function upsertSettings(
  db: Db,
  userId: number,
  changes: Partial<NotificationSettings>,
  now: Date,
): Promise<NotificationSettings | undefined> {
  const first = { ...DEFAULT_NOTIFICATIONS, ...changes }
  const given = (name: keyof NotificationSettings) => sql`coalesce(${changes[name] ?? null}, s.${sql.ref(name)})`
  const { rows } = await sql<NotificationSettings>`
    insert into notification_settings as s
      (user_id, job_alerts, application_updates, messages, marketing, frequency, updated_at)
    select id, ${first.job_alerts}::boolean, ${first.application_updates}::boolean, ${first.messages}::boolean,
      ${first.marketing}::boolean, ${first.frequency}, ${now}::timestamptz
    from users where id = ${userId} for key share
    on conflict (user_id) do update set
      job_alerts = ${given('job_alerts')}, application_updates = ${given('application_updates')},
      messages = ${given('messages')}, marketing = ${given('marketing')}, frequency = ${given('frequency')},
      updated_at = excluded.updated_at
    returning job_alerts, application_updates, messages, marketing, frequency`.execute(db)
  return rows[0]
}

/** What waits to be told and is not wanted any more. */
export async function deletePending(db: Db, userId: number, groups: readonly MailGroup[]): Promise<void> {
  if (groups.length === 0) return
  await db
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('digest_id', 'is', null)
    .where('topic', 'in', groups)
    .execute()
}

export type NewNotice = { user_id: number; subject_id: number; happened_at: Date }

/** Notes what is to be told to whoever wants to hear of it; what was noted before is not noted again. */
export async function insertNotices(db: Db, topic: Topic, notices: readonly NewNotice[]): Promise<void> {
  await sql`
    insert into notices (user_id, topic, subject_id, happened_at)
    select n.user_id, ${topic}, n.subject_id, n.happened_at
    from json_to_recordset(${JSON.stringify(notices)}) as n(user_id bigint, subject_id bigint, happened_at timestamptz)
    left join notification_settings s on s.user_id = n.user_id
    where coalesce(s.${sql.ref(topic)}, true)
    on conflict (user_id, topic, subject_id) do nothing`.execute(db)
}
