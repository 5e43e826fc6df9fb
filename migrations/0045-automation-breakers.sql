-- What stops every run at once: the operator, or a board that fails for everybody.

create table automation_switch (
  only_row boolean primary key default true check (only_row),
  stopped boolean not null default false,
  reason text,
  changed_at timestamptz
);
insert into automation_switch default values;

create table automation_breakers (
  board text primary key check (board in ('olj')),
  -- Of different people, in a row.
  failures integer not null default 0,
  last_run_id bigint,
  reason text,
  opened_at timestamptz,
  -- From then on one run tries again.
  probe_after timestamptz
);
insert into automation_breakers (board) values ('olj');
