-- A count that ends above 10,000 is known sooner (decision 006). Between 10,000 and 15,000 every posting was read to say
-- "10,000, capped": 30 ms at a million postings, the dearest of all that can be asked.

-- How many listed postings match, as before. The more hits the sample has, the nearer to 10,000 it is believed: five times
-- its own uncertainty (the root of the hits) above, which is 15,000 by 100 hits as before and 11,700 by 900. What is counted
-- one by one stops at the first that is too many.
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
