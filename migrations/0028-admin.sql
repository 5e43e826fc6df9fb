-- What the team's screens stand on: counted figures, people who are kept out, and quick ways through people and the trail.

-- Figures of the dashboard as differences that are only ever added: whoever writes a row here waits for nobody. A figure of
-- a day, week or month (`bucket` is its first day in Manila) is the sum of its rows; a task folds them together. Triggers
-- write them in the transaction that changes what is counted (decision 055).
create table figure_counts (
  id bigint generated always as identity primary key,
  figure text not null,
  bucket date not null,
  n bigint not null
);
create index figure_counts_sum on figure_counts (figure, bucket) include (n);

create trigger users_counted after insert on users
  referencing new table as changed for each statement execute function count_people();
create trigger users_uncounted after delete on users
  referencing old table as changed for each statement execute function count_people();
create trigger users_moved after update on users
  for each row when (old.account_type is distinct from new.account_type) execute function move_person();
create trigger users_emptied after truncate on users execute function forget_figures('users.%');

create trigger postings_counted after insert on postings
  referencing new table as changed for each statement execute function count_postings();
create trigger postings_uncounted after delete on postings
  referencing old table as changed for each statement execute function count_postings();
create trigger postings_reviewed after update on postings
  for each row when ((old.review_state = 'approved') is distinct from (new.review_state = 'approved'))
  execute function count_review();
create trigger postings_emptied after truncate on postings execute function forget_figures('jobs.%');

create index applications_confirmed_user on applications (user_id, confirmed_at)
  where delivery = 'confirmed' and not own_entry;
create index applications_confirmed_job on applications (job_id, confirmed_at)
  where delivery = 'confirmed' and not own_entry;
create trigger applications_counted after insert on applications
  referencing new table as changed for each statement execute function count_applications();
create trigger applications_uncounted after delete on applications
  referencing old table as changed for each statement execute function count_applications();
create trigger applications_settled after update on applications
  referencing old table as was new table as now_is for each statement execute function recount_applications();
create trigger applications_emptied after truncate on applications execute function forget_figures('applic%');

create trigger profiles_counted after insert or update or delete on profiles
  for each row execute function count_onboarded_profile();
create trigger resumes_counted after insert on resumes
  referencing new table as changed for each statement execute function count_onboarded_resumes();
create trigger resumes_uncounted after delete on resumes
  referencing old table as changed for each statement execute function count_onboarded_resumes();
create trigger profiles_emptied after truncate on profiles execute function forget_figures('onboarded');
create trigger resumes_emptied after truncate on resumes execute function forget_figures('onboarded');

-- What is there already.
insert into figure_counts (figure, bucket, n)
select 'users.' || account_type, (created_at at time zone 'Asia/Manila')::date, count(*) from users group by 1, 2
union all
select 'jobs.' || source, (first_seen_at at time zone 'Asia/Manila')::date, count(*) from postings group by 1, 2
union all
select 'jobs.approved', (first_seen_at at time zone 'Asia/Manila')::date, count(*)
  from postings where review_state = 'approved' group by 1, 2
union all
select 'onboarded', date '2000-01-01', count(*)
  from profiles p where is_complete_profile(p.title, p.location, p.years_of_experience, p.open_to_remote,
      p.willing_to_relocate, p.skills, p.job_types)
    and exists (select from resumes r where r.user_id = p.user_id);

insert into figure_counts (figure, bucket, n)
with given as (
  select user_id, job_id, (confirmed_at at time zone 'Asia/Manila')::date as day
  from applications where delivery = 'confirmed' and not own_entry and confirmed_at is not null
)
select 'applications', day, count(*) from given group by day
union all
select 'applicants.' || period, date_trunc(period, day)::date, count(distinct user_id)
  from given, unnest(array['day', 'week', 'month']) period group by 1, 2
union all
select 'applied.' || period, date_trunc(period, day)::date, count(distinct job_id)
  from given, unnest(array['day', 'week', 'month']) period group by 1, 2;

-- Running trials and paid plans are counted by their ends.
create index subscriptions_running on subscriptions (ends_at) include (plan_type);

-- Somebody the team keeps out. The reason is the team's; the person reads that the account is disabled.
alter table users
  add disabled_at timestamptz,
  add disabled_reason text check (length(disabled_reason) between 1 and 500),
  add check ((disabled_at is null) = (disabled_reason is null));
create index users_names on users using gin (lower(username::text || ' ' || first_name || ' ' || last_name) gin_trgm_ops);

create index audit_entries_actor_action on audit_entries (actor_id, action, happened_at desc, id desc);
-- Refused mails of the last days.
create index outgoing_mails_refused on outgoing_mails (settled_at) where state in ('refused', 'given-up');
