-- What an admin or the operator did to somebody else's things. Rows are only ever added. People stand in it as ids alone,
-- without a foreign key: a deleted account leaves numbers that lead nowhere, and the trail stays whole.

create table audit_entries (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('admin', 'operator')),
  actor_id bigint,
  action text not null check (length(action) between 1 and 60),
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_id bigint,
  reason text not null default '' check (length(reason) <= 500),
  -- Numbers, states and dates before and after; never an address, a name or what somebody wrote.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  check ((actor_kind = 'admin') = (actor_id is not null))
);
create index audit_entries_latest on audit_entries (happened_at desc, id desc);
create index audit_entries_actor on audit_entries (actor_id, happened_at desc, id desc);
create index audit_entries_action on audit_entries (action, happened_at desc, id desc);
create index audit_entries_subject on audit_entries (subject_kind, subject_id, happened_at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only ever added.', tg_table_name;
end $$;

create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
