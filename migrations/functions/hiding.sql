-- What a person hides, taken out of what a search found.

-- A person's hidden words as a question; null without any.
create or replace function hidden_words(viewer bigint) returns tsquery language sql stable as $$
  select string_agg('(' || q.words::text || ')', '|')::tsquery
  from hidden_things h cross join lateral (select phraseto_tsquery('hanap', search_text(h.word)) as words) q
  where h.user_id = viewer and h.word is not null and numnode(q.words) > 0
$$;

-- The employers a person hides; a name that was merged into another one hides that.
create or replace function hidden_employers(viewer bigint) returns bigint[] language sql stable as $$
  select array(select coalesce(e.merged_into_id, e.id) from hidden_things h join employers e on e.id = h.employer_id
    where h.user_id = viewer)
$$;

-- Of these postings those the person hides. An employer's job is hidden on whatever board it is shown.
create or replace function hidden_among(ids bigint[], viewer bigint) returns bigint[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  words tsquery := hidden_words(viewer);
  employers bigint[] := hidden_employers(viewer);
begin
  return array(
    select p.id from unnest(ids) u(id)
    join postings p on p.id = u.id
    left join posting_search s on s.posting_id = p.id
    where s.brief @@ words or exists (
      select from postings q where q.cluster_id = p.cluster_id and q.employer_id = any(employers)));
end $$;

-- One page of `ids`, with the rows the person joined and told apart, without what they hide; and how many are left of all
-- of them.
create or replace function visible_page(
  ids bigint[], viewer bigint, skip integer, take integer, out page_ids bigint[], out visible integer
) language plpgsql stable as $$
declare
  own bigint[] := own_listing(viewer, ids);
  gone bigint[] := hidden_among(own, viewer);
  rest bigint[] := array(select u.id from unnest(own) with ordinality u(id, place) where u.id <> all(gone) order by u.place);
begin
  page_ids := rest[skip + 1:skip + take];
  visible := cardinality(rest);
end $$;

-- How many listed postings that answer `question` (null: all) since `from_day` the person hides, counted up to 10,001.
create or replace function count_hidden(viewer bigint, question tsquery, from_day date) returns integer
language plpgsql stable set enable_seqscan = off as $$
declare
  midnight timestamptz := case when from_day is null then '-infinity' else manila_midnight(from_day) end;
  words tsquery := hidden_words(viewer);
  -- The index knows no phrases; `brief` is asked for those.
  parts tsquery := regexp_replace(words::text, '<(-|[0-9]+)>', '&', 'g')::tsquery;
begin
  return (select count(*) from (
    select s.posting_id from unnest(hidden_employers(viewer)) h(employer_id)
    join postings q on q.employer_id = h.employer_id
    join posting_clusters c on c.id = q.cluster_id
    join posting_search s on s.posting_id = c.representative_id
    where s.sort_at >= midnight and (question is null or s.search @@ question)
    union
    select s.posting_id from posting_search s
    where words is not null and s.search @@ coalesce(parts && question, parts) and s.brief @@ words and s.sort_at >= midnight
    limit 10001) n);
end $$;
