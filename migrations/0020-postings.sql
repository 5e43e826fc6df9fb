-- Postings as the boards show them, the real jobs behind them, and what search reads.

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
  filler text not null default repeat(' ', 2000)
) with (toast_tuple_target = 128);
alter table posting_search alter column search set storage external;
alter table posting_search alter column brief set storage plain;
alter table posting_search alter column filler set storage main;
create index posting_search_words on posting_search using gin (search);
create index posting_search_newest on posting_search (sort_at desc, posting_id desc);

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

-- Words of the postings and in how many they stand, for completing the last word of a search.
create table search_words (
  word text primary key,
  postings integer not null
);
create index search_words_prefix on search_words (word text_pattern_ops);

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

-- English stems, but no word is thrown away: "IT support" has to be found.
create text search dictionary hanap_stem (template = snowball, language = english);
create text search configuration hanap (copy = english);
alter text search configuration hanap
  alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part with hanap_stem;

-- Text as search reads it, for postings and questions alike: no accents, "UX/UI" and "Node.js" as two words each.
create function search_text(text) returns text
  language sql immutable parallel safe strict
  return translate(replace(replace(lower(f_unaccent($1)), 'c++', 'cplusplus'), 'c#', 'csharp'), '/._@\', '     ');

-- The lexemes of the Manila day and month; like every filter's lexeme they have a tilde, which is in no word.
create function day_lexeme(day date) returns text
  language sql immutable parallel safe strict
  return '~d:' || to_char(day, 'YYYYMMDD');
create function month_lexeme(day date) returns text
  language sql immutable parallel safe strict
  return '~m:' || to_char(day, 'YYYYMM');

create function manila_day(timestamptz) returns date
  language sql immutable parallel safe strict
  return ($1 at time zone interval '8 hours')::date;

create function manila_midnight(day date) returns timestamptz
  language sql immutable parallel safe strict
  return day::timestamp at time zone interval '8 hours';

create function search_brief(title text, employer text, tag_names text[]) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('hanap', search_text(left(title, 300))), 'A')
    || setweight(to_tsvector('hanap', search_text(coalesce(left(employer, 200), ''))), 'B')
    || setweight(to_tsvector('hanap', search_text(left(coalesce(array_to_string(tag_names, ' , '), ''), 800))), 'B');

create function search_filters(
  sort_at timestamptz, sources text[], job_types text[], tag_ids bigint[], usd_min numeric, usd_max numeric
) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(
    array[day_lexeme(manila_day(sort_at)), month_lexeme(manila_day(sort_at))]
    || array(select '~s:' || s from unnest(sources) s)
    || array(select distinct '~j:' || lower(j) from unnest(job_types) j where j <> '')
    || array(select '~t:' || t from unnest(tag_ids) t where t is not null)
    || array(
      select '~p:' || r.name
      from (values ('0-500', 0, 500), ('500-1000', 500, 1000), ('1000-2000', 1000, 2000), ('2000-5000', 2000, 5000),
        ('5000+', 5000, 1e12)) r(name, low, high)
      where usd_min <= r.high and usd_max >= r.low
    )
  );

-- Job types a filter finds a posting under. The remote-jobs board has only remote work, and its "Any" excludes nothing.
create function filter_types(source text, job_types text[]) returns text[]
  language sql immutable parallel safe
  return job_types || case when source <> 'olj' then '{}'::text[]
    when job_types = '{}' then '{Remote,Full-time,Part-time,Gig}'::text[] else '{Remote}'::text[] end;

