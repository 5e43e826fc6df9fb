import type { Db } from '#server/platform/db/database.ts'
import { toGiveUp } from '../ledger/rules.ts'
import { goneSentence } from '../ledger/texts.ts'
import { endReservation } from './booking.ts'
import { insertEvent, type ItemRow, listItems, updateItem } from './plan-queries.ts'
import { type BalanceRow, findBalance } from './points-queries.ts'
import { findOpenRun, lockRun, type RunRow } from './run-queries.ts'
import { findSettings } from './settings-queries.ts'

/** The run of a person that is not over, held; whoever wants the balance too takes the run first. */
export async function holdOpenRun(db: Db, userId: number): Promise<RunRow | undefined> {
  const open = await findOpenRun(db, userId)
  const run = open && (await lockRun(db, open.id))
  return run?.ended_at === null ? run : undefined
}

/** `short`: points the plan has set aside and nobody has any more. `elsewhere`: those that are about to be counted as used. */
type Gone = { balance: BalanceRow; short: number; elsewhere: number; now: Date }

/**
 * Holds back what can no longer be paid, the last ones of the plan first and those the person said yes to after all others.
 * Run and balance are held by the caller. Gives the balance as it is then.
 */
export async function shrinkPlan(db: Db, run: RunRow, { balance, short, elsewhere, now }: Gone): Promise<BalanceRow> {
  const planned = (await listItems(db, run.id)).filter(({ state }) => state === 'planned')
  const given = toGiveUp(
    planned.map((item) => ({ item, points: item.points, kept: item.approved_at !== null })),
    short,
  ).map(({ item }) => item)
  const { point_reserve: reserve } = await findSettings(db, run.user_id)
  const freed = given.reduce((sum, { points }) => sum + points, 0)
  const spendable = Math.max(0, balance.free + freed - elsewhere - reserve)
  for (const item of given) await holdBack(db, item, { spendable, now })
  return findBalance(db, run.user_id)
}

async function holdBack(db: Db, item: ItemRow, { spendable, now }: { spendable: number; now: Date }): Promise<void> {
  const reason = goneSentence(item.points, spendable)
  const rules = item.rules.map((one) => (one.rule === 'points' ? { ...one, held: false, reason } : one))
  await updateItem(db, item.id, { state: 'held_back', rules, approved_at: null })
  await endReservation(db, 'given_back', { userId: item.user_id, itemId: item.id, title: item.posting.title, now })
  await insertEvent(db, {
    run_id: item.run_id,
    user_id: item.user_id,
    item_id: item.id,
    kind: 'item_held_back',
    actor: 'hanap',
    sentence: `Held back “${item.posting.title}”: ${reason}`,
    happened_at: now,
  })
}
