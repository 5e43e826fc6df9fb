-- Postings: who stands for a real job, what search reads of it, and the card a list shows.

-- Chooses who stands for each cluster (open before closed, the board one can apply through first, then the oldest) and the
-- employer of its postings that name none, and makes the search rows say so. Clusters that lost their last posting go.
-- Written so that no plan needs statistics: a new database has none while its first thousands of postings come in, and a
-- plan that compares every open posting with every cluster of the batch takes 3 ms per posting, growing with each.
-- `offset 0` keeps what is asked of a row beside its key from choosing another way to it.
create or replace function list_clusters(cluster_ids bigint[]) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  update posting_clusters c set representative_id = m.id, employer_id = m.employer_id
  from unnest(cluster_ids) w(id)
  cross join lateral (
    select (array_agg(q.id order by q.review_state <> 'approved', q.closed_at is not null, q.source <> 'olj', q.id))[1] as id,
      case when bool_or(q.employer_id is null) then
        (array_agg(q.employer_id order by q.closed_at is not null, q.source <> 'olj', q.id)
          filter (where q.employer_id is not null and q.review_state = 'approved'))[1] end as employer_id
    from (select * from postings p where p.cluster_id = w.id offset 0) q
  ) m
  where c.id = w.id and m.id is not null and (c.representative_id, c.employer_id) is distinct from (m.id, m.employer_id);

  delete from posting_clusters c where c.id = any(cluster_ids)
    and not exists (select 1 from postings p where p.cluster_id = c.id);

  delete from posting_search s where s.posting_id = any(array(
    select p.id from unnest(cluster_ids) w(id)
    join posting_clusters c on c.id = w.id
    cross join lateral (select * from postings q where q.cluster_id = w.id offset 0) p
    where c.representative_id is distinct from p.id or p.closed_at is not null or p.review_state <> 'approved'
  ));

  insert into posting_search as s (posting_id, sort_at, brief, search)
  select p.id, p.date_posted, b.brief,
    b.brief || setweight(to_tsvector('hanap', search_text(p.description)), 'D')
      || search_filters(p.date_posted, o.sources, o.job_types, t.ids, p.monthly_usd_min, p.monthly_usd_max)
      || array_to_tsvector(p.said) || title_names(p.title)
  from unnest(cluster_ids) w(id)
  join posting_clusters c on c.id = w.id
  cross join lateral (select * from postings r where r.id = c.representative_id offset 0) p
  left join employers e on e.id = coalesce(p.employer_id, c.employer_id)
  cross join lateral (
    select array_agg(g.id) as ids, array_agg(g.name) as names
    from posting_tags pt join tags g on g.id = pt.tag_id where pt.posting_id = p.id
  ) t
  cross join lateral (
    select array_agg(distinct q.source) as sources, array_agg(distinct j.name) as job_types
    from (select * from postings a where a.cluster_id = c.id offset 0) q
    left join lateral unnest(filter_types(q.source, q.job_types)) j(name) on true
    where q.closed_at is null and q.review_state = 'approved'
  ) o
  cross join lateral (select search_brief(p.title, e.name, t.names) as brief offset 0) b
  where p.closed_at is null and p.review_state = 'approved'
  on conflict (posting_id) do update
    set sort_at = excluded.sort_at, brief = excluded.brief, search = excluded.search
    where (s.sort_at, s.brief, s.search) is distinct from (excluded.sort_at, excluded.brief, excluded.search);
end $$;

-- Counts the listed postings by day (`posting_days`) and writes down how the newest ones are asked for (`posting_spans`).
-- Runs after every reading of a board.
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

-- The employer of a posting: the one it names, else the one a copy of the same real job names. Null where none does.
create or replace function known_employer(employer_id bigint, cluster bigint) returns bigint language sql stable as $$
  select coalesce(known_employer.employer_id, (select c.employer_id from posting_clusters c where c.id = cluster))
$$;

-- Moves the revision of the market on (decision 015).
create or replace function market_changed() returns trigger language plpgsql as $$
begin
  perform nextval('market_revision');
  return null;
end $$;