-- Chooses who stands for each cluster (open before closed, the board one can apply through first, then the oldest),
-- and makes the search rows say so. Clusters that lost their last posting go.
create function list_clusters(cluster_ids bigint[]) returns void language plpgsql as $$
begin
  update posting_clusters c set representative_id = m.id
  from (
    select distinct on (cluster_id) cluster_id, id from postings where cluster_id = any(cluster_ids)
    order by cluster_id, review_state <> 'approved', closed_at is not null, source <> 'olj', id
  ) m
  where c.id = m.cluster_id and c.representative_id is distinct from m.id;

  delete from posting_clusters c where c.id = any(cluster_ids)
    and not exists (select 1 from postings p where p.cluster_id = c.id);

  delete from posting_search s using postings p, posting_clusters c
  where p.cluster_id = any(cluster_ids) and s.posting_id = p.id and c.id = p.cluster_id
    and (c.representative_id is distinct from p.id or p.closed_at is not null or p.review_state <> 'approved');

  insert into posting_search as s (posting_id, sort_at, brief, search)
  select p.id, p.date_posted, b.brief,
    b.brief || setweight(to_tsvector('hanap', search_text(p.description)), 'D')
      || search_filters(p.date_posted, o.sources, o.job_types, t.ids, p.monthly_usd_min, p.monthly_usd_max)
  from posting_clusters c
  join postings p on p.id = c.representative_id
  left join employers e on e.id = p.employer_id
  cross join lateral (
    select array_agg(g.id) as ids, array_agg(g.name) as names
    from posting_tags pt join tags g on g.id = pt.tag_id where pt.posting_id = p.id
  ) t
  cross join lateral (
    select array_agg(distinct q.source) as sources, array_agg(distinct j.name) as job_types
    from postings q left join lateral unnest(filter_types(q.source, q.job_types)) j(name) on true
    where q.cluster_id = c.id and q.closed_at is null and q.review_state = 'approved'
  ) o
  cross join lateral (select search_brief(p.title, e.name, t.names) as brief) b
  where c.id = any(cluster_ids) and p.closed_at is null and p.review_state = 'approved'
  on conflict (posting_id) do update
    set sort_at = excluded.sort_at, brief = excluded.brief, search = excluded.search
    where (s.sort_at, s.brief, s.search) is distinct from (excluded.sort_at, excluded.brief, excluded.search);
end $$;

create function refresh_posting_days() returns void language sql as $$
  with counted as (
    select manila_day(sort_at) as day, count(*)::integer as listed from posting_search group by 1
  ), summed as (
    select day, listed,
      coalesce(sum(listed) over (order by day desc rows between unbounded preceding and 1 preceding), 0)::integer as newer,
      coalesce(sum(listed) over (order by day rows between unbounded preceding and 1 preceding), 0)::integer as older
    from counted
  ), gone as (
    delete from posting_days where day not in (select day from counted)
  )
  insert into posting_days as d (day, listed, newer, older) select * from summed
  on conflict (day) do update set listed = excluded.listed, newer = excluded.newer, older = excluded.older
    where (d.listed, d.newer, d.older) is distinct from (excluded.listed, excluded.newer, excluded.older)
$$;

-- What a person typed as a question. `last` is the word still being typed: it also stands for the ten most frequent
-- words that begin like it. Words that tell nothing ("the") count only when nothing else was typed. Null when nothing
-- was typed; signs without any word are a question that nothing answers.
create function search_question(typed text, last text) returns tsquery
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  rest tsquery := case when typed ~ '\w' then websearch_to_tsquery('english', search_text(typed)) end;
  word tsquery := case when last ~ '\w' then websearch_to_tsquery('english', search_text(last)) end;
  longer tsquery;
  question tsquery;
