-- Beside a search: other spellings, suggestions while typing, counts beside the filters.

-- Of `words` those that stand in no listed posting, each with the words it may have been meant to be. A frequent word is
-- found among the newest postings: asked of all of them, the index first collects its whole list, 100 ms for one that
-- stands in half of a million.
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

-- The terms that begin like `begun`, or have a word that does: `take` of each kind, the most frequent ones. When there are
-- none, those that are nearly it. `begun` is small letters, digits and single spaces.
create or replace function suggested(begun text, take integer) returns table (kind text, term text, postings integer)
language plpgsql stable
set enable_seqscan = off set pg_trgm.word_similarity_threshold = 0.45 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.kind, r.term, r.postings from (
    select s.kind, s.term, s.postings, s.term_key like begun || '%' as at_once,
      row_number() over (partition by s.kind order by s.term_key like begun || '%' desc, s.postings desc, s.term) as place
    from suggested_terms s where s.term_key like begun || '%' or s.term_key like '% ' || begun || '%'
  ) r where r.place <= take order by r.at_once desc, r.postings desc, r.term;
  if not found and length(begun) >= 4 then
    return query select s.kind, s.term, s.postings from suggested_terms s where begun <% s.term_key
    order by word_similarity(begun, s.term_key) desc, s.postings desc, s.term limit take;
  end if;
end $$;

-- How many of these postings each value of each filter would leave: 's:olj', 'j:gig', 'p:0-500', 'd:week', 't:canva'.
-- Job types that no filter offers are left out.
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
