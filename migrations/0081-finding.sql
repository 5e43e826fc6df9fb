-- Finding: other names of the same work, words with a slip of the pen, suggestions while typing, counts per filter value,
-- and what a person searched for lately.

-- A question in which some words have other names: each of `alternatives` is a list like 'va|virtual assistant', any of
-- which will do, with all of its words.
create function search_question(typed text, last text, alternatives text[]) returns tsquery
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  question tsquery := search_question(typed, last);
  names text;
  name text;
  one tsquery;
  any_of tsquery;
begin
  foreach names in array alternatives loop
    any_of := null;
    foreach name in array string_to_array(names, '|') loop
      one := websearch_to_tsquery('english', search_text(name));
      if numnode(one) > 0 then any_of := coalesce(any_of || one, one); end if;
    end loop;
    if any_of is not null then question := coalesce(question && any_of, any_of); end if;
  end loop;
  return question;
end $$;

-- As `search_postings`, but by relevance two kinds come first: the newest postings whose title is one of `titles` (as
-- `title_key` has it) and nothing else, 20 at most; then, where words have other names, the best 40 that have the `own`
-- words of the person in title, employer or tags, as a question with the filters and the words alone (null: no other names).
create function listed_postings(
  question tsquery, words tsquery, from_day date, sorted text, skip integer, take integer, count_too boolean, titles text[],
  own_question tsquery, own tsquery, out ids bigint[], out total integer, out capped boolean
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  first_ids bigint[] := '{}';
  found record;
begin
  if sorted = 'relevance' and words is not null and cardinality(titles) > 0 then
    first_ids := array(
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
      order by n.sort_at desc, n.id desc limit 20);
  end if;
  if sorted = 'relevance' and own is not null then
    first_ids := first_ids || array(
      select f.id from search_postings(own_question, own, from_day, 'relevance', 0, 40, false) b
      cross join lateral unnest(b.ids) with ordinality f(id, place)
      join posting_search s on s.posting_id = f.id
      where s.brief @@ own and f.id <> all(first_ids) order by f.place);
  end if;
  if cardinality(first_ids) = 0 then
    select s.ids, s.total, s.capped into ids, total, capped
    from search_postings(question, words, from_day, sorted, skip, take, count_too) s;
    return;
  end if;
  -- What stands first is taken out of its old place, so that no page repeats it.
  select s.ids, s.total, s.capped into found
  from search_postings(question, words, from_day, sorted, 0, skip + take, count_too) s;
  ids := (first_ids || array(
    select f.id from unnest(found.ids) with ordinality f(id, place) where f.id <> all(first_ids) order by f.place
  ))[skip + 1:skip + take];
  total := case when found.total < 0 then found.total else greatest(found.total, cardinality(first_ids)) end;
  capped := found.capped;
end $$;

-- Words as titles, employers and tags spell them, and in how many postings; what a slip of the pen is put right with.
create table spelled_words (
  word text primary key,
  postings integer not null
);
create index spelled_words_near on spelled_words using gin (word gin_trgm_ops);

-- Of `words` those that stand in no listed posting, each with the words it may have been meant to be.
create function spelling_candidates(words text[]) returns table (typed text, word text, postings integer)
language plpgsql stable
set enable_seqscan = off set pg_trgm.similarity_threshold = 0.2 set plan_cache_mode = force_generic_plan as $$
declare
  one text;
begin
  foreach one in array words loop
    continue when exists (select from spelled_words w where w.word = one)
      or exists (select from posting_search s where s.search @@ websearch_to_tsquery('hanap', one));
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

-- The terms that begin like `begun`, or have a word that does: `take` of each kind, the most frequent ones. When there are
-- none, those that are nearly it. `begun` is small letters, digits and single spaces.
create function suggested(begun text, take integer) returns table (kind text, term text, postings integer)
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
create function count_values(ids bigint[], today date) returns table (value text, found integer)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with listed as materialized (
    select p.id, p.cluster_id, p.monthly_usd_min as low, p.monthly_usd_max as high, manila_day(p.date_posted) as day
    from unnest(ids) w(id) join postings p on p.id = w.id
  ), posted as materialized (
    select l.id, q.source, filter_types(q.source, q.job_types) as types from listed l join postings q on q.cluster_id = l.cluster_id
    where q.closed_at is null and q.review_state = 'approved'
  )
  select 's:' || o.source, count(distinct o.id)::integer from posted o group by 1
  union all
  select 'j:' || lower(j.name), count(distinct o.id)::integer from posted o, unnest(o.types) j(name) group by 1
  union all
  select 'p:' || r.name, count(*)::integer from listed l
  join (values ('0-500', 0, 500), ('500-1000', 500, 1000), ('1000-2000', 1000, 2000), ('2000-5000', 2000, 5000),
    ('5000+', 5000, 1e12)) r(name, least_pay, most_pay) on l.low <= r.most_pay and l.high >= r.least_pay
  group by 1
  union all
  select 'd:' || d.name, count(*)::integer from listed l
  join (values ('today', 0), ('3days', 2), ('week', 6), ('month', 29)) d(name, back) on l.day >= today - d.back
  group by 1
  union all
  select * from (
    select 't:' || t.name_key, count(*)::integer from listed l join posting_tags pt on pt.posting_id = l.id
    join tags t on t.id = pt.tag_id group by 1 order by 2 desc, 1 limit 30
  ) g;
end $$;

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