begin
  if typed !~ '\S' and last !~ '\S' then return null; end if;
  if coalesce(numnode(rest), 0) + coalesce(numnode(word), 0) = 0 then
    rest := case when typed ~ '\w' then websearch_to_tsquery('hanap', search_text(typed)) end;
    word := case when last ~ '\w' then websearch_to_tsquery('hanap', search_text(last)) end;
  end if;
  last := lower(f_unaccent(last));
  if length(last) >= 2 and last ~ '^[[:alnum:]]+$' then
    select string_agg(quote_literal(w.word), '|')::tsquery into longer
    from (select v.word from search_words v where v.word like last || '%' order by v.postings desc limit 10) w;
    if longer is null and length(last) >= 3 and not exists (select 1 from search_words) then
      longer := (last || ':*')::tsquery;
    end if;
  end if;
  if longer is not null then
    word := case when coalesce(numnode(word), 0) = 0 then longer else word || longer end;
  end if;
  question := case when coalesce(numnode(rest), 0) = 0 then word when coalesce(numnode(word), 0) = 0 then rest else rest && word end;
  return case when coalesce(numnode(question), 0) = 0 then quote_literal('~nothing')::tsquery else question end;
end $$;

-- "On one of these days", both ends included. More than a month is named by whole months, so that the question stays
-- short; what they bring in beyond the days is told apart by `sort_at`.
create function days_question(earliest date, latest date) returns tsquery language sql immutable as $$
  select case when latest - earliest <= 31 then (
    select string_agg(quote_literal(day_lexeme(earliest + i)), '|')::tsquery from generate_series(0, latest - earliest) i
  ) else (
    select string_agg(quote_literal(month_lexeme(m::date)), '|')::tsquery
    from generate_series(date_trunc('month', earliest::timestamp), latest::timestamp, interval '1 month') m
  ) end
$$;

-- The days of the listing that hold its nearest `target` postings: newest ones, or the oldest from `from_day` on.
-- `edge` is the farthest of them, `looked` how many listed postings that makes, `complete` whether it is all there are.
create function nearest_days(
  from_day date, newest_first boolean, target integer, out edge date, out looked integer, out complete boolean
) language plpgsql stable as $$
declare
  skipped integer := 0;
begin
  if newest_first then
    select day, newer + listed into edge, looked from posting_days
      where newer < target and (from_day is null or day >= from_day) order by newer desc limit 1;
    complete := not exists (select from posting_days where day < edge and (from_day is null or day >= from_day));
  else
    if from_day is not null then
      select coalesce(min(older), 0) into skipped from posting_days where day >= from_day;
    end if;
    select day, older + listed - skipped into edge, looked from posting_days
      where older < target + skipped and (from_day is null or day >= from_day) order by older desc limit 1;
    complete := not exists (select from posting_days where day > edge);
  end if;
  complete := complete or edge is null;
  looked := coalesce(looked, 0);
end $$;

-- The days up to `edge`, with `complete` all of them since `from_day`, as a question; null when that leaves none out.
create function wanted_days(from_day date, edge date, newest_first boolean, complete boolean) returns tsquery
language plpgsql stable as $$
declare
  last_day date := (select greatest(max(day), from_day) + 2 from posting_days);
begin
  return case
    when complete then case when from_day is not null then days_question(from_day, last_day) end
    when newest_first then days_question(edge, last_day)
    else days_question(coalesce(from_day, (select min(day) from posting_days)), edge) end;
end $$;

-- The listed postings that match `question` on one of `days` (null: any), in no order. Two conditions, because the index
-- then leaps through the list of a frequent word instead of reading it. Never by reading every row.
create function matching_postings(question tsquery, days tsquery, midnight timestamptz)
returns table (posting_id bigint, sort_at timestamptz, brief tsvector)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  if days is null then
    return query select s.posting_id, s.sort_at, s.brief from posting_search s where s.search @@ question and s.sort_at >= midnight;
  else
    return query select s.posting_id, s.sort_at, s.brief from posting_search s
      where s.search @@ question and s.search @@ days and s.sort_at >= midnight;
  end if;
end $$;

-- Whether finding every match costs less than finding those among `target` postings: a match that is read costs about as
-- much as ten postings' days in the index. `matches` of `looked` say how many to expect among the `listed`.
create function all_cost_less(target integer, need integer, matches integer, looked integer, listed integer) returns boolean
language sql immutable as $$
  select target >= listed or matches::float8 * listed / greatest(looked, 1) < 0.1 * target + 2 * need
