-- What a person keeps for later: postings, and searches to look at again.

create table saved_jobs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references postings on delete cascade,
  notes text not null default '' check (length(notes) <= 2000),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  saved_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, job_id)
);
create index saved_jobs_newest on saved_jobs (user_id, saved_at desc, id desc);
-- Postings somebody saved are looked at again before the others.
create index saved_jobs_job on saved_jobs (job_id);

create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  name_key text not null,
  -- What the address of the listing says: texts by parameter, without the page.
  criteria jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, name_key)
);
create index saved_searches_newest on saved_searches (user_id, created_at desc, id desc);
