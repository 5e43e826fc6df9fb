-- A number that changes with everything that changes what lists hold, so that an answer kept for signed-in people is
-- never older than the last change (decision 015). A sequence, because a counted row would make writers wait in line.
create sequence market_revision;

create function market_changed() returns trigger language plpgsql as $$
begin
  perform nextval('market_revision');
  return null;
end $$;

create trigger market_changed after insert or update or delete or truncate on posting_search
  for each statement execute function market_changed();
