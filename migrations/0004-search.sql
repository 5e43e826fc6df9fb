-- What search reads, what it learnt from the postings, and what people searched for.

-- What the listing reads: one narrow row per real job that is open and approved. `search` holds words and, under names
-- no word can have ('~s:olj', '~j:gig', '~p:0-500', '~t:17', '~d:20261121'), every filter, so that any combination is
-- one index question. `brief` holds the words of title, employer and tags for ranking without reading `search`.
create table posting_search (
  posting_id bigint primary key references postings on delete cascade,
  sort_at timestamptz not null,
  brief tsvector not null,
  search tsvector not null,
  -- PostgreSQL moves a long value out of a row only when the row is over 2,000 bytes. These spaces bring every row over
  -- it and are then packed into a few bytes, so that also the `search` of a short posting leaves the row.
  filler text not null default repeat(' ', 2000),
  -- Which of `known_filters` it has, a bit each. Worked out by the database, so that no writer can forget it.
  filters integer not null generated always as (filter_bits(search)) stored
-- The index of filters answers alone only for pages that were vacuumed since they were written; usually that waits for a
-- fifth more rows.
) with (toast_tuple_target = 128, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table posting_search alter column search set storage external;
alter table posting_search alter column brief set storage plain;
alter table posting_search alter column filler set storage main;
create index posting_search_words on posting_search using gin (search);
create index posting_search_newest on posting_search (sort_at desc, posting_id desc);
-- Answers and counts questions of filters alone.
create index posting_search_filters on posting_search (filters, sort_at desc, posting_id desc);

-- Listed postings per Manila day, and on all newer and all older days: says how far a search has to look.
-- Refreshed after each run, so approximate.
create table posting_days (
  day date primary key,
  listed integer not null,
  newer integer not null,
  older integer not null
);
create index posting_days_newer on posting_days (newer);
create index posting_days_older on posting_days (older);

-- How to ask for the newest `listed` postings: by days, for those of the last month.
create table posting_spans (
  listed integer primary key,
  since tsquery not null
);

-- Words of the postings and in how many they stand, for completing the last word of a search.
create table search_words (
  word text primary key,
  postings integer not null
);
create index search_words_prefix on search_words (word text_pattern_ops);

-- Words as titles, employers and tags spell them, and in how many postings; what a slip of the pen is put right with.
create table spelled_words (
  word text primary key,
  postings integer not null
);
create index spelled_words_near on spelled_words using gin (word gin_trgm_ops);

-- What can be suggested while somebody types, the key without accents and in small letters.
create table suggested_terms (
  kind text not null check (kind in ('title', 'skill', 'employer')),
  term_key text not null check (length(term_key) between 2 and 80),
  term text not null,
  postings integer not null,
  primary key (kind, term_key)
);
create index suggested_terms_begin on suggested_terms (term_key text_pattern_ops);
create index suggested_terms_words on suggested_terms using gin (term_key gin_trgm_ops);

-- A number that changes with everything that changes what lists hold, so that an answer kept for signed-in people is never
-- older than the last change (decision 015). A sequence, because a counted row would make writers wait in line.
create sequence market_revision;
create trigger market_changed after insert or update or delete or truncate on posting_search
  for each statement execute function market_changed();

-- What a person searched for, the newest 50 searches of the last 90 days; only that person sees them.
create table recent_searches (
  user_id bigint not null references users on delete cascade,
  query_key text not null check (length(query_key) between 1 and 200),
  query text not null check (length(query) between 1 and 200),
  filters jsonb not null default '{}' check (jsonb_typeof(filters) = 'object'),
  searched_at timestamptz not null,
  primary key (user_id, query_key)
);
create index recent_searches_latest on recent_searches (user_id, searched_at desc);
-- The sweep deletes by age.
create index recent_searches_age on recent_searches (searched_at);
