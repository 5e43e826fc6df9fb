-- What the team writes to many people at once, and to whom.

create table blasts (
  id bigint generated always as identity primary key,
  -- Null once that account is gone; the blast goes on.
  sender_id bigint references users on delete set null,
  -- The browser's own name of this sending: said twice, it is one blast.
  request_key text not null check (length(request_key) between 8 and 100),
  body text not null check (length(body) between 1 and 10000),
  -- About the service itself: it reaches those too who want no unasked messages.
  about_service boolean not null,
  state text not null check (state in ('queued', 'sending', 'paused', 'done', 'cancelled')),
  -- late: it should have gone on more than an hour ago, so somebody has to say that it still may.
  paused_for text check (paused_for in ('asked', 'late')),
  -- The sums are counted once per batch, in its transaction.
  total integer not null check (total >= 0),
  -- Of those not_wanted: who was left out when it was queued, as the admin was told.
  left_out integer not null default 0,
  sent integer not null default 0,
  not_wanted integer not null default 0,
  gone integer not null default 0,
  -- How far it has come: recipients are taken in the order of their ids.
  last_person bigint not null default 0,
  queued_at timestamptz not null,
  moved_at timestamptz not null,
  ended_at timestamptz,
  unique (sender_id, request_key),
  check ((state = 'paused') = (paused_for is not null)),
  check ((state in ('done', 'cancelled')) = (ended_at is not null)),
  check (sent + not_wanted + gone <= total)
);
create index blasts_sender on blasts (sender_id, queued_at desc);
create index blasts_under_way on blasts (moved_at) where state in ('queued', 'sending');

-- Frozen when the blast is queued. Nothing here is a foreign key: whoever is deleted meanwhile is counted as gone, and looking
-- up the blast for each of 100,000 rows takes longer than writing them.
create table blast_recipients (
  blast_id bigint not null,
  user_id bigint not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'skipped')),
  reason text check (reason in ('not_wanted', 'gone')),
  primary key (blast_id, user_id),
  check ((state = 'skipped') = (reason is not null))
-- Every row is changed once, and finds room for that on its own page.
) with (fillfactor = 60);

-- A conversation has a blast once, however often a batch is begun.
alter table messages add column blast_id bigint references blasts on delete set null;
create unique index messages_once_per_blast on messages (blast_id, thread_id) where blast_id is not null;