-- Postings as the wire has them, in the order of `ids`. `viewer` adds that person's application to the real job, wherever
-- it was sent, and takes for one job what that person does (`own_row`). The types are those of the real
-- job, as the filter finds it: what any open posting of it says, and any type where the remote-jobs board names none. A
-- posting without an employer has that of its copies. A function with a generic plan, so that it is planned once per
-- connection: left to choose, PostgreSQL plans it for every call, which costs twice as much as the rows.
create or replace function posting_cards(ids bigint[], viewer bigint, description_length integer) returns setof json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  own boolean := viewer is not null and has_own_rows(viewer);
begin
  return query
  select json_build_object(
    'id', p.id, 'title', p.title,
    'employer', case when e.id is not null then json_build_object('id', e.id, 'name', e.name, 'total_posts', e.total_posts) end,
    'description', left(p.description, description_length),
    'job_type', case when t.anything then 'Any' when t.more is null then p.job_type_text
      else array_to_string(p.job_types || t.more, ', ') end,
    'job_types', case when t.anything then '{}' else p.job_types || coalesce(t.more, '{}') end, 'salary', p.salary_text,
    'pay', case when p.monthly_usd_min is not null then json_build_object('min', p.pay_min, 'max', p.pay_max,
      'currency', p.pay_currency, 'period', p.pay_period, 'monthly_usd_min', p.monthly_usd_min,
      'monthly_usd_max', p.monthly_usd_max, 'monthly_php_min', p.monthly_php_min, 'monthly_php_max', p.monthly_php_max,
      'rate_date', p.rate_date) end,
    'date_posted', p.date_posted, 'date_posted_precision', p.date_posted_precision,
    'tags', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id), '[]')
      from posting_tags pt join tags t on t.id = pt.tag_id where pt.posting_id = p.id),
    'source', p.source,
    'sources', (select json_agg(json_build_object('source', q.source, 'url', q.url, 'job_id', q.id) order by q.id <> p.id, q.id)
      from postings q where q.cluster_id = any(r.clusters) and (not own or q.id = any(r.ids))
        and (q.id = p.id or q.closed_at is null and q.review_state = 'approved')),
    'link', p.url, 'closed', p.closed_at is not null, 'closed_reason', p.close_reason,
    'last_seen_open', p.last_seen_open_at, 'first_seen', p.first_seen_at,
    'location', p.location, 'hours_per_week', p.hours_per_week, 'min_id_proof', p.min_id_proof,
    'application_state', case when viewer is not null then (
      select a.delivery from applications a join postings q on q.id = a.job_id
      where a.user_id = viewer and q.cluster_id = any(r.clusters) and (not own or q.id = any(r.ids))
      order by a.delivery <> 'confirmed', a.job_id <> p.id, a.id limit 1) end,
    'reposted', p.repost_count > 0, 'alike', p.alike)
  from unnest(ids) with ordinality w(id, place)
  join postings p on p.id = w.id
  cross join lateral (select case when own then own_row(viewer, p.id) end as ids offset 0) o
  left join employers e on e.id = coalesce(p.employer_id, case when not own then
      (select c.employer_id from posting_clusters c where c.id = p.cluster_id)
    else (select q.employer_id from postings q where q.id = any(o.ids) and q.employer_id is not null
      and q.review_state = 'approved' order by q.closed_at is not null, q.id limit 1) end)
  cross join lateral (
    select o.ids, case when own then array(select m.cluster_id from postings m where m.id = any(o.ids))
      else array[p.cluster_id] end as clusters offset 0
  ) r
  cross join lateral (
    select p.source = 'olj' and p.job_types = '{}' or coalesce(bool_or(q.source = 'olj' and q.job_types = '{}'), false) as anything,
      array_agg(distinct j.name) filter (where j.name <> all (p.job_types)) as more
    from postings q left join lateral unnest(q.job_types) j(name) on true
    where q.cluster_id = any(r.clusters) and (not own or q.id = any(r.ids))
      and q.id <> p.id and q.closed_at is null and q.review_state = 'approved'
  ) t
  where p.review_state = 'approved'
  order by w.place;
end $$;

-- Listed postings whose words answer a question (`a & b | c & d`), eight of each, with the place of the question. Every
-- question is asked of the index of words: a new database has no statistics, by which a plan reads every posting for each.
create or replace function postings_with(questions text[]) returns table (at integer, posting_id bigint)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  place integer;
  question tsquery;
begin
  -- What was written lately stands beside the index and would be read for every question.
  perform gin_clean_pending_list('posting_search_words');
  for place in 1 .. cardinality(questions) loop
    question := to_tsquery('hanap', questions[place]);
    return query select place, f.posting_id from (
      select s.posting_id from posting_search s where s.search @@ question offset 0) f limit 8;
  end loop;
end $$;