$$;

-- The open postings that match `question`, nearest to the wanted end first: `need` of them if there are as many. Looks at
-- the nearest days first and at more of them only while too few were found. `looked` is how many listed postings that
-- were, `complete` whether it was all of them since `from_day`.
create function nearest_matches(
  question tsquery, from_day date, newest_first boolean, need integer,
  out ids bigint[], out looked integer, out complete boolean
) language plpgsql stable as $$
declare
  listed integer := coalesce((select d.newer + d.listed from posting_days d order by d.day limit 1), 0);
  midnight timestamptz := case when from_day is null then '-infinity' else manila_midnight(from_day) end;
  target integer := greatest(1000, need * 2);
  days record;
  asked tsquery;
  matches integer;
begin
  loop
    days := nearest_days(from_day, newest_first, target);
    asked := wanted_days(from_day, days.edge, newest_first, days.complete);
    if newest_first then
      ids := array(select m.posting_id from matching_postings(question, asked, midnight) m
        order by m.sort_at desc, m.posting_id desc);
    else
      ids := array(select m.posting_id from matching_postings(question, asked, midnight) m
        order by m.sort_at, m.posting_id);
    end if;
    matches := cardinality(ids);
    exit when days.complete or matches >= need;
    target := greatest(target * 4.0, least(1.3 * need * days.looked / greatest(matches, 1), 32.0 * target));
    if all_cost_less(target, need, matches, days.looked, listed) then target := 2000000000; end if;
  end loop;
  looked := days.looked;
  complete := days.complete;
end $$;

-- The newest matches, best first: 400 or more where the newest 20,000 postings have as many, at most 1,000. Which they are
-- depends on nothing but the question, so that pages neither repeat nor miss any.
create function best_matches(
  question tsquery, words tsquery, from_day date, out ids bigint[], out looked integer, out complete boolean
) language plpgsql stable as $$
declare
  listed integer := coalesce((select d.newer + d.listed from posting_days d order by d.day limit 1), 0);
  midnight timestamptz := case when from_day is null then '-infinity' else manila_midnight(from_day) end;
  target integer := 1500;
  days record;
  asked tsquery;
  matches integer;
begin
  loop
    days := nearest_days(from_day, true, target);
    asked := wanted_days(from_day, days.edge, true, days.complete);
    select array_agg(r.posting_id order by r.points desc, r.sort_at desc, r.posting_id desc), coalesce(max(r.found), 0) into ids, matches
    from (
      select m.posting_id, m.sort_at, count(*) over () as found,
        (ts_rank('{0.05, 0.2, 0.5, 1}', m.brief, words) * 100)::integer as points
      from matching_postings(question, asked, midnight) m
      order by m.sort_at desc, m.posting_id desc limit 1000
    ) r;
    exit when days.complete or matches >= 400 or (matches >= 10 and days.looked >= 20000);
    target := case when days.looked >= 20000 then 2000000000
      else least(20000, greatest(target * 4, 520.0 * days.looked / greatest(matches, 1))) end;
    if all_cost_less(target, 400, matches, days.looked, listed) then target := 2000000000; end if;
  end loop;
  ids := coalesce(ids, '{}');
  looked := days.looked;
  complete := days.complete and matches <= 1000;
end $$;

-- How many listed postings match, exactly up to 10,000. Where `known` matches among the `looked` nearest promise more,
-- days spread over the whole time are asked first: when they say that there are far more than 10,000, nothing is counted.
create function count_matches(question tsquery, from_day date, known integer, looked integer) returns integer
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  listed integer;
  days integer;
  every_nth integer;
  sampled integer;
  matched integer;
  sample tsquery;
