import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PlanType } from '../rules.ts'

export type SubscriptionRow = { plan_type: PlanType; ends_at: Date }

/** A person's one subscription. */
export async function findSubscription(db: Db, userId: number): Promise<SubscriptionRow | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['plan_type', 'ends_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { plan_type: row.plan_type as PlanType, ends_at: row.ends_at }
}

/** Adds a person's first subscription; one that is there already stays as it is. */
export async function insertSubscription(
  db: Db,
  given: { user_id: number; plan_type: PlanType; started_at: Date; ends_at: Date },
): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ ...given, updated_at: given.started_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Puts a person on a plan until `ends_at`, whatever they had. */
export async function upsertSubscription(
  db: Db,
  given: { user_id: number; plan_type: PlanType; started_at: Date; ends_at: Date; anchor_day?: number },
): Promise<void> {
  const { plan_type, started_at, ends_at, anchor_day = null } = given
  await db
    .insertInto('subscriptions')
    .values({ ...given, updated_at: started_at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ plan_type, started_at, ends_at, anchor_day, updated_at: started_at }),
    )
    .execute()
}

/** Moves the end of a trial, once: only when it still ends at `seen`. Gives the new end. */
export async function updateTrialEnd(
  db: Db,
  userId: number,
  given: { days: number; seen: Date; now: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ ends_at: Date }>`
    update subscriptions set updated_at = ${given.now},
      ends_at = greatest(ends_at, ${given.now}::timestamptz) + make_interval(days => ${given.days}::integer)
    where user_id = ${userId} and plan_type = 'free'
      and date_trunc('milliseconds', ends_at) = date_trunc('milliseconds', ${given.seen}::timestamptz)
    returning ends_at`.execute(db)
  return rows[0]?.ends_at
}

export type Ending = {
  user_id: number
  email: string
  first_name: string
  plan_type: PlanType
  ends_at: Date
  /** Of the mail that tells the person. */
  key: string
}

/**
 * Plans that end after `from` and not after `until`, whose people are not disabled and have no mail of this kind yet; by
 * person after `after`.
 */
export async function findEnding(
  db: Db,
  { from, until, days, after, limit }: { from: Date; until: Date; days: number; after: number; limit: number },
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    with ending as (
      select user_id, plan_type, ends_at,
        'plan-ends:' || ${days}::integer || ':' || user_id || ':' || extract(epoch from ends_at)::bigint as key
      from subscriptions
      where ends_at > ${from} and ends_at <= ${until} and user_id > ${after}
    )
    select ending.user_id, users.email, users.first_name, ending.plan_type, ending.ends_at, ending.key
    from ending join users on users.id = ending.user_id and users.disabled_at is null
    where not exists (select from outgoing_mails where outgoing_mails.key = ending.key)
    order by ending.user_id limit ${limit}`.execute(db)
  return rows
}
