-- What a conversation knows of its messages, however many come in at once.

-- The list, its filters and the badge read the conversation alone, so every new message is noted there: who wrote last and
-- when, which side ever wrote, and that it is out of the archive of the side it is for.
create or replace function note_new_messages() returns trigger language plpgsql as $$
begin
  update message_threads t set
    last_message_id = greatest(t.last_message_id, n.id),
    last_from_admin = case when t.last_message_id > n.id then t.last_from_admin else n.from_admin end,
    last_message_at = greatest(t.last_message_at, n.sent_at),
    admin_wrote = t.admin_wrote or n.by_admin,
    jobseeker_wrote = t.jobseeker_wrote or n.by_jobseeker,
    is_archived_by_jobseeker = t.is_archived_by_jobseeker and not n.by_admin,
    is_archived_by_admin = t.is_archived_by_admin and not n.by_jobseeker
  from (
    select thread_id, max(id) as id, max(sent_at) as sent_at, (array_agg(from_admin order by id desc))[1] as from_admin,
      bool_or(from_admin) as by_admin, bool_or(not from_admin) as by_jobseeker
    from added group by thread_id) n
  where t.id = n.thread_id;
  return null;
end $$;
