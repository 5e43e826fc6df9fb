-- Letters and applications: what never changes, and what is counted again.

-- A better letter is the next version (decision 020).
create or replace function refuse_letter_change() returns trigger language plpgsql as $$
begin
  raise exception 'a kept letter is never changed';
end $$;

-- Every change of an application writes an event, so the events are what counts.
create or replace function count_application_changes() returns trigger language plpgsql as $$
begin
  insert into application_revisions as r (user_id, revision)
  select distinct a.user_id, 1 from added e join applications a on a.id = e.application_id order by a.user_id
  on conflict (user_id) do update set revision = r.revision + 1;
  return null;
end $$;
