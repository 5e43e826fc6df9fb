import { sql } from 'kysely'
import type { PersonTraits } from '#features/matching/rules.ts'
import type { Db } from '#server/platform/db/database.ts'

/** People who want to hear of matches and whose profile has to be read, as these rules read it. */
export async function findUnreadPeople(db: Db, version: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select a.user_id from alerts a left join alert_people p on p.user_id = a.user_id and p.rule_version = ${version}
    where a.kind = 'matches' and a.paused_at is null and p.user_id is null
    order by a.user_id limit ${limit}::integer`.execute(db)
  return rows.map((row) => row.user_id)
}

export type ReadPerson = { user_id: number; skills: number[]; families: number[]; traits: PersonTraits }

export const upsertPeople = (db: Db, version: number, people: readonly ReadPerson[]) =>
  sql`
    insert into alert_people (user_id, rule_version, skills, families, traits)
    select r.user_id, ${version}, array(select jsonb_array_elements_text(r.skills)::integer),
      array(select jsonb_array_elements_text(r.families)::integer), r.traits
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) r (user_id bigint, skills jsonb, families jsonb, traits jsonb)
    where exists (select from users u where u.id = r.user_id for key share)
    on conflict (user_id) do update set rule_version = excluded.rule_version, skills = excluded.skills,
      families = excluded.families, traits = excluded.traits`.execute(db)

/** What a posting asks, as numbers: each skill with those that count half of it, and kinds of work by how near they are. */
export type Needs = {
  skills: readonly { weight: number; same: number[]; near: number[] }[]
  families: readonly { counts: number; ids: number[] }[]
}

export type Candidate = { user_id: number; alert_id: number; least_score: number; traits: PersonTraits }

/**
 * The next people after `after` who could reach the score they ask for if everything but skills and kind of work were
 * right: all who do are among them. The scorer decides.
 */
export async function findCandidates(
  db: Db,
  given: { needs: Needs; version: number; arrivedAt: Date; after: number; limit: number },
): Promise<Candidate[]> {
  const { skills, families } = given.needs
  const whole = skills.reduce((sum, { weight }) => sum + weight, 0)
  const got = sumOf(
    skills.map(
      ({ weight, same, near }) =>
        sql`case when p.skills && ${same}::integer[] then ${weight}::float8
          when p.skills && ${near}::integer[] then ${weight / 2}::float8 else 0 end`,
    ),
  )
  const title = sql`greatest(0, ${sql.join([
    sql`0::float8`,
    ...families.map(({ counts, ids }) => sql`case when p.families && ${ids}::integer[] then ${counts}::float8 end`),
  ])})`
  const any = [skills.flatMap(({ same, near }) => [...same, ...near]), families.flatMap(({ ids }) => ids)]
  const { rows } = await sql<Candidate>`
    select p.user_id, a.id as alert_id, a.least_score, p.traits
    from alert_people p join alerts a on a.user_id = p.user_id and a.kind = 'matches'
    cross join lateral (select ${got} as got) g
    cross join lateral (select
      case when ${whole}::float8 > 0 and p.skills <> '{}' then g.got / ${Math.max(whole, 1)}::float8 * (0.55 + 0.45 * least(1, g.got / 3)) end as s,
      case when ${families.length}::integer > 0 and p.families <> '{}' then ${title} end as t) x
    where p.user_id > ${given.after} and p.rule_version = ${given.version}
      and (p.skills && ${any[0]}::integer[] or p.families && ${any[1]}::integer[])
      and a.paused_at is null and a.started_at <= ${given.arrivedAt}
      and 100 * case when s is null then t when t is null then s else 0.45 * s + 0.55 * t end >= a.least_score - 0.51
    order by p.user_id limit ${given.limit}::integer`.execute(db)
  return rows
}

const sumOf = (parts: readonly ReturnType<typeof sql>[]) =>
  parts.length === 0 ? sql`0::float8` : sql.join([...parts], sql` + `)

export async function findArrivedAt(db: Db, postingId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('alert_arrivals')
    .select('arrived_at')
    .where('posting_id', '=', postingId)
    .executeTakeFirst()
  return row?.arrived_at
}
