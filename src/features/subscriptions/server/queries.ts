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
