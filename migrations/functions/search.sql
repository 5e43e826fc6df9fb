-- Search, from what a person typed to a page of ids (docs/decisions/006-search.md has the drawing). Read it from top to
-- bottom: each function uses only those above it, but for `list_clusters` in postings.sql, which writes what is read here.
--
-- The functions of the first two parts stand in generated columns and indexes. Whoever changes what one of them answers
-- writes a migration that builds those anew.

-- 1. Words and days as the index has them

-- unaccent() itself is only stable, because its dictionary could be swapped; naming the dictionary makes the answer
-- fixed, which indexes and generated columns ask for.
create or replace function f_unaccent(text) returns text
  language sql immutable parallel safe strict
  return unaccent('unaccent'::regdictionary, $1);

-- Text as search reads it, for postings and questions alike: no accents, "UX/UI" and "Node.js" as two words each.
create or replace function search_text(text) returns text
  language sql immutable parallel safe strict
  return translate(replace(replace(lower(f_unaccent($1)), 'c++', 'cplusplus'), 'c#', 'csharp'), '/._@\', '     ');

create or replace function manila_day(timestamptz) returns date
  language sql immutable parallel safe strict
  return ($1 at time zone interval '8 hours')::date;

create or replace function manila_midnight(day date) returns timestamptz
  language sql immutable parallel safe strict
  return day::timestamp at time zone interval '8 hours';

-- The lexemes of the Manila day and month; like every filter's lexeme they have a tilde, which is in no word.
create or replace function day_lexeme(day date) returns text
  language sql immutable parallel safe strict
  return '~d:' || to_char(day, 'YYYYMMDD');

create or replace function month_lexeme(day date) returns text
  language sql immutable parallel safe strict
  return '~m:' || to_char(day, 'YYYYMM');

-- 2. What a posting is found by

-- Job types a filter finds a posting under. The remote-jobs board has only remote work, and its "Any" excludes nothing.
create or replace function filter_types(source text, job_types text[]) returns text[]
  language sql immutable parallel safe
  return job_types || case when source <> 'olj' then '{}'::text[]
    when job_types = '{}' then '{Remote,Full-time,Part-time,Gig}'::text[] else '{Remote}'::text[] end;

create or replace function search_brief(title text, employer text, tag_names text[]) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('hanap', search_text(left(title, 300))), 'A')
    || setweight(to_tsvector('hanap', search_text(coalesce(left(employer, 200), ''))), 'B')
    || setweight(to_tsvector('hanap', search_text(left(coalesce(array_to_string(tag_names, ' , '), ''), 800))), 'B');

