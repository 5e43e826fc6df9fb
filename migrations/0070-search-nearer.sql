-- A search of frequent words reads and ranks less: the newest 400 matches at most instead of 1,000, straight from the
-- index instead of through a function's rows, and the question for the newest days is written down instead of worked out.

-- How to ask for the newest `listed` postings: by days, for those of the last month.
create table posting_spans (
  listed integer primary key,
  since tsquery not null
);

create or replace function refresh_posting_days() returns void language sql as $$
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
    where (d.listed, d.newer, d.older) is distinct from (excluded.listed, excluded.newer, excluded.older);

  delete from posting_spans;
  insert into posting_spans (listed, since)
  select newer + listed, days_question(day, last_day + 2)
  from (select day, newer, listed, max(day) over () as last_day from posting_days) d where day > last_day - 30;

  -- What was written lately waits in a list that every search reads through: searches took twice as long until it was cleared.
  select gin_clean_pending_list('posting_search_words');
$$;
select refresh_posting_days();

-- The newest `target` postings or somewhat more, as a question (null: all there are), and how many they are.
create function newest_span(from_day date, target integer, out asked tsquery, out looked integer, out complete boolean)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  days record;
begin
  if from_day is null then
    select s.listed, s.since into looked, asked from posting_spans s where s.listed >= target order by s.listed limit 1;
    if found then
      complete := not exists (select from posting_days d where d.newer >= looked);
      if complete then asked := null; end if;
      return;
    end if;
  end if;
  days := nearest_days(from_day, true, target);
  asked := wanted_days(from_day, days.edge, true, days.complete);
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

-- One page of the listing, as before; a phrase is ranked among its 40 nearest postings instead of 100.
create or replace function search_postings(
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
