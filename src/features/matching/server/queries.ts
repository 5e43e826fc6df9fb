import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PostingTraits } from '../rules.ts'
import type { PostingText, ProfileText } from './reading.ts'

export type KnownPosting = {
  id: number
  closed: boolean
  /** null where it was never read, or by other rules, or has changed since. */
  traits: PostingTraits | null
}

const READ_FROM = sql`p.card_hash || '.' || p.content_hash`

/** These postings with what is known of them, in the order of `ids`; held and hidden ones are left out. */
export async function findKnown(db: Db, ids: number[], version: number): Promise<KnownPosting[]> {
  const { rows } = await sql<KnownPosting>`
    select p.id, p.closed_at is not null as closed, t.traits
    from unnest(${ids}::bigint[]) with ordinality wanted (id, place)
    join postings p on p.id = wanted.id and p.review_state = 'approved'
    left join posting_traits t on t.posting_id = p.id and t.rule_version = ${version} and t.read_from = ${READ_FROM}
    order by wanted.place`.execute(db)
  return rows
}

export type UnreadPosting = PostingText & { id: number; read_from: string }

/** The texts of these postings. */
export async function findTexts(db: Db, ids: number[]): Promise<UnreadPosting[]> {
  const { rows } = await sql<UnreadPosting>`
    select p.id, ${READ_FROM} as read_from, p.title, p.description, p.salary_text as salary, p.location, p.source,
      p.min_id_proof, p.hours_per_week, p.job_types, p.monthly_usd_max::float8 as monthly_usd_max,
      array(select g.name from posting_tags pt join tags g on g.id = pt.tag_id where pt.posting_id = p.id order by g.id) as tags
    from postings p where p.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

export type ReadPosting = { posting_id: number; read_from: string; traits: PostingTraits }

/** Keeps what was read; a posting deleted meanwhile is left out. */
export const upsertTraits = (db: Db, version: number, read: ReadPosting[]) =>
  sql`
    insert into posting_traits (posting_id, rule_version, read_from, traits)
    select r.posting_id, ${version}, r.read_from, r.traits
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) r (posting_id bigint, read_from text, traits jsonb)
    where exists (select from postings p where p.id = r.posting_id for key share)
    on conflict (posting_id) do update set rule_version = excluded.rule_version, read_from = excluded.read_from,
      traits = excluded.traits`.execute(db)

/** The lines of people's profiles, and their ID proof where an account is connected. */
export async function findProfileTexts(db: Db, userIds: number[]): Promise<(ProfileText & { user_id: number })[]> {
  const { rows } = await sql<ProfileText & { user_id: number }>`
    select p.user_id, p.title, p.skills, p.years_of_experience, p.experience, p.location, p.open_to_remote, p.job_types,
      p.salary_min::float8 as salary_min, p.updated_at, b.id_proof
    from profiles p left join board_accounts b on b.user_id = p.user_id
    where p.user_id = any(${userIds}::bigint[])`.execute(db)
  return rows
}
