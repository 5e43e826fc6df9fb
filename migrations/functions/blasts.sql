-- Who of a blast is next.

-- In the order of the primary key. The planner knows nothing of a blast that was queued a moment ago, takes it for a few rows,
-- and would read and sort all that are left for every thousand; without bitmap scans it walks the key.
create or replace function next_recipients(of_blast bigint, after bigint, most integer)
  returns table (id bigint, willing boolean)
  language sql stable
  set enable_bitmapscan = off
as $$
  select r.user_id, coalesce(p.allow_recruiter_contact, true)
  from (
    select user_id from blast_recipients
    where blast_id = of_blast and user_id > after and state = 'pending'
    order by blast_id, user_id limit most) r
  left join privacy_settings p on p.user_id = r.user_id
  order by r.user_id;
$$;
