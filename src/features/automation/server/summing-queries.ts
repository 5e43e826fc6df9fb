import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type Sum = {
  user_id: number
  free: number
  reserved: number
  /** What the entries come to. */
  free_moved: number
  reserved_moved: number
  /** What the board said last less what was spent since; null before it was asked. */
  board: number | null
  /** Set aside for applications of which nobody knows whether they arrived. */
  unsure: number
  difference: number
}

/** The points of people in the order of their numbers, as balance, entries and board have them at one moment. */
export async function sumPoints(db: Db, after: number, limit: number): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select b.user_id, b.free, b.reserved, b.difference, e.free_moved, e.reserved_moved, e.unsure,
      b.board_points + e.since as board
    from (select * from point_balances where user_id > ${after} order by user_id limit ${limit}::integer) b
    cross join lateral (
      select coalesce(sum(x.free_change), 0)::integer as free_moved,
        coalesce(sum(x.reserved_change), 0)::integer as reserved_moved,
        coalesce(sum(x.free_change + x.reserved_change) filter (where x.id > b.read_entry_id), 0)::integer as since,
        coalesce(sum(x.reserved_change) filter (where x.kind = 'reserved' and i.state in ('sending', 'unconfirmed')
          and not exists (select from point_entries h where h.hold_id = x.id)), 0)::integer as unsure
      from point_entries x left join automation_items i on i.id = x.item_id
      where x.user_id = b.user_id) e
    order by b.user_id`.execute(db)
  return rows
}

export type Gap = { user_id: number; entries_gap: number; board_gap: number }

/** Keeps how far each was off. */
export async function updateGaps(db: Db, gaps: readonly Gap[], now: Date): Promise<void> {
  await sql`
    update point_balances b set entries_gap = g.entries_gap, board_gap = g.board_gap, checked_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(gaps)}::jsonb) as g (user_id bigint, entries_gap integer, board_gap integer)
    where b.user_id = g.user_id`.execute(db)
}

export type Off = { people: number; off: number; checked_at: Date | null }

/** How many people's points do not agree, for the team. */
export async function countOff(db: Db): Promise<Off> {
  const { rows } = await sql<Off>`
    select count(*)::integer as people, max(checked_at) as checked_at,
      count(*) filter (where entries_gap <> 0 or board_gap <> 0 or difference <> 0)::integer as off
    from point_balances`.execute(db)
  return rows[0] ?? { people: 0, off: 0, checked_at: null }
}
