-- What people sent on the board itself is read into their tracker; what an ID proof stands in the way of is counted; and an
-- ID that runs out is told of, to whoever asked for that.

-- When the board account is read next, who reads it right now, and how the last reading ended.
alter table board_accounts
  add column read_due_at timestamptz not null default 'epoch',
  -- Held by the one reading of an account; ends by itself when that reading dies.
  add column reading_until timestamptz,
  add column read_at timestamptz,
  add column read_tried_at timestamptz,
  add column read_outcome text,
  add column read_failures integer not null default 0,
  add column read_added integer;
create index board_accounts_to_read on board_accounts (read_due_at, id) where sync_applications and state = 'connected';

-- A board that asked for a human, or for time: until then nobody's account is read.
create table board_pauses (
  board text primary key check (board in ('olj')),
  until timestamptz not null,
  reason text not null
);

-- The last reading, application and failure of a person are found without going through all the uses.
create index board_account_uses_done on board_account_uses (user_id, purpose, used_at desc) where outcome = 'ok';
create index board_account_uses_failed on board_account_uses (user_id, used_at desc) where outcome <> 'ok';

-- Uses are forgotten after a year; they come in the order of time.
create index board_account_uses_age on board_account_uses using brin (used_at);

-- An entry that was read from a board, not typed by the person: it has the points the board shows.
alter table applications
  add column read_from text check (read_from in ('olj')),
  add constraint applications_read_check check (read_from is null or own_entry),
  drop constraint applications_apply_points_check,
  add constraint applications_apply_points_check check (case
    when not own_entry then apply_points between 1 and 60
    when read_from is null then apply_points = 0
    else apply_points between 0 and 60 end);

-- What the board's page of sent messages has shown of a person, by the board's number of the posting. It outlives the entry,
-- so that what a person took away does not come back with the next reading.
create table board_sent_messages (
  user_id bigint not null references users on delete cascade,
  board text not null check (board in ('olj')),
  source_id text not null check (length(source_id) between 1 and 100),
  application_id bigint references applications on delete set null,
  -- How the board says it stands, in its own words.
  status text check (length(status) between 1 and 60),
  sent_at timestamptz not null,
  first_read_at timestamptz not null,
  read_at timestamptz not null,
  primary key (user_id, board, source_id)
);
create index board_sent_messages_application on board_sent_messages (application_id);

-- Open postings by the ID proof they ask for.
create index postings_id_proof on postings (min_id_proof, cluster_id)
  where min_id_proof > 0 and closed_at is null and review_state = 'approved' and source = 'olj';

-- The last day of an ID, for whoever wants to be reminded of it: nothing else of the ID is kept.
create table id_reminders (
  user_id bigint primary key references users on delete cascade,
  expires_on date not null,
  mailed_at timestamptz,
  updated_at timestamptz not null
);
create index id_reminders_waiting on id_reminders (expires_on, user_id) where mailed_at is null;
