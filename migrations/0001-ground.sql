-- What every room stands on: text search, addresses that ignore case, request limits.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

-- unaccent() itself is only stable, because its dictionary could be swapped; naming the dictionary
-- makes the answer fixed, which indexes and generated columns ask for.
create function f_unaccent(text) returns text
  language sql immutable parallel safe strict
  return unaccent('unaccent'::regdictionary, $1);

-- One row per limited key and window; counted up in the database so that all processes share one limit.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  primary key (key, window_start)
);

-- The sweep deletes by age.
create index rate_limits_window_start on rate_limits (window_start);
