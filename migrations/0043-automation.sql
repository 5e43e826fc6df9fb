-- Automatic apply: what a person chose, the plan of an evening, the run of the morning, and all that happened to it.

create table automation_settings (
  user_id bigint primary key references users on delete cascade,
  enabled boolean not null default false,
  max_jobs_per_day integer not null default 1 check (max_jobs_per_day between 1 and 10),
  skill_match_threshold integer not null default 90 check (skill_match_threshold between 50 and 100),
  apply_points integer not null default 1 check (apply_points between 1 and 60),
  -- What becomes of a plan nobody answered; chosen on being asked, which happens once.
  mode text not null default 'unless_stopped' check (mode in ('unless_stopped', 'only_approved')),
  mode_chosen_at timestamptz,
  -- Points that are never used.
  point_reserve integer not null default 0 check (point_reserve between 0 and 60),
  updated_at timestamptz not null
);
create index automation_settings_on on automation_settings (user_id) where enabled;

-- One a person and morning, however often and by how many it is asked for.
create table automation_runs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  run_date date not null,
  state text not null
    check (state in ('planned', 'running', 'done', 'stopped', 'broken', 'missed', 'blocked', 'halted')),
  reason text,
  mode text not null check (mode in ('unless_stopped', 'only_approved')),
  planned_at timestamptz not null,
  started_at timestamptz,
  -- Whatever its state, a run is over when this is set: what had not left does not leave any more.
  ended_at timestamptz,
  -- Failures in a row.
  failures integer not null default 0,
  -- The pause between two sends: nothing before this moment.
  next_at timestamptz,
  points_left integer,
  unique (user_id, run_date)
);
create index automation_runs_open on automation_runs (run_date) where ended_at is null;

create table automation_items (
  id bigint generated always as identity primary key,
  run_id bigint not null references automation_runs on delete cascade,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references postings,
  place integer not null,
  -- As it was planned, for good.
  posting jsonb not null,
  match jsonb not null,
  instructions jsonb not null,
  planned_rules jsonb not null,
  suggested_points integer not null,
  points_reason text not null,
  planned_at timestamptz not null,
  -- As it stands.
  source text not null check (source in ('matched', 'by_hand')),
  state text not null
    check (state in ('planned', 'held_back', 'vetoed', 'sending', 'sent', 'failed', 'unconfirmed', 'skipped')),
  rules jsonb not null,
  points integer not null check (points between 1 and 60),
  -- The person named the points themselves.
  points_chosen boolean not null default false,
  approved_at timestamptz,
  sending_since timestamptz,
  cover_letter_id bigint references cover_letters on delete set null,
  application_id bigint references applications on delete set null,
  outcome text,
  ended_at timestamptz,
  unique (run_id, job_id)
);
create index automation_items_user on automation_items (user_id, run_id);
create index automation_items_application on automation_items (application_id);
create index automation_items_letter on automation_items (cover_letter_id);
create index automation_items_open on automation_items (id) where state in ('sending', 'unconfirmed');

create function refuse_change_of_plan() returns trigger language plpgsql as $$
begin
  raise exception 'what was planned is never changed';
end $$;
create trigger automation_items_stay
  before update of run_id, user_id, job_id, posting, match, instructions, planned_rules, suggested_points, points_reason,
    planned_at
  on automation_items for each row execute function refuse_change_of_plan();

-- Letters with versions; the newest one goes out.
create table automation_letters (
  id bigint generated always as identity primary key,
  item_id bigint not null references automation_items on delete cascade,
  user_id bigint not null references users on delete cascade,
  version integer not null,
  written_by text not null check (written_by in ('template', 'person')),
  subject text not null,
  content text not null,
  claims jsonb not null,
  confirmed_claims text[] not null default '{}',
  -- Instructions the person sees to themselves.
  ticked text[] not null default '{}',
  written_at timestamptz not null,
  unique (item_id, version)
);

create table automation_events (
  id bigint generated always as identity primary key,
  run_id bigint not null references automation_runs on delete cascade,
  user_id bigint not null references users on delete cascade,
  item_id bigint references automation_items on delete cascade,
  kind text not null,
  actor text not null check (actor in ('person', 'hanap', 'board', 'operator')),
  sentence text not null,
  happened_at timestamptz not null
);
create index automation_events_run on automation_events (run_id, id);
create index automation_events_user on automation_events (user_id);
create index automation_events_item on automation_events (item_id);
create index automation_letters_user on automation_letters (user_id);

-- Rows are only ever added; they go with the account, whose row is gone by then.
create function refuse_change_of_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'Rows of % are only ever added.', tg_table_name;
end $$;
create trigger automation_events_append_only before update or delete on automation_events
  for each row execute function refuse_change_of_record();
create trigger automation_letters_append_only before update or delete on automation_letters
  for each row execute function refuse_change_of_record();
