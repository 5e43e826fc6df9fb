-- Questions of filters alone (board, job type, pay, days) are answered by an index of their own, which also counts: three
-- filters that rarely meet cost up to 100 ms at a million postings, nearly all of it for an exact count (decision 006).

-- The filters that are known beforehand, as `search` names them; the place of each is its bit in `filters`. A filter that
-- is not among them, such as a tag, is asked of `search` as before.
create function known_filters() returns tsquery[]
  language sql immutable parallel safe
  return array[
    $$'~s:olj'$$, $$'~s:linkedin'$$,
    $$'~j:full-time'$$, $$'~j:part-time'$$, $$'~j:contract'$$, $$'~j:gig'$$, $$'~j:remote'$$, $$'~j:hybrid'$$, $$'~j:on-site'$$,
    $$'~p:0-500'$$, $$'~p:500-1000'$$, $$'~p:1000-2000'$$, $$'~p:2000-5000'$$, $$'~p:5000+'$$
  ]::tsquery[];

-- Which of them a posting has. `strip` reads `search` into memory once instead of once per filter.
create function filter_bits(search tsvector) returns integer
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

-- Worked out by the database, so that no writer can forget it.
alter table posting_search add column filters integer not null generated always as (filter_bits(search)) stored;
create index posting_search_filters on posting_search (filters, sort_at desc, posting_id desc);
-- The index answers alone only for pages that were vacuumed since they were written; usually that waits for a fifth more rows.
alter table posting_search set (autovacuum_vacuum_insert_scale_factor = 0.05);

-- The values of `filters` among the listed postings that answer `question`; null where it asks for anything but known
-- filters. There are some dozens of values, found by leaping from one to the next in the index.
create function filter_kinds(question tsquery) returns integer[]
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
create function filtered_postings(
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

-- What a person typed, as before. The words that begin like the last one are found in the index: written as a pattern, a
-- plan that is made once has to read every word there is, which was a third of what a search cost.
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

-- The days as before; in a language whose plans a connection keeps.
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
create function since_question(from_day date, last_day date) returns tsquery
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

-- The newest `target` postings as before; since a day too they are looked up as long as they are newer than that day.
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

-- How many listed postings match, as before; the day is worked out once instead of for every posting.
create or replace function count_matches(question tsquery, from_day date, known integer, looked integer) returns integer
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  midnight timestamptz := case when from_day is not null then manila_midnight(from_day) end;
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
  return (select count(*) from posting_search s where s.search @@ question and s.search @@ sample and s.sort_at >= midnight);
end $$;

-- One page of the listing, as before, but for questions of known filters alone.
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

-- How many of these postings each value of each filter would leave, as before ('s:olj', 'j:gig', 'p:0-500', 'd:week',
-- 't:canva'), out of what the listing itself reads; job types that no filter offers are left out.
create or replace function count_values(ids bigint[], today date) returns table (value text, found integer)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with listed as materialized (
    select s.posting_id as id, s.filters, manila_day(s.sort_at) as day
    from unnest(ids) w(id) join posting_search s on s.posting_id = w.id
  ), kinds as (
    select l.filters as bits, count(*)::integer as postings from listed l group by 1
  )
  select substr(btrim(f.filter::text, ''''), 2), sum(k.postings)::integer
  from unnest(known_filters()) with ordinality f(filter, place)
  join kinds k on k.bits & (1 << (f.place - 1)::integer) <> 0 group by 1
  union all
  select 'd:' || d.name, count(*)::integer from listed l
  join (values ('today', 0), ('3days', 2), ('week', 6), ('month', 29)) d(name, back) on l.day >= today - d.back
  group by 1
  union all
  select * from (
    select 't:' || t.name_key, u.postings from (
      select pt.tag_id, count(*)::integer as postings from listed l join posting_tags pt on pt.posting_id = l.id group by 1
    ) u
    join tags t on t.id = u.tag_id order by 2 desc, 1 limit 30
  ) g;
end $$;

-- Of `words` those that stand in no listed posting, as before. A frequent word is found among the newest postings: asked
-- of all of them, the index first collects its whole list, 100 ms for one that stands in half of a million.
create or replace function spelling_candidates(words text[]) returns table (typed text, word text, postings integer)
language plpgsql stable
set enable_seqscan = off set pg_trgm.similarity_threshold = 0.2 set plan_cache_mode = force_generic_plan as $$
declare
  newest tsquery := (select s.since from posting_spans s order by s.listed limit 1);
  one text;
  asked tsquery;
begin
  foreach one in array words loop
    asked := websearch_to_tsquery('hanap', one);
    continue when exists (select from spelled_words w where w.word = one);
    continue when exists (select from posting_search s where s.search @@ asked and s.search @@ newest);
    continue when exists (select from posting_search s where s.search @@ asked);
    typed := one;
    return query select one, n.word, n.postings from (
      select w.word, w.postings from spelled_words w where w.word % one
      order by similarity(w.word, one) desc, w.postings desc limit 40
    ) n
    union all
    -- Two words that were written as one.
    select one, head.word || ' ' || tail.word, least(head.postings, tail.postings)
    from generate_series(3, length(one) - 3) cut
    join spelled_words head on head.word = left(one, cut)
    join spelled_words tail on tail.word = substr(one, cut + 1);
  end loop;
end $$;
