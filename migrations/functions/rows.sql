-- Which postings are one job: for everybody those of a cluster, for a person those with what the person joined and without
-- what the person told apart.

-- Whether a person said anything of that kind; nearly nobody did, and nobody else pays for it.
create or replace function has_own_rows(viewer bigint) returns boolean language sql stable as $$
  select exists (select from row_choices c where c.user_id = viewer)
$$;

-- All postings that are one job with this one, itself included, for `viewer` (null: for everybody).
create or replace function own_row(viewer bigint, posting bigint) returns bigint[]
language plpgsql stable as $$
declare
  alone bigint[];
begin
  if viewer is null or not has_own_rows(viewer) then
    return array(select q.id from postings p join postings q on q.cluster_id = p.cluster_id where p.id = posting);
  end if;
  alone := array(
    select c.moved_id from row_choices c
    join postings a on a.id = c.posting_id join postings b on b.id = c.other_id and b.cluster_id = a.cluster_id
    where c.user_id = viewer and c.choice = 'split');
  return array(
    with recursive joined as (
      select c.posting_id as one, c.other_id as other from row_choices c where c.user_id = viewer and c.choice = 'join'
    ), same(id) as (
      select posting
      union
      select n.id from same s cross join lateral (
        select q.id from postings p join postings q on q.cluster_id = p.cluster_id
        where p.id = s.id and p.id <> all(alone) and q.id <> all(alone)
        union all select j.other from joined j where j.one = s.id
        union all select j.one from joined j where j.other = s.id
      ) n
    )
    select id from same);
end $$;

-- A list of postings, one of each job for everybody, as `viewer` sees it: of jobs the person joined only the first is left,
-- and what the person told apart follows the posting it stood behind. The beginning of a longer list gives the beginning
-- of a longer answer, so that pages fit together.
create or replace function own_listing(viewer bigint, ids bigint[]) returns bigint[]
language plpgsql stable as $$
declare
  touched bigint[];
begin
  if viewer is null or not has_own_rows(viewer) then
    return ids;
  end if;
  touched := array(
    select distinct p.cluster_id from row_choices c join postings p on p.id in (c.posting_id, c.other_id)
    where c.user_id = viewer);
  return array(
    with found as (
      select u.id, u.place, p.cluster_id from unnest(ids) with ordinality u(id, place) join postings p on p.id = u.id
    ), seen as (
      select f.place, q.id, q.id <> f.id as beside, q.source <> 'olj' as elsewhere,
        (select min(m) from unnest(own_row(viewer, q.id)) m) as job
      from found f join postings q on q.cluster_id = f.cluster_id
      where f.cluster_id = any(touched) and (q.id = f.id or q.closed_at is null and q.review_state = 'approved')
    ), shown as (
      select distinct on (job) place, beside, id from seen order by job, place, beside, elsewhere, id
    )
    select l.id from (
      select f.place, false as beside, f.id from found f where f.cluster_id <> all(touched)
      union all select s.place, s.beside, s.id from shown s
    ) l order by l.place, l.beside, l.id);
end $$;
