-- What everything stands on: extensions, the language of search, request limits. The functions of `functions/` are loaded
-- right after this file and before every other one.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

-- English stems, but no word is thrown away: "IT support" has to be found.
create text search dictionary hanap_stem (template = snowball, language = english);
create text search configuration hanap (copy = english);
alter text search configuration hanap
  alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part with hanap_stem;

-- One row per limited key and window; counted up in the database so that all processes share one limit. Unlogged: counters
-- may be lost in a crash; they are not worth a write-ahead record each.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  primary key (key, window_start)
);
-- The sweep deletes by age.
create index rate_limits_window_start on rate_limits (window_start);
