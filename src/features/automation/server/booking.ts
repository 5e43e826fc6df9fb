import type { Db } from '#server/platform/db/database.ts'
import { after, type Change, giveBack, reserve, spend } from '../ledger/rules.ts'
import { entrySentence } from '../ledger/texts.ts'
import * as queries from './points-queries.ts'

type Booking = { userId: number; itemId: number; title: string; now: Date }

/** Sets points aside for an application; false when there are not so many. Joins the caller's transaction. */
export async function reservePoints(db: Db, points: number, booking: Booking): Promise<boolean> {
  const balance = await queries.lockBalance(db, booking.userId)
  const change = reserve(balance, points)
  if (change === null) return false
  await book(db, balance, change, booking)
  return true
}

/** Ends what was set aside for an application; nothing happens when it ended before. Joins the caller's transaction. */
export async function endReservation(db: Db, how: 'spent' | 'given_back', booking: Booking): Promise<void> {
  const balance = await queries.lockBalance(db, booking.userId)
  const hold = await queries.findHold(db, booking.itemId)
  if (!hold) return
  const change = how === 'spent' ? spend(hold.points) : giveBack(hold.points)
  await book(db, balance, change, { ...booking, holdId: hold.id })
}

type Booked = { userId: number; itemId?: number; holdId?: number; title?: string; now: Date }

/** Writes down a change of the balance, which the caller holds; gives what it is then. */
export async function book(
  db: Db,
  balance: queries.BalanceRow,
  change: Change,
  given: Booked,
): Promise<queries.BalanceRow> {
  const { free, reserved } = after(balance, change)
  await queries.updateBalance(db, given.userId, { free, reserved })
  await queries.insertEntry(db, {
    user_id: given.userId,
    kind: change.kind,
    free_change: change.free,
    reserved_change: change.reserved,
    free_after: free,
    reserved_after: reserved,
    hold_id: given.holdId ?? null,
    item_id: given.itemId ?? null,
    sentence: entrySentence(change.kind, given.title ?? ''),
    happened_at: given.now,
  })
  return { ...balance, free, reserved }
}
