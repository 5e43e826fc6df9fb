-- Two names of one employer, what the team says about an employer, and who lets their applications be counted.

-- A merged name keeps its row, with what was seen under it: later imports find it and go to the kept one, and undoing the
-- merge needs nothing else.
alter table employers
  add column merged_into_id bigint references employers,
  add column merged_at timestamptz,
  add constraint employers_merged_check
    check ((merged_into_id is null) = (merged_at is null) and merged_into_id is distinct from id);
create index employers_merged on employers (merged_into_id) where merged_into_id is not null;
create index employers_busiest on employers (total_posts desc, id) where merged_into_id is null;
create index employers_latest on employers (last_seen_at desc, id) where merged_into_id is null;

-- The name a posting stands under on its board, where `employer_id` is the one that name was merged into.
alter table postings add column named_employer_id bigint references employers;
create index postings_named_employer on postings (named_employer_id) where named_employer_id is not null;
create index postings_employer_open on postings (employer_id, date_posted desc, id desc)
  where closed_at is null and review_state = 'approved';

create index applications_job on applications (job_id) where job_id is not null;

-- What the team says about an employer on its public page, with the employer's answer. Each change is the next version;
-- the last one holds, and one without a text says nothing.
create table employer_notes (
  id bigint generated always as identity primary key,
  employer_id bigint not null references employers,
  version integer not null check (version > 0),
  text text not null check (length(text) <= 2000),
  written_at timestamptz not null,
  reply text not null default '' check (length(reply) <= 2000),
  replied_at timestamptz,
  -- The one who wrote it; the note outlives the account.
  admin_id bigint references users on delete set null,
  created_at timestamptz not null,
  unique (employer_id, version),
  check ((reply = '') = (replied_at is null)),
  check (text <> '' or reply = '')
);
create index employer_notes_admin on employer_notes (admin_id) where admin_id is not null;

-- Off until the person says yes; since when is what they agreed to.
alter table privacy_settings
  add column count_replies boolean not null default false,
  add column count_replies_since timestamptz,
  add check (count_replies = (count_replies_since is not null));
