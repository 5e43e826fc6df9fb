-- Figures of the dashboard, counted in the transaction that changes what they count (decision 055).

create or replace function count_people() returns trigger language plpgsql as $$
declare
  sign integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  insert into figure_counts (figure, bucket, n)
  select 'users.' || account_type, (created_at at time zone 'Asia/Manila')::date, sign * count(*)
  from changed group by 1, 2;
  return null;
end $$;

create or replace function move_person() returns trigger language plpgsql as $$
begin
  insert into figure_counts (figure, bucket, n) values
    ('users.' || old.account_type, (old.created_at at time zone 'Asia/Manila')::date, -1),
    ('users.' || new.account_type, (new.created_at at time zone 'Asia/Manila')::date, 1);
  return null;
end $$;

create or replace function count_postings() returns trigger language plpgsql as $$
declare
  sign integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  insert into figure_counts (figure, bucket, n)
  select c.figure, (first_seen_at at time zone 'Asia/Manila')::date, sign * count(*)
  from changed cross join lateral (
    select 'jobs.' || source as figure union all select 'jobs.approved' where review_state = 'approved') c
  group by 1, 2;
  return null;
end $$;

create or replace function count_review() returns trigger language plpgsql as $$
begin
  insert into figure_counts (figure, bucket, n) values
    ('jobs.approved', (new.first_seen_at at time zone 'Asia/Manila')::date,
      case when new.review_state = 'approved' then 1 else -1 end);
  return null;
end $$;

-- Adds (sign 1) or takes away (sign -1) applications the board confirmed. A person counts once in a day, week or month, and
-- so does a posting: what is first there, or was last, changes the figure. Two who are first at the same moment would both
-- count, so each person and each posting is locked to the commit, in order of their numbers; many rows at once lock all.
create or replace function count_confirmed(
  ids bigint[], people bigint[], jobs bigint[], moments timestamptz[], sign integer
) returns void language plpgsql as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  if cardinality(ids) > 200 then
    perform pg_advisory_xact_lock(7264020, 0);
  else
    perform pg_advisory_xact_lock_shared(7264020, 0);
    perform pg_advisory_xact_lock(7264021, k.key)
      from (select distinct (p % 2147483647)::integer as key from unnest(people) p order by 1) k;
    perform pg_advisory_xact_lock(7264022, k.key)
      from (select distinct (j % 2147483647)::integer as key from unnest(jobs) j order by 1) k;
  end if;
  insert into figure_counts (figure, bucket, n)
  with given as materialized (
    select g.id, g.person, g.job, (g.at at time zone 'Asia/Manila')::date as day
    from unnest(ids, people, jobs, moments) g(id, person, job, at)
  ), spans as (
    select g.*, s.name, date_trunc(s.name, g.day)::date as bucket,
      date_trunc(s.name, g.day::timestamp) at time zone 'Asia/Manila' as since,
      (date_trunc(s.name, g.day::timestamp) + ('1 ' || s.name)::interval) at time zone 'Asia/Manila' as till
    from given g cross join (values ('day'), ('week'), ('month')) s(name)
  )
  select 'applications', day, sign * count(*) from given group by day
  union all
  select 'applicants.' || name, bucket, sign * count(*)
  from (select distinct name, bucket, since, till, person from spans) s
  where not exists (
    select from applications a where a.user_id = s.person and a.delivery = 'confirmed' and not a.own_entry
      and a.confirmed_at >= s.since and a.confirmed_at < s.till and a.id not in (select id from given))
  group by 1, 2
  union all
  select 'applied.' || name, bucket, sign * count(*)
  from (select distinct name, bucket, since, till, job from spans) s
  where not exists (
    select from applications a where a.job_id = s.job and a.delivery = 'confirmed' and not a.own_entry
      and a.confirmed_at >= s.since and a.confirmed_at < s.till and a.id not in (select id from given))
  group by 1, 2;
end $$;

create or replace function count_applications() returns trigger language plpgsql as $$
begin
  perform count_confirmed(array_agg(id), array_agg(user_id), array_agg(job_id), array_agg(confirmed_at),
    case when tg_op = 'DELETE' then -1 else 1 end)
  from changed where delivery = 'confirmed' and not own_entry and confirmed_at is not null;
  return null;
end $$;

-- A statement at a time: of two rows of one person that change together each alone would take the other for gone.
create or replace function recount_applications() returns trigger language plpgsql as $$
begin
  perform count_confirmed(array_agg(o.id), array_agg(o.user_id), array_agg(o.job_id), array_agg(o.confirmed_at), -1)
  from was o join now_is n using (id)
  where o.delivery = 'confirmed' and not o.own_entry and o.confirmed_at is not null
    and (n.delivery, n.own_entry, n.confirmed_at) is distinct from (o.delivery, o.own_entry, o.confirmed_at);
  perform count_confirmed(array_agg(n.id), array_agg(n.user_id), array_agg(n.job_id), array_agg(n.confirmed_at), 1)
  from was o join now_is n using (id)
  where n.delivery = 'confirmed' and not n.own_entry and n.confirmed_at is not null
    and (n.delivery, n.own_entry, n.confirmed_at) is distinct from (o.delivery, o.own_entry, o.confirmed_at);
  return null;
end $$;

-- What onboarding asks of a profile; its twin is src/features/profile/checks.ts.
create or replace function is_complete_profile(
  title text, place text, years text, remote boolean, moves boolean, skills text[], kinds text[]
) returns boolean language sql immutable as $$
  select coalesce(title ~ '\S' and place ~ '\S' and years is not null and (remote or moves)
    and cardinality(skills) > 0 and cardinality(kinds) > 0, false)
$$;

-- A profile and the first resume may be saved at the same moment; each has to see the other.
create or replace function lock_onboarding(person bigint) returns void language sql as $$
  select pg_advisory_xact_lock(7264023, (person % 2147483647)::integer)
$$;

create or replace function count_onboarded_profile() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and is_complete_profile(old.title, old.location, old.years_of_experience, old.open_to_remote,
    old.willing_to_relocate, old.skills, old.job_types);
  now_is boolean := tg_op <> 'DELETE' and is_complete_profile(new.title, new.location, new.years_of_experience, new.open_to_remote,
    new.willing_to_relocate, new.skills, new.job_types);
  person bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  if was = now_is then return null; end if;
  perform lock_onboarding(person);
  if exists (select from resumes r where r.user_id = person) then
    insert into figure_counts (figure, bucket, n) values ('onboarded', '2000-01-01', case when now_is then 1 else -1 end);
  end if;
  return null;
end $$;

create or replace function count_onboarded_resumes() returns trigger language plpgsql as $$
declare
  sign integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  perform lock_onboarding(c.user_id) from (select distinct user_id from changed order by user_id) c;
  insert into figure_counts (figure, bucket, n)
  select 'onboarded', date '2000-01-01', sign * count(*)
  from (select distinct user_id from changed) c join profiles p on p.user_id = c.user_id
  where is_complete_profile(p.title, p.location, p.years_of_experience, p.open_to_remote,
    p.willing_to_relocate, p.skills, p.job_types) and not exists (
    select from resumes r where r.user_id = c.user_id and r.id not in (select id from changed))
  having count(*) > 0;
  return null;
end $$;

create or replace function forget_figures() returns trigger language plpgsql as $$
begin
  delete from figure_counts where figure like tg_argv[0];
  return null;
end $$;
