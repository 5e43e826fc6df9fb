import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { DEFAULTS, type Mode, type Settings } from '../rules.ts'

export type StoredSettings = Settings & { mode_chosen_at: Date | null }

const COLUMNS = [
  'enabled',
  'max_jobs_per_day',
  'skill_match_threshold',
  'apply_points',
  'mode',
  'point_reserve',
  'mode_chosen_at',
] as const

/** What a person chose, or what holds for who never did. */
export async function findSettings(db: Db, userId: number): Promise<StoredSettings> {
  const found = await db
    .selectFrom('automation_settings')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .$narrowType<{ mode: Mode }>()
    .executeTakeFirst()
  return found ?? { ...DEFAULTS, mode_chosen_at: null }
}

/** The same, and whoever changes it waits until the transaction ends. */
export async function holdSettings(db: Db, userId: number): Promise<StoredSettings> {
  await db.selectFrom('automation_settings').select('user_id').where('user_id', '=', userId).forShare().execute()
  return findSettings(db, userId)
}

/** Changes what is given; what is left out stays, also when two change something at once. */
export async function upsertSettings(db: Db, userId: number, changes: Partial<Settings>, now: Date): Promise<void> {
  const first = { ...DEFAULTS, ...changes }
  const chosen = changes.mode === undefined ? null : now
  const given = (name: keyof Settings) => sql`coalesce(${changes[name] ?? null}, s.${sql.ref(name)})`
  await sql`
    insert into automation_settings as s (user_id, enabled, max_jobs_per_day, skill_match_threshold, apply_points, mode,
      mode_chosen_at, point_reserve, updated_at)
    select id, ${first.enabled}::boolean, ${first.max_jobs_per_day}::integer, ${first.skill_match_threshold}::integer,
      ${first.apply_points}::integer, ${first.mode}, ${chosen}::timestamptz, ${first.point_reserve}::integer,
      ${now}::timestamptz
    from users where id = ${userId} for key share
    on conflict (user_id) do update set enabled = ${given('enabled')}, max_jobs_per_day = ${given('max_jobs_per_day')},
      skill_match_threshold = ${given('skill_match_threshold')}, apply_points = ${given('apply_points')},
      mode = ${given('mode')}, mode_chosen_at = coalesce(excluded.mode_chosen_at, s.mode_chosen_at),
      point_reserve = ${given('point_reserve')}, updated_at = excluded.updated_at`.execute(db)
}

/** Who is to have a plan for a day and has none yet; those who may not sign in are left out. */
export async function listUnplanned(db: Db, runDate: string, since: Date | null): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select s.user_id from automation_settings s join users u on u.id = s.user_id and u.disabled_at is null
    where s.enabled and (${since}::timestamptz is null or s.updated_at < ${since}::timestamptz)
      and not exists (select from automation_runs r where r.user_id = s.user_id and r.run_date = ${runDate}::date)
    order by s.user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export type Reader = { email: string; updates: boolean; frequency: string; disabled: boolean }

/** Where a person is reached, and whether they want to hear of their applications. */
export async function findReader(db: Db, userId: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select u.email::text as email, coalesce(n.application_updates, true) as updates,
      coalesce(n.frequency, 'daily') as frequency, u.disabled_at is not null as disabled
    from users u left join notification_settings n on n.user_id = u.id where u.id = ${userId}`.execute(db)
  return rows[0]
}