-- The words of a title as names of their own, so that the index itself tells a title from a text that speaks of the same:
-- `~n:` by their stem, `~e:` as they are written, for "accountant" and "account manager" have one stem.
create or replace function title_names(title text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(
    array(select '~n:' || w from unnest(tsvector_to_array(to_tsvector('hanap', search_text(left(title, 300))))) w)
    || array(select '~e:' || w from unnest(tsvector_to_array(to_tsvector('simple', search_text(left(title, 300))))) w));

create or replace function search_filters(
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

-- The filters that are known beforehand, as `search` names them; the place of each is its bit in `filters`. A filter that
-- is not among them, such as a tag, is asked of `search`.
create or replace function known_filters() returns tsquery[]
  language sql immutable parallel safe
  return array[
    $$'~s:olj'$$, $$'~s:linkedin'$$,
    $$'~j:full-time'$$, $$'~j:part-time'$$, $$'~j:contract'$$, $$'~j:gig'$$, $$'~j:remote'$$, $$'~j:hybrid'$$, $$'~j:on-site'$$,
    $$'~p:0-500'$$, $$'~p:500-1000'$$, $$'~p:1000-2000'$$, $$'~p:2000-5000'$$, $$'~p:5000+'$$
  ]::tsquery[];

-- Which of them a posting has. `strip` reads `search` into memory once instead of once per filter.
create or replace function filter_bits(search tsvector) returns integer
language plpgsql immutable parallel safe as $$
declare
  names tsvector := strip(search);
  filter tsquery;
  bit integer := 1;
  bits integer := 0;
begin
  foreach filter in array known_filters() loop
    if names @@ filter then bits := bits | bit; end if;
    bit := bit << 1;
  end loop;
  return bits;
end $$;

-- 3. What a person asks

-- What a person typed as a question. `last` is the word still being typed: it also stands for the ten most frequent
-- words that begin like it. Words that tell nothing ("the") count only when nothing else was typed. Null when nothing
-- was typed; signs without any word are a question that nothing answers.
create or replace function search_question(typed text, last text) returns tsquery
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
    -- From the word itself to the last character there is: what begins like it.
    select string_agg(quote_literal(w.word), '|')::tsquery into longer from (
      select v.word from search_words v where v.word ~>=~ last and v.word ~<~ (last || chr(1114111))
      order by v.postings desc limit 10
    ) w;
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

-- A question asked of titles alone; null for one that is about places of words or words that are not wanted.
create or replace function title_question(question tsquery) returns tsquery
  language sql immutable parallel safe
  return case when question is null or question::text ~ '<(-|[0-9]+)>|!' then null
    else regexp_replace(question::text, '''((?:[^'']|'''')*)''(:[ABCD*]+)?', '''~n:\1''', 'g')::tsquery end;

-- A question in which some words have other names: each of `alternatives` is a list like 'va|virtual assistant|^secretary',
-- any of which will do, with all of its words. Behind a `^` stands work that is only near: a title or a tag names it, because
-- in a text its words mean anything ("guard the calendar").
create or replace function search_question(typed text, last text, alternatives text[]) returns tsquery
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  question tsquery := search_question(typed, last);
  names text;
  name text;
  near text[];
  one tsquery;
  any_of tsquery;
begin
  foreach names in array alternatives loop
    any_of := null;
    near := '{}';
    foreach name in array string_to_array(names, '|') loop
      -- A name is taken at its word: "IT support" is not any support.
      one := plainto_tsquery('hanap', search_text(ltrim(name, '^')));
      if starts_with(name, '^') then
        near := near || ltrim(name, '^');
        one := title_question(one);
      end if;
      if numnode(one) > 0 then any_of := coalesce(any_of || one, one); end if;
    end loop;
    if cardinality(near) > 0 then
      select string_agg(quote_literal('~t:' || t.id), '|')::tsquery into one from tags t where t.name_key = any(near);
      any_of := coalesce(any_of || one, any_of, one);
    end if;
    if any_of is not null then question := coalesce(question && any_of, any_of); end if;
  end loop;
  return question;
end $$;

-- A question with what it asks of titles as words, which is what they are ranked by.
create or replace function spoken_question(question tsquery) returns tsquery
  language sql immutable parallel safe
  return replace(question::text, '''~n:', '''')::tsquery;

-- Titles with all of these very words; null where there are none.
create or replace function exact_question(words text) returns tsquery
  language sql immutable parallel safe
  return (select string_agg(quote_literal('~e:' || w), '&')::tsquery
    from unnest(tsvector_to_array(to_tsvector('simple', search_text(words)))) w);

-- "On one of these days", both ends included. More than a month is named by whole months, so that the question stays
-- short; what they bring in beyond the days is told apart by `sort_at`.
create or replace function days_question(earliest date, latest date) returns tsquery
language plpgsql immutable set plan_cache_mode = force_generic_plan as $$
declare
  day date := earliest;
  question text;
begin
  if latest - earliest > 31 then day := date_trunc('month', earliest::timestamp); end if;
  while day <= latest loop
    question := concat_ws('|', question,
      quote_literal(case when latest - earliest > 31 then month_lexeme(day) else day_lexeme(day) end));
    day := case when latest - earliest > 31 then day + interval '1 month' else day + interval '1 day' end;
  end loop;
  return question::tsquery;
end $$;

-- "Since this day" for who looks at `sort_at` too: whole months, and days only of a month that is left out for the most
-- part. A month of days are thirty lists the index has to walk side by side, which cost as much as all the words.
create or replace function since_question(from_day date, last_day date) returns tsquery
language plpgsql immutable set plan_cache_mode = force_generic_plan as $$
declare
  month_after date := date_trunc('month', from_day::timestamp) + interval '1 month';
begin
  if last_day - from_day <= 10 then return days_question(from_day, last_day); end if;
  if extract(day from from_day) <= 11 then month_after := month_after - interval '1 month'; end if;
  return (
    select string_agg(quote_literal(l.name), '|')::tsquery from (
      select month_lexeme(m::date) as name from generate_series(month_after::timestamp, last_day::timestamp, interval '1 month') m
      union all
      select day_lexeme(from_day + i) from generate_series(0, month_after - from_day - 1) i
    ) l);
end $$;

-- 4. How far to look: days that hold enough postings

-- The days of the listing that hold its nearest `target` postings: newest ones, or the oldest from `from_day` on.
-- `edge` is the farthest of them, `looked` how many listed postings that makes, `complete` whether it is all there are.
create or replace function nearest_days(
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
create or replace function wanted_days(from_day date, edge date, newest_first boolean, complete boolean) returns tsquery
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  last_day date := (select greatest(max(day), from_day) + 2 from posting_days);
begin
  return case
    when complete then case when from_day is not null then since_question(from_day, last_day) end
    when newest_first then days_question(edge, last_day)
    else days_question(coalesce(from_day, (select min(day) from posting_days)), edge) end;
end $$;

-- The newest `target` postings or somewhat more, as a question (null: all there are), and how many they are. Since a day,
-- they are looked up only as long as they are newer than that day.
create or replace function newest_span(from_day date, target integer, out asked tsquery, out looked integer, out complete boolean)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  days record;
  since integer;
begin
  select s.listed, s.since into looked, asked from posting_spans s where s.listed >= target order by s.listed limit 1;
  if found and from_day is null then
    complete := not exists (select from posting_days d where d.newer >= looked);
    if complete then asked := null; end if;
    return;
  end if;
  if found then
    select d.newer + d.listed into since from posting_days d where d.day >= from_day order by d.day limit 1;
    complete := false;
    if since > looked then return; end if;
  end if;
  days := nearest_days(from_day, true, target);
  asked := wanted_days(from_day, days.edge, true, days.complete);
  looked := days.looked;
  complete := days.complete;
end $$;

-- Whether finding every match costs less than finding those among `target` postings: a match that is read costs about as
-- much as ten postings' days in the index. `matches` of `looked` say how many to expect among the `listed`.
create or replace function all_cost_less(target integer, need integer, matches integer, looked integer, listed integer) returns boolean
language sql immutable as $$
  select target >= listed or matches::float8 * listed / greatest(looked, 1) < 0.1 * target + 2 * need
$$;

-- 5. Finding

-- The listed postings that match `question` on one of `days` (null: any), in no order. Two conditions, because the index
-- then leaps through the list of a frequent word instead of reading it. Never by reading every row.
create or replace function matching_postings(question tsquery, days tsquery, midnight timestamptz)
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

-- The open postings that match `question`, nearest to the wanted end first: `need` of them if there are as many. Looks at
-- the nearest days first and at more of them only while too few were found. `looked` is how many listed postings that
-- were, `complete` whether it was all of them since `from_day`.
create or replace function nearest_matches(
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
    if newest_first then
      days := newest_span(from_day, target);
      asked := days.asked;
      ids := array(select m.posting_id from matching_postings(question, asked, midnight) m
        order by m.sort_at desc, m.posting_id desc);
    else
      days := nearest_days(from_day, newest_first, target);
      asked := wanted_days(from_day, days.edge, newest_first, days.complete);
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

-- The newest matches, best first: 100 or more where the newest 20,000 postings have as many, at most 400. Which they are
-- depends on nothing but the question, so that pages neither repeat nor miss any. `offset 0` keeps the planner from
-- walking from the newest posting on: for rare words that would be every row.
create or replace function best_matches(
  question tsquery, words tsquery, from_day date, out ids bigint[], out looked integer, out complete boolean
) language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  listed integer := coalesce((select d.newer + d.listed from posting_days d order by d.day limit 1), 0);
  midnight timestamptz := case when from_day is null then '-infinity' else manila_midnight(from_day) end;
  target integer := 1000;
  span record;
  matches integer;
begin
  loop
    span := newest_span(from_day, target);
    if span.asked is null then
      select array_agg(r.posting_id order by r.points desc, r.sort_at desc, r.posting_id desc), coalesce(max(r.found), 0)
      into ids, matches
      from (
        select n.posting_id, n.sort_at, n.found, (ts_rank('{0.05, 0.2, 0.5, 1}', n.brief, words) * 100)::integer as points
        from (
          select * from (
            select s.posting_id, s.sort_at, s.brief, count(*) over () as found from posting_search s
            where s.search @@ question and s.sort_at >= midnight offset 0
          ) m order by m.sort_at desc, m.posting_id desc limit 400
        ) n
      ) r;
    else
      select array_agg(r.posting_id order by r.points desc, r.sort_at desc, r.posting_id desc), coalesce(max(r.found), 0)
      into ids, matches
      from (
        select n.posting_id, n.sort_at, n.found, (ts_rank('{0.05, 0.2, 0.5, 1}', n.brief, words) * 100)::integer as points
        from (
          select * from (
            select s.posting_id, s.sort_at, s.brief, count(*) over () as found from posting_search s
            where s.search @@ question and s.search @@ span.asked and s.sort_at >= midnight offset 0
          ) m order by m.sort_at desc, m.posting_id desc limit 400
        ) n
      ) r;
    end if;
    exit when span.complete or matches >= 100 or (matches >= 10 and span.looked >= 20000);
    target := case when span.looked >= 20000 then 2000000000
      else least(20000, greatest(target * 2, 140.0 * span.looked / greatest(matches, 1))) end;
    if all_cost_less(target, 100, matches, span.looked, listed) then target := 2000000000; end if;
  end loop;
  ids := coalesce(ids, '{}');
  looked := span.looked;
  complete := span.complete and matches <= 400;
end $$;

-- The nearest postings that have the words of a phrase and in them the phrase itself, which has to be read in each
-- posting: first in the title, the employer and the tags, which are at hand. At most about 10,000 are read.
create or replace function phrase_matches(
  question tsquery, words tsquery, from_day date, newest_first boolean, need integer, out ids bigint[], out complete boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  candidates integer := greatest(160, need * 4);
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
    exit when complete or cardinality(ids) >= need or candidates > 2500;
    candidates := candidates * 4;
  end loop;
end $$;

-- `ids`, newest first, put into the order of relevance.
create or replace function ranked_ids(ids bigint[], words tsquery) returns bigint[]
language sql stable as $$
  select coalesce(array_agg(c.id order by (ts_rank('{0.05, 0.2, 0.5, 1}', s.brief, words) * 100)::integer desc, c.place), '{}')
  from unnest(ids) with ordinality c(id, place) join posting_search s on s.posting_id = c.id
$$;

-- Postings since `from_day` (null: all) by date alone, and how many there are, counted up to 10,001; -1 when not asked.
create or replace function newest_postings(
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

-- The values of `filters` among the listed postings that answer `question`; null where it asks for anything but known
-- filters. There are some dozens of values, found by leaping from one to the next in the index.
create or replace function filter_kinds(question tsquery) returns integer[]
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  known text[] := array(
    select btrim(k.filter::text, '''') from unnest(known_filters()) with ordinality k(filter, place) order by k.place);
begin
  if exists (
    select from regexp_matches(question::text, '''((?:[^'']|'''')*)''([^ )]*)', 'g') part(of)
    where part.of[1] <> all(known) or part.of[2] <> ''
  ) then return null; end if;
  return array(
    with recursive kinds(bits) as (
      (select s.filters from posting_search s order by s.filters limit 1)
      union all
      select (select s.filters from posting_search s where s.filters > k.bits order by s.filters limit 1)
      from kinds k where k.bits is not null
    )
    select k.bits from kinds k
    cross join lateral (
      select coalesce(array_agg(n.name), '{}') as names from unnest(known) with ordinality n(name, place)
      where k.bits & (1 << (n.place - 1)::integer) <> 0
    ) has
    where k.bits is not null and array_to_tsvector(has.names) @@ question);
end $$;

-- One page of the postings whose `filters` are among `kinds`, nearest to the wanted end first, and how many there are,
-- counted up to 10,001; -1 when not asked. Everything comes from the index. Of each kind no more is read than a page
-- needs, and of the days no more than hold enough: else a far page of many kinds would read all of them.
create or replace function filtered_postings(
  kinds integer[], from_day date, newest_first boolean, skip integer, take integer, count_too boolean,
  out ids bigint[], out total integer
) language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  midnight timestamptz := case when from_day is null then '-infinity' else manila_midnight(from_day) end;
  need integer := skip + take;
  target integer := greatest(1000, need * 2);
  days record;
  edge timestamptz;
begin
  loop
    days := nearest_days(from_day, newest_first, target);
    if newest_first then
      edge := case when days.complete then midnight else manila_midnight(days.edge) end;
      ids := array(
        select n.posting_id from unnest(kinds) k(bits)
        cross join lateral (
          select s.posting_id, s.sort_at from posting_search s where s.filters = k.bits and s.sort_at >= edge
          order by s.sort_at desc, s.posting_id desc limit need
        ) n
        order by n.sort_at desc, n.posting_id desc limit need);
    else
      edge := case when days.complete then 'infinity' else manila_midnight(days.edge + 1) end;
      ids := array(
        select n.posting_id from unnest(kinds) k(bits)
        cross join lateral (
          select s.posting_id, s.sort_at from posting_search s
          where s.filters = k.bits and s.sort_at >= midnight and s.sort_at < edge
          order by s.sort_at, s.posting_id limit need
        ) n
        order by n.sort_at, n.posting_id limit need);
    end if;
    exit when days.complete or cardinality(ids) >= need;
    target := greatest(target * 4.0, least(1.3 * need * days.looked / greatest(cardinality(ids), 1), 32.0 * target));
  end loop;
  ids := ids[skip + 1:need];
  total := case when count_too then (
    select count(*) from (
      select from posting_search s where s.filters = any(kinds) and s.sort_at >= midnight limit 10001
    ) c) else -1 end;
end $$;

-- 6. Counting

-- How many listed postings match, exactly up to 10,000. Where `known` matches among the `looked` nearest promise about
-- that many, days spread over the whole time are asked first. They are believed when they say more than 10,000 by five
-- times their own uncertainty (the root of the hits): 15,000 by 100 hits, 11,700 by 900. What is counted one by one stops
-- at the first that is too many.
create or replace function count_matches(question tsquery, from_day date, known integer, looked integer) returns integer
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  midnight timestamptz := case when from_day is not null then manila_midnight(from_day) end;
  listed integer;
  days integer;
  expected float8;
  wanted float8;
  every_nth integer;
  sampled integer;
  matched integer;
  sample tsquery;
begin
  select count(*), coalesce(sum(d.listed), 0) into days, listed from posting_days d where from_day is null or d.day >= from_day;
  expected := case when looked > 0 then known::float8 / looked * listed else 0 end;
  if listed > 20000 and expected > 9000 then
    wanted := case when expected < 17000 then 900 else 200 end;
    -- As many days as should hold the wanted hits, but at least 2.
    every_nth := greatest(1, (days / least(greatest(2.0, wanted * days / expected), 32.0))::integer);
    select string_agg(quote_literal(day_lexeme(d.day)), '|')::tsquery, sum(d.listed) into sample, sampled
    from (
      select p.day, p.listed, row_number() over (order by p.day) as place from posting_days p
      where from_day is null or p.day >= from_day
    ) d
    where d.place % every_nth = every_nth / 2;
    select count(*) into matched from posting_search s where s.search @@ question and s.search @@ sample;
    if matched >= 100 and matched::float8 / sampled * listed >= 10000 * (1 + 5 / sqrt(matched)) then return 10001; end if;
  end if;
  if from_day is null then
    return (select count(*) from (select from posting_search s where s.search @@ question limit 10001) c);
  end if;
  sample := wanted_days(from_day, null, true, true);
  return (
    select count(*) from (
      select from posting_search s
      where s.search @@ question and s.search @@ sample and s.sort_at >= midnight limit 10001
    ) c);
end $$;

-- 7. A page

-- One page of the listing. `question` holds words and filters (null: everything), `words` only the person's words, for
-- ranking. Filters alone are answered by the index of filters. By relevance the newest matches are ranked and the rest
-- follow by date; a phrase is ranked among its 40 nearest postings. `capped` says that there are more than `total`, which
-- is 10,000 at most. -1: not counted, because nobody asked (`count_too`).
create or replace function search_postings(
  question tsquery, words tsquery, from_day date, sorted text, skip integer, take integer, count_too boolean,
  out ids bigint[], out total integer, out capped boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  need integer := skip + take;
  ranked boolean := sorted = 'relevance' and words is not null;
  kinds integer[];
  near record;
  enough boolean := false;
  matches bigint[] := '{}';
begin
  if words is null and question is not null then kinds := filter_kinds(question); end if;
  if question is null or kinds is not null then
    if question is null then
      select n.ids, n.total into ids, total from newest_postings(from_day, sorted <> 'date_asc', skip, take, count_too) n;
    else
      select f.ids, f.total into ids, total
      from filtered_postings(kinds, from_day, sorted <> 'date_asc', skip, take, count_too) f;
    end if;
    capped := total > 10000;
    total := least(total, 10000);
    return;
  end if;
  if words::text ~ '<(-|[0-9]+)>' and words::text !~ '!' then
    near := phrase_matches(question, words, from_day, sorted <> 'date_asc', greatest(need, case when ranked then 40 end));
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

-- Ids in their order, and then those of `others` that are not among them.
create or replace function first_and(ids bigint[], others bigint[]) returns bigint[]
language sql immutable as $$
  select ids || array(select o.id from unnest(others) with ordinality o(id, place) where o.id <> all(ids) order by o.place)
$$;

-- The newest postings whose title is one of `titles` (as `title_key` has it) and nothing else, 20 at most.
create or replace function exactly_titled(question tsquery, from_day date, titles text[]) returns bigint[]
language sql stable as $$
  select array(
    select n.id from (
      select c.id, c.sort_at from unnest(titles) t(title)
      cross join lateral (
        select s.posting_id as id, s.sort_at, s.search
        from (
          select q.id from postings q where q.title_key = t.title order by q.date_posted desc limit 40
        ) p
        join posting_search s on s.posting_id = p.id
      ) c
      where c.search @@ question and (from_day is null or c.sort_at >= manila_midnight(from_day))
    ) n
    order by n.sort_at desc, n.id desc limit 20)
$$;

-- What two questions both ask; null is no question.
create or replace function both_asked(one tsquery, other tsquery) returns tsquery
language sql immutable parallel safe as $$ select coalesce(one && other, one, other) $$;

-- Any of the questions; null where there are none.
create or replace function any_asked(questions tsquery[]) returns tsquery
language plpgsql immutable parallel safe as $$
declare
  asked tsquery;
  one tsquery;
begin
  foreach one in array questions loop asked := coalesce(asked || one, asked, one); end loop;
  return asked;
end $$;

-- Titles that name the work of a search without its other words, the nearest first: those with the `plain` words as they
-- are written, those with all of `core`, lists of names as in `search_question`, and each of `kin`, questions of kinds of work.
create or replace function kindred_titles(plain text, core text[], kin text[]) returns tsquery[]
language sql stable as $$
  select array_remove(array[exact_question(plain), title_question(search_question('', '', core))] || kin::tsquery[], null)
$$;

-- As `search_postings`, but by relevance these come first, at most 40 of a kind: postings whose title is one of `titles`;
-- those with the `own` words in their title as they are written; those whose title answers `same`, the question with other
-- names of the same work, then `words`, the question with all its names; then `kindred` titles, those with all the words in
-- their text before the others; then texts that have the words. Where something was understood beside the words, `filters`
-- lets postings pass that are silent about it: of each kind come first those that say all of it (`sure`), then those that
-- say some of it (`partly`). `worded` is false where no posting has the words.
create or replace function listed_postings(
  words tsquery, same tsquery, kindred tsquery[], filters tsquery, own text, sure tsquery, partly tsquery, titles text[],
  from_day date, sorted text, skip integer, take integer, count_too boolean,
  out ids bigint[], out total integer, out capped boolean, out worded boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  need integer := skip + take;
  question tsquery := both_asked(any_asked(words || kindred), filters);
  narrow tsquery := both_asked(words, filters);
  first_ids bigint[] := '{}';
  near tsquery := plainto_tsquery('hanap', search_text(own));
  -- Kindred titles need not have all the words; those with more of them stand first.
  spoken tsquery := spoken_question(words);
  loosely tsquery := replace(coalesce(spoken, near)::text, ' & ', ' | ')::tsquery;
  titled tsquery := title_question(spoken);
  levels text[] := array_remove(array[sure::text, partly::text, ''], null);
  level text;
  asked tsquery;
  one tsquery;
  found record;
begin
  if sorted = 'relevance' and words is not null then
    foreach level in array levels loop
      asked := both_asked(narrow, nullif(level, '')::tsquery);
      if cardinality(titles) > 0 and cardinality(first_ids) < need then
        first_ids := first_and(first_ids, exactly_titled(asked, from_day, titles));
      end if;
      foreach one in array array_remove(array[exact_question(own), nullif(title_question(spoken_question(same)), titled)], null) loop
        exit when cardinality(first_ids) >= need;
        first_ids := first_and(first_ids, (best_matches(asked && one, near, from_day)).ids[1:40]);
      end loop;
    end loop;
    foreach level in array case when titled is not null then levels else '{}' end loop
      exit when cardinality(first_ids) >= need;
      asked := both_asked(narrow && titled, nullif(level, '')::tsquery);
      first_ids := first_and(first_ids, (best_matches(asked, spoken, from_day)).ids[1:40]);
    end loop;
  end if;
  if cardinality(kindred) > 0 then
    worded := cardinality(first_ids) > 0 or exists (select from posting_search s where s.search @@ narrow);
  end if;
  if sorted = 'relevance' and cardinality(kindred) > 0 then
    foreach one in array kindred loop
      foreach asked in array array_remove(array[one && words, one], null) loop
        foreach level in array levels loop
          exit when cardinality(first_ids) >= need;
          first_ids := first_and(first_ids,
            (best_matches(both_asked(both_asked(asked, filters), nullif(level, '')::tsquery), loosely, from_day)).ids[1:40]);
        end loop;
      end loop;
    end loop;
  end if;
  if sorted = 'relevance' and words is not null then
    foreach level in array levels loop
      -- Those that say nothing of it follow below, unless kindred titles are mixed with them there.
      exit when cardinality(first_ids) >= need or (level = '' and cardinality(kindred) = 0);
      first_ids := first_and(first_ids, (best_matches(both_asked(narrow, nullif(level, '')::tsquery), spoken, from_day)).ids[1:40]);
    end loop;
  end if;
  if cardinality(first_ids) = 0 then
    select s.ids, s.total, s.capped into ids, total, capped
    from search_postings(question, spoken, from_day, sorted, skip, take, count_too) s;
    worded := coalesce(worded, total <> 0);
    return;
  end if;
  worded := coalesce(worded, true);
  if cardinality(first_ids) >= need then
    -- Nothing of what follows is shown: it is only counted.
    ids := first_ids[skip + 1:need];
    total := -1;
    capped := false;
    if count_too then
      select s.total, s.capped into total, capped
      from search_postings(question, spoken, from_day, 'date_desc', 0, 1, true) s;
      total := greatest(total, cardinality(first_ids));
    end if;
    return;
  end if;
  -- What stands first is taken out of its old place, so that no page repeats it.
  select s.ids, s.total, s.capped into found
  from search_postings(question, coalesce(spoken, question), from_day, sorted, 0, need, count_too) s;
  ids := (first_and(first_ids, found.ids))[skip + 1:need];
  total := case when found.total < 0 then found.total else greatest(found.total, cardinality(first_ids)) end;
  capped := found.capped;
end $$;
