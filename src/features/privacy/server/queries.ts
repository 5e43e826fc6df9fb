import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { DEFAULT_PRIVACY, type Privacy } from '../rules.ts'

export async function findPrivacy(db: Db, userId: number): Promise<Privacy> {
  const found = await db
    .selectFrom('privacy_settings')
    .select(['profile_visibility', 'allow_recruiter_contact', 'hide_current_employer', 'count_replies'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ? (found as Privacy) : DEFAULT_PRIVACY
}

/** Changes what is given in one statement, so that two changes at once both count. */
export async function upsertPrivacy(db: Db, userId: number, changes: Partial<Privacy>, now: Date): Promise<Privacy> {
  const first = { ...DEFAULT_PRIVACY, ...changes }
  const agreed = changes.count_replies ?? null
  const { rows } = await sql<Privacy>`
    insert into privacy_settings as p
      (user_id, profile_visibility, allow_recruiter_contact, hide_current_employer, count_replies, count_replies_since,
        updated_at)
    values (${userId}, ${first.profile_visibility}, ${first.allow_recruiter_contact}, ${first.hide_current_employer},
      ${first.count_replies}, ${first.count_replies ? now : null}, ${now})
    on conflict (user_id) do update set
      profile_visibility = coalesce(${changes.profile_visibility ?? null}, p.profile_visibility),
      allow_recruiter_contact = coalesce(${changes.allow_recruiter_contact ?? null}, p.allow_recruiter_contact),
      hide_current_employer = coalesce(${changes.hide_current_employer ?? null}, p.hide_current_employer),
      count_replies = coalesce(${agreed}::boolean, p.count_replies),
      count_replies_since = case when coalesce(${agreed}::boolean, p.count_replies)
        then coalesce(p.count_replies_since, excluded.updated_at) end,
      updated_at = excluded.updated_at
    returning profile_visibility, allow_recruiter_contact, hide_current_employer, count_replies`.execute(db)
  return rows[0] ?? first
}
