-- The listing of a batch as before, by ways that need no statistics. A new database has none while its first thousands of
-- postings come in, and the plan chosen then compared every open posting with every cluster of the batch: 3 ms per posting,
-- growing with each. `offset 0` keeps what is asked of a row beside its key from choosing another way to it.
create or replace function list_clusters(cluster_ids bigint[]) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  update posting_clusters c set representative_id = m.id
  from unnest(cluster_ids) w(id)
  cross join lateral (
    select q.id from (select * from postings p where p.cluster_id = w.id offset 0) q
    order by q.review_state <> 'approved', q.closed_at is not null, q.source <> 'olj', q.id limit 1
  ) m
  where c.id = w.id and c.representative_id is distinct from m.id;

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
  from unnest(cluster_ids) w(id)
  join posting_clusters c on c.id = w.id
  cross join lateral (select * from postings r where r.id = c.representative_id offset 0) p
  left join employers e on e.id = p.employer_id
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
