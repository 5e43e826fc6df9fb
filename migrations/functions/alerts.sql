-- What alerts have to know of, noted in the transaction in which it happens, whatever room it happens in.

-- Jobs that came into the listing and were posted lately: a board that is read for the first time, or a posting that comes
-- back after months, is nobody's news.
create or replace function note_arrivals() returns trigger language plpgsql as $$
begin
  insert into alert_arrivals (cluster_id, posting_id, arrived_at)
  select p.cluster_id, p.id, greatest(p.checked_at, p.first_seen_at)
  from added a join postings p on p.id = a.posting_id
  where p.date_posted > p.checked_at - interval '7 days'
  order by p.cluster_id
  on conflict (cluster_id) do nothing;
  return null;
end $$;

-- A posting that somebody saved or applied to closed, came back, or reads otherwise.
create or replace function note_edit() returns trigger language plpgsql as $$
begin
  if exists (select from saved_jobs s where s.job_id = new.id)
    or exists (select from applications a where a.job_id = new.id) then
    insert into alert_edits (posting_id, before, after, happened_at)
    values (new.id,
      jsonb_build_object('title', old.title, 'description', old.description, 'salary', old.salary_text,
        'hours', old.hours_per_week, 'closed', old.closed_at is not null, 'reason', old.close_reason),
      jsonb_build_object('title', new.title, 'description', new.description, 'salary', new.salary_text,
        'hours', new.hours_per_week, 'closed', new.closed_at is not null, 'reason', new.close_reason),
      new.checked_at);
  end if;
  return null;
end $$;

-- Who keeps a job hears of its changes, until they say otherwise.
create or replace function watch_changes() returns trigger language plpgsql as $$
begin
  insert into alerts (user_id, kind, started_at, created_at)
  select distinct user_id, 'changes', now(), now() from added where job_id is not null
  order by user_id
  on conflict (user_id, kind) where kind in ('matches', 'changes') do nothing;
  return null;
end $$;

-- The search behind an alert was changed: it is read again.
create or replace function forget_question() returns trigger language plpgsql as $$
begin
  update alerts set question_id = null where saved_search_id = new.id;
  return null;
end $$;

-- A profile, or the proof of an identity, was changed: it is read again.
create or replace function forget_traits() returns trigger language plpgsql as $$
begin
  delete from alert_people where user_id = coalesce(new.user_id, old.user_id);
  return null;
end $$;

-- Somebody signed out, or was: that device is told no more.
create or replace function silence_device() returns trigger language plpgsql as $$
begin
  delete from push_devices where token_id = old.id;
  return old;
end $$;
