-- What there is to tell people, noted in the transaction in which it happens, whatever room it happens in.

-- A message of the team, for whoever wants to be mailed about messages at that moment.
create or replace function note_messages() returns trigger language plpgsql as $$
begin
  insert into notices (user_id, topic, subject_id, happened_at)
  select t.jobseeker_id, 'messages', m.id, m.sent_at
  from added m join message_threads t on t.id = m.thread_id
  left join notification_settings s on s.user_id = t.jobseeker_id
  where m.from_admin and coalesce(s.messages, true)
  order by m.id;
  return null;
end $$;

-- How an application stands at the board, the board's own word for it, and a status that somebody else than the person set. The
-- word it already had when it was first read from the board is no news.
create or replace function note_application_events() returns trigger language plpgsql as $$
begin
  insert into notices (user_id, topic, subject_id, happened_at)
  select a.user_id, 'application_updates', e.id, e.happened_at
  from added e join applications a on a.id = e.application_id
  left join notification_settings s on s.user_id = a.user_id
  where e.actor <> 'person' and e.kind in ('delivery', 'status', 'board_status') and coalesce(s.application_updates, true)
    and not (e.kind = 'board_status' and exists (
      select from added r where r.application_id = e.application_id and r.kind = 'read_added'))
  order by e.id;
  return null;
end $$;
