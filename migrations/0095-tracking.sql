-- Following applications: made here or elsewhere, with interviews, follow-ups and what was sent as it was.

-- An entry of the person's own: an application made somewhere else, noted by hand or by its link. It counts as applied on
-- their word (delivery 'confirmed' without evidence), nothing was ever sent by us. What it says of the job stands in
-- posting_snapshot like for every other one (title, employer_name, source, link); job_id only when it is a posting we know.
alter table applications add column own_entry boolean not null default false;
alter table applications alter column job_id drop not null;
alter table applications drop constraint applications_apply_points_check;
alter table applications add constraint applications_apply_points_check
  check (case when own_entry then apply_points = 0 else apply_points between 1 and 60 end);
alter table applications add constraint applications_job_check check (own_entry or job_id is not null);
-- Taken away by the person and kept for a while, so that it can be put back. It gives its posting free meanwhile; lists,
-- figures and exports pass it over.
alter table applications add column removed_at timestamptz;
alter table applications add column removed_job_id bigint references postings on delete set null;
alter table applications add constraint applications_removed_check
  check (removed_at is null and removed_job_id is null or own_entry and job_id is null);
create index applications_removed on applications (removed_at) where removed_at is not null;
create index applications_removed_job on applications (removed_job_id) where removed_job_id is not null;

-- The one prepared follow-up of a quiet application, sent by the person themselves.
alter table applications add column follow_up_sent_at timestamptz;

-- The file that went along: kept for as long as an application names it, also when it left the list of resumes.
alter table applications add column sent_resume_key text;
alter table applications add column sent_resume_type text;
update applications a set sent_resume_key = r.file_key, sent_resume_type = r.content_type
from resumes r where r.id = a.resume_id and r.user_id = a.user_id and not a.applied_elsewhere;
create index applications_sent_resume on applications (sent_resume_key) where sent_resume_key is not null;

create table application_interviews (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  -- Names it in calendars, the same for good.
  uid uuid not null unique default gen_random_uuid(),
  -- Grows with every change, so that a calendar knows the newer file.
  sequence integer not null default 0,
  starts_at timestamptz not null,
  minutes integer not null default 60 check (minutes between 5 and 1440),
  -- The IANA name of the zone the employer spoke of; null when it was Manila's.
  employer_zone text check (length(employer_zone) between 1 and 64),
  place text not null default '' check (length(place) <= 300),
  link text not null default '' check (length(link) <= 2000),
  notes text not null default '' check (length(notes) <= 5000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index application_interviews_application on application_interviews (application_id, starts_at, id);

-- The date of an interview was one column; from here on it is the next (or else the last) of them.
insert into application_interviews (application_id, starts_at, created_at, updated_at)
select id, interview_date, updated_at, updated_at from applications where interview_date is not null;
alter table applications drop column interview_date;

-- What the person means to do about an application, by a day in Manila.
create table application_follow_ups (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  due_on date not null,
  text text not null check (length(text) between 1 and 500),
  done_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index application_follow_ups_application on application_follow_ups (application_id, due_on, id);

-- Grows whenever anything of a person's applications changes: what was counted at a revision holds until the next one.
create table application_revisions (
  user_id bigint primary key references users on delete cascade,
  revision bigint not null
);

-- Every change writes an event, so the events are what counts.
create function count_application_changes() returns trigger language plpgsql as $$
begin
  insert into application_revisions as r (user_id, revision)
  select distinct a.user_id, 1 from added e join applications a on a.id = e.application_id order by a.user_id
  on conflict (user_id) do update set revision = r.revision + 1;
  return null;
end $$;
create trigger application_events_counted after insert on application_events
  referencing new table as added for each statement execute function count_application_changes();
insert into application_revisions (user_id, revision) select distinct user_id, 1 from applications;