begin
  select count(*), coalesce(sum(d.listed), 0) into days, listed from posting_days d where from_day is null or d.day >= from_day;
  if listed > 20000 and looked > 0 and known::numeric / looked * listed > 7000 then
    -- As many days as should hold 200 matches, but at least 2.
    every_nth := greatest(1, (days / least(greatest(2.0, 200.0 * looked / greatest(known, 1) * days / listed), 24.0))::integer);
    select string_agg(quote_literal(day_lexeme(d.day)), '|')::tsquery, sum(d.listed) into sample, sampled
    from (
      select p.day, p.listed, row_number() over (order by p.day) as place from posting_days p
      where from_day is null or p.day >= from_day
    ) d
    where d.place % every_nth = every_nth / 2;
    select count(*) into matched from posting_search s where s.search @@ question and s.search @@ sample;
    if matched >= 100 and matched::numeric / sampled * listed >= 15000 then return 10001; end if;
  end if;
  if from_day is null then
    return (select count(*) from posting_search s where s.search @@ question);
  end if;
  sample := wanted_days(from_day, null, true, true);
  return (
    select count(*) from posting_search s
    where s.search @@ question and s.search @@ sample and s.sort_at >= manila_midnight(from_day));
end $$;

-- The nearest postings that have the words of a phrase and in them the phrase itself, which has to be read in each
-- posting: first in the title, the employer and the tags, which are at hand. At most about 6,000 are read.
create function phrase_matches(
  question tsquery, words tsquery, from_day date, newest_first boolean, need integer, out ids bigint[], out complete boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  candidates integer := greatest(400, need * 4);
  near record;
begin
  loop
    near := nearest_matches(
      regexp_replace(question::text, '<(-|[0-9]+)>', '&', 'g')::tsquery, from_day, newest_first, candidates);
    complete := near.complete and cardinality(near.ids) <= candidates;
    ids := array(
      select s.posting_id from unnest(near.ids[1:candidates]) with ordinality c(id, place)
      join posting_search s on s.posting_id = c.id
      where s.brief @@ words or s.search @@ words
      order by c.place);
    exit when complete or cardinality(ids) >= need or candidates > 4000;
    candidates := candidates * 4;
  end loop;
end $$;

-- One page of the listing. `question` holds words and filters (null: everything), `words` only the person's words, for
-- ranking. By relevance the newest matches, at most 1,000, are ranked and the rest follow by date. `capped` says
-- that there are more than `total`, which is 10,000 at most. -1: not counted, because nobody asked (`count_too`).
create function search_postings(
  question tsquery, words tsquery, from_day date, sorted text, skip integer, take integer, count_too boolean,
  out ids bigint[], out total integer, out capped boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  need integer := skip + take;
  ranked boolean := sorted = 'relevance' and words is not null;
  near record;
  enough boolean := false;
  matches bigint[] := '{}';
begin
  if question is null then
    select n.ids, n.total into ids, total from newest_postings(from_day, sorted <> 'date_asc', skip, take, count_too) n;
    capped := total > 10000;
    total := least(total, 10000);
    return;
  end if;
  if words::text ~ '<(-|[0-9]+)>' and words::text !~ '!' then
    near := phrase_matches(question, words, from_day, sorted <> 'date_asc', greatest(need, case when ranked then 100 end));
    matches := case when ranked then ranked_ids(near.ids[1:1000], words) || near.ids[1001:] else near.ids end;
    ids := matches[skip + 1:need];
    total := least(cardinality(matches), 10000);
    capped := not near.complete or cardinality(matches) > 10000;
    return;
  end if;

  if ranked then
    near := best_matches(question, words, from_day);
    matches := near.ids;
    enough := near.complete or cardinality(matches) >= need;
  end if;
  if not enough then
    near := nearest_matches(question, from_day, sorted <> 'date_asc', need);
    matches := matches || near.ids[cardinality(matches) + 1:];
  end if;
  ids := matches[skip + 1:need];
  total := cardinality(matches);
  if not near.complete then
    total := case when count_too then count_matches(question, from_day, total, near.looked) else -1 end;
  end if;
  capped := total > 10000;
  total := least(total, 10000);
end $$;

-- Postings since `from_day` (null: all) by date alone, and how many there are, counted up to 10,001; -1 when not asked.
create function newest_postings(
  from_day date, newest_first boolean, skip integer, take integer, count_too boolean, out ids bigint[], out total integer
) language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  midnight timestamptz := case when from_day is null then '-infinity' else manila_midnight(from_day) end;
begin
  if newest_first then
    ids := array(select posting_id from posting_search where sort_at >= midnight
      order by sort_at desc, posting_id desc offset skip limit take);
  else
    ids := array(select posting_id from posting_search where sort_at >= midnight order by sort_at, posting_id offset skip limit take);
  end if;
  total := case when count_too then (
    select count(*) from (select from posting_search where sort_at >= midnight order by sort_at desc limit 10001) s) else -1 end;
end $$;

-- `ids`, newest first, put into the order of relevance.
create function ranked_ids(ids bigint[], words tsquery) returns bigint[]
language sql stable as $$
  select coalesce(array_agg(c.id order by (ts_rank('{0.05, 0.2, 0.5, 1}', s.brief, words) * 100)::integer desc, c.place), '{}')
  from unnest(ids) with ordinality c(id, place) join posting_search s on s.posting_id = c.id
$$;

-- Postings as the wire has them, in the order of `ids`. `viewer` adds that person's application to the real job, wherever
-- it was sent. A function with a generic plan, so that it is planned once per connection: left to choose, PostgreSQL
-- plans it for every call, which costs twice as much as the rows.
create function posting_cards(ids bigint[], viewer bigint, description_length integer) returns setof json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select json_build_object(
    'id', p.id, 'title', p.title,
    'employer', case when e.id is not null then json_build_object('id', e.id, 'name', e.name, 'total_posts', e.total_posts) end,
    'description', left(p.description, description_length),
    'job_type', p.job_type_text, 'job_types', p.job_types, 'salary', p.salary_text,
    'pay', case when p.monthly_usd_min is not null then json_build_object('min', p.pay_min, 'max', p.pay_max,
      'currency', p.pay_currency, 'period', p.pay_period, 'monthly_usd_min', p.monthly_usd_min,
      'monthly_usd_max', p.monthly_usd_max, 'monthly_php_min', p.monthly_php_min, 'monthly_php_max', p.monthly_php_max,
      'rate_date', p.rate_date) end,
    'date_posted', p.date_posted, 'date_posted_precision', p.date_posted_precision,
    'tags', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id), '[]')
      from posting_tags pt join tags t on t.id = pt.tag_id where pt.posting_id = p.id),
    'source', p.source,
    'sources', (select json_agg(json_build_object('source', q.source, 'url', q.url, 'job_id', q.id) order by q.id <> p.id, q.id)
      from postings q where q.cluster_id = p.cluster_id
        and (q.id = p.id or q.closed_at is null and q.review_state = 'approved')),
    'link', p.url, 'closed', p.closed_at is not null, 'closed_reason', p.close_reason,
    'last_seen_open', p.last_seen_open_at, 'first_seen', p.first_seen_at,
    'location', p.location, 'hours_per_week', p.hours_per_week, 'min_id_proof', p.min_id_proof,
    'application_state', case when viewer is not null then (
      select a.delivery from applications a join postings q on q.id = a.job_id
      where a.user_id = viewer and q.cluster_id = p.cluster_id
      order by a.delivery <> 'confirmed', a.job_id <> p.id, a.id limit 1) end,
    'reposted', p.repost_count > 0)
  from unnest(ids) with ordinality w(id, place)
  join postings p on p.id = w.id
  left join employers e on e.id = p.employer_id
  where p.review_state = 'approved'
  order by w.place;
end $$;
