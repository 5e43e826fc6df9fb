-- Postings as the boards show them, the real jobs behind them, and how they came in.

create table sources (
  source text primary key check (source in ('olj', 'linkedin')),
  -- Off until the operator switches it on: both boards restrict automated reading.
  enabled boolean not null default false,
  stopped_reason text,
  stopped_at timestamptz,
  last_run_at timestamptz,
  -- False while a reading is under way or broke off: then the next one may not stop at the first known pages.
  complete boolean not null default false,
  updated_at timestamptz not null
);

create table employers (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  name_key text not null unique,
  total_posts integer not null default 0,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);

create index employers_name on employers (lower(name), id);
create index employers_name_part on employers using gin (f_unaccent(lower(name)) gin_trgm_ops);

create table employer_sources (
  employer_id bigint not null references employers on delete cascade,
  source text not null references sources,
  source_key text not null default '',
  url text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (employer_id, source)
);

create table posting_clusters (
  id bigint generated always as identity primary key,
  representative_id bigint,
  created_at timestamptz not null
);

create table postings (
  id bigint generated always as identity primary key,
  source text not null references sources,
  source_id text not null check (length(source_id) between 1 and 100),
  url text not null check (length(url) <= 2000),
  title text not null check (length(title) between 1 and 300),
  title_key text not null,
  employer_id bigint references employers,
  description text not null default '' check (length(description) <= 32000),
  job_types text[] not null default '{}',
  job_type_text text not null default '',
  salary_text text,
  pay_min numeric(14, 2),
  pay_max numeric(14, 2),
  pay_currency text check (pay_currency in ('USD', 'PHP')),
  pay_period text check (pay_period in ('hour', 'day', 'week', 'month', 'year')),
  monthly_usd_min numeric(14, 2),
  monthly_usd_max numeric(14, 2),
  monthly_php_min numeric(14, 2),
  monthly_php_max numeric(14, 2),
  rate_date date,
  date_posted timestamptz not null,
  date_posted_precision text not null default 'time' check (date_posted_precision in ('time', 'day')),
  first_seen_at timestamptz not null,
  last_seen_open_at timestamptz not null,
  checked_at timestamptz not null,
  closed_at timestamptz,
  close_reason text,
  failed_checks integer not null default 0,
  repost_count integer not null default 0,
  location text,
  hours_per_week integer,
  min_id_proof integer,
  review_state text not null default 'approved' check (review_state in ('approved', 'held', 'hidden')),
  -- Why it is held: kinds of safety notes, or 'reports'. `cleared` are the kinds somebody of the team looked at and let pass:
  -- they do not hold it again.
  held_for text[] not null default '{}',
  cleared text[] not null default '{}',
  card_hash text not null,
  content_hash text not null,
  cluster_id bigint not null references posting_clusters,
  -- Why this posting counts as the same real job as the others of its cluster.
  cluster_reason text,
  cluster_score real,
  unique (source, source_id),
  check (pay_min is null or pay_min <= pay_max)
);
alter table posting_clusters
  add foreign key (representative_id) references postings on delete set null deferrable initially deferred;
create index postings_cluster on postings (cluster_id);
create index postings_employer on postings (employer_id, date_posted desc);
create index postings_title_key on postings (title_key, date_posted desc);
create index postings_to_check on postings (checked_at) where closed_at is null;
create index postings_in_review on postings (review_state, id desc) where review_state <> 'approved';

create table tags (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  name_key text not null unique,
  uses integer not null default 0
);
create index tags_uses on tags (uses desc);

create table posting_tags (
  posting_id bigint not null references postings on delete cascade,
  tag_id bigint not null references tags,
  primary key (posting_id, tag_id)
);
create index posting_tags_tag on posting_tags (tag_id, posting_id desc);

create table ingest_runs (
  id bigint generated always as identity primary key,
  source text not null references sources,
  kind text not null check (kind in ('scheduled', 'manual', 'recheck')),
  state text not null check (state in ('running', 'done', 'stopped', 'failed')),
  started_at timestamptz not null,
  ended_at timestamptz,
  pages integer not null default 0,
  fetched integer not null default 0,
  new integer not null default 0,
  changed integer not null default 0,
  closed integer not null default 0,
  failed integer not null default 0,
  message text
);
create index ingest_runs_latest on ingest_runs (source, started_at desc);

-- Pages that were not understood, kept for seven days.
create table unparsed_pages (
  id bigint generated always as identity primary key,
  run_id bigint references ingest_runs on delete cascade,
  source text not null references sources,
  url text not null,
  problem text not null,
  raw text not null,
  seen_at timestamptz not null
);
create index unparsed_pages_age on unparsed_pages (seen_at);
