-- Every night the points are summed: against their entries, and against what the board said last.

alter table point_balances
  -- The last entry that was counted when the board was read; null before the first time.
  add column read_entry_id bigint,
  add column checked_at timestamptz,
  -- Points the balance has more than its entries, and more than the board should have; less than zero for fewer.
  add column entries_gap integer not null default 0,
  add column board_gap integer not null default 0;
create index point_balances_off on point_balances (user_id)
  where entries_gap <> 0 or board_gap <> 0 or difference <> 0;

-- From the next reading on it is known; until then nothing moved since the last one.
update point_balances b set read_entry_id = coalesce((select max(id) from point_entries e where e.user_id = b.user_id
  and e.happened_at <= b.board_read_at), 0) where board_read_at is not null;
