import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Balance, EntryKind } from '../ledger/rules.ts'

export type BalanceRow = Balance & {
  board_points: number | null
  board_read_at: Date | null
  difference: number
  /** How far the nightly sums were off. */
  entries_gap: number
  board_gap: number
}
const NOTHING: BalanceRow = {
  free: 0,
  reserved: 0,
  board_points: null,
  board_read_at: null,
  difference: 0,
  entries_gap: 0,
  board_gap: 0,
}

const balance = (db: Db, userId: number) =>
  db
    .selectFrom('point_balances')
    .select(['free', 'reserved', 'board_points', 'board_read_at', 'difference', 'entries_gap', 'board_gap'])
    .where('user_id', '=', userId)

export const findBalance = async (db: Db, userId: number): Promise<BalanceRow> =>
  (await balance(db, userId).executeTakeFirst()) ?? NOTHING

/** The balance, held until the transaction ends: of any number of spenders one counts at a time. */
export async function lockBalance(db: Db, userId: number): Promise<BalanceRow> {
  await db
    .insertInto('point_balances')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return balance(db, userId).forUpdate().executeTakeFirstOrThrow()
}

export async function updateBalance(db: Db, userId: number, change: Partial<BalanceRow>): Promise<void> {
  await db.updateTable('point_balances').set(change).where('user_id', '=', userId).execute()
}

/** Keeps what the board said, after the entries that bring the balance into line with it; the balance is held. */
export async function updateReading(
  db: Db,
  userId: number,
  { points, difference, now }: { points: number; difference: number; now: Date },
): Promise<void> {
  await sql`
    update point_balances set board_points = ${points}, board_read_at = ${now}::timestamptz, difference = ${difference},
      board_gap = 0,
      read_entry_id = (select coalesce(max(id), 0) from point_entries where user_id = ${userId})
    where user_id = ${userId}`.execute(db)
}

export type NewEntry = {
  user_id: number
  kind: EntryKind
  free_change: number
  reserved_change: number
  free_after: number
  reserved_after: number
  hold_id?: number | null
  item_id?: number | null
  sentence: string
  happened_at: Date
}

export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.insertInto('point_entries').values(entry).execute()
}

export type Hold = { id: number; points: number }

/** What is set aside for an item and neither spent nor given back. */
export async function findHold(db: Db, itemId: number): Promise<Hold | undefined> {
  const { rows } = await sql<Hold>`
    select h.id, h.reserved_change as points from point_entries h
    where h.item_id = ${itemId} and h.kind = 'reserved'
      and not exists (select from point_entries e where e.hold_id = h.id)`.execute(db)
  return rows[0]
}

/** Points set aside for applications that may have arrived. */
export async function sumUnsure(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(h.reserved_change), 0)::integer as points
    from point_entries h join automation_items i on i.id = h.item_id
    where h.user_id = ${userId} and h.kind = 'reserved' and i.state in ('sending', 'unconfirmed')
      and not exists (select from point_entries e where e.hold_id = h.id)`.execute(db)
  return rows[0]?.points ?? 0
}

/** Points that were counted as used on applications of the person's own after a moment. */
export async function sumUsedElsewhere(db: Db, userId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(-sum(free_change), 0)::integer as points from point_entries
    where user_id = ${userId} and kind = 'used_elsewhere' and happened_at > ${since}::timestamptz`.execute(db)
  return rows[0]?.points ?? 0
}

export type EntryRow = Required<NewEntry> & { id: number }

export const listEntries = (db: Db, userId: number, limit: number): Promise<EntryRow[]> =>
  db
    .selectFrom('point_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ kind: EntryKind }>()
    .execute()

export type Totals = { earned: number; spent: number; given_back: number; used_elsewhere: number }

export async function sumEntries(db: Db, userId: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(free_change) filter (where kind in ('opening', 'earned')), 0)::integer as earned,
      coalesce(-sum(reserved_change) filter (where kind = 'spent'), 0)::integer as spent,
      coalesce(sum(free_change) filter (where kind = 'given_back'), 0)::integer as given_back,
      coalesce(-sum(free_change) filter (where kind = 'used_elsewhere'), 0)::integer as used_elsewhere
    from point_entries where user_id = ${userId}`.execute(db)
  return rows[0] ?? { earned: 0, spent: 0, given_back: 0, used_elsewhere: 0 }
}
