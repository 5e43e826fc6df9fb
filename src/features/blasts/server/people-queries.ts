import { sql, type RawBuilder } from 'kysely'
import type { OnboardingFacts } from '#features/profile/checks.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A part of the people somebody looks for; without a limit it is all of them. */
export type Part = { search: string; limit: number | null; offset: number }

const name = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username::text)`
/** The SQL twin of `isAdmin`. */
const isTeam = sql`(u.is_superuser or u.account_type = 'admin'
  or exists (select from admin_profiles a where a.user_id = u.id))`
/** What is typed may hold the signs of a pattern. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whose name, username or address holds this text, accents and case ignored. */
const found = (search: string): RawBuilder<unknown> =>
  search === ''
    ? sql`true`
    : sql`f_unaccent(lower(u.first_name || ' ' || u.last_name || ' ' || u.username::text || ' ' || u.email::text))
        like f_unaccent(lower(${containing(search)}))`

/** Accounts nobody proved and nobody ever signed in to are forgotten soon; nobody writes to themselves. */
export const reachable = (senderId: number, search: string): RawBuilder<unknown> =>
  sql`u.id <> ${senderId} and not u.awaiting_verification and u.disabled_at is null and ${found(search)}`

const part = ({ limit, offset }: Part) =>
  sql`order by lower(${name}), u.id limit ${limit}::integer offset ${offset}::integer`

export type UserRow = { id: number; name: string; email: string; account_type: 'jobseeker' | 'admin' | 'employer' }

/** Whom a blast of this admin can reach, by name; `within` is a second search whose people alone count. */
export async function listReachable(db: Db, senderId: number, within: string, asked: Part): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    select u.id, ${name} as name, u.email::text as email,
      case when ${isTeam} then 'admin' else u.account_type end as account_type
    from users u where ${reachable(senderId, asked.search)} and ${found(within)} ${part(asked)}`.execute(db)
  return rows
}

export async function countReachable(db: Db, senderId: number, search: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from users u where ${reachable(senderId, search)}`.execute(db)
  return rows[0]?.total ?? 0
}

export type JobseekerRow = Pick<UserRow, 'id' | 'name' | 'email'> & { date_joined: Date } & OnboardingFacts

/** Job seekers without a conversation, by name, with what tells whether their onboarding is complete. */
export async function listWithoutThread(db: Db, asked: Part): Promise<JobseekerRow[]> {
  const { rows } = await sql<JobseekerRow>`
    select u.id, ${name} as name, u.email::text as email, u.created_at as date_joined,
      p.title, p.location, p.years_of_experience, p.open_to_remote, p.willing_to_relocate, p.skills, p.job_types,
      exists (select from resumes r where r.user_id = u.id) as has_resume
    from users u left join profiles p on p.user_id = u.id
    where u.account_type = 'jobseeker' and not ${isTeam} and not u.awaiting_verification and u.disabled_at is null and ${found(asked.search)}
      and not exists (select from message_threads t where t.jobseeker_id = u.id)
    ${part(asked)}`.execute(db)
  return rows
}
