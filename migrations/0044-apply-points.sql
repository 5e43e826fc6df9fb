-- Apply points as we count them. The board has the balance; this says where it went, and whether both agree.

create table point_balances (
  user_id bigint primary key references users on delete cascade,
  free integer not null default 0 check (free >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  -- What the board said last, and how far that was from ours when all we know of was counted.
  board_points integer,
  board_read_at timestamptz,
  difference integer not null default 0
);

create table point_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null
    check (kind in ('opening', 'earned', 'reserved', 'spent', 'given_back', 'used_elsewhere', 'unexplained')),
  free_change integer not null,
  reserved_change integer not null,
  free_after integer not null check (free_after >= 0),
  reserved_after integer not null check (reserved_after >= 0),
  -- What a reservation ended with: spent or given back, never both and never twice.
  hold_id bigint unique references point_entries on delete cascade,
  item_id bigint references automation_items on delete cascade,
  sentence text not null,
  happened_at timestamptz not null
);
create index point_entries_user on point_entries (user_id, id desc);
create index point_entries_item on point_entries (item_id) where kind = 'reserved';
create trigger point_entries_append_only before update or delete on point_entries
  for each row execute function refuse_change_of_record();
