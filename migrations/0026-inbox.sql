-- The inbox: how far each side has read, what a list shows and counts without looking at messages, retries that are no
-- second copy, and messages that were unsent.

alter table message_threads
  -- The newest message that was not unsent.
  add column last_message_id bigint,
  add column last_from_admin boolean,
  -- Whether a side has written anything that still stands.
  add column admin_wrote boolean not null default false,
  add column jobseeker_wrote boolean not null default false,
  -- The last message each side has seen; only grows.
  add column admin_read_id bigint not null default 0,
  add column jobseeker_read_id bigint not null default 0,
  -- Grows with every edited and unsent message: whoever holds older ones knows that they have to look again.
  add column revision integer not null default 0;

update message_threads t set
  last_message_id = m.last_id,
  last_from_admin = (select from_admin from messages l where l.id = m.last_id),
  admin_wrote = m.by_admin,
  jobseeker_wrote = m.by_jobseeker,
  admin_read_id = m.admin_read_id,
  jobseeker_read_id = m.jobseeker_read_id
from (
  select thread_id, max(id) as last_id, bool_or(from_admin) as by_admin, bool_or(not from_admin) as by_jobseeker,
    coalesce(max(id) filter (where not from_admin and read_at is not null), 0) as admin_read_id,
    coalesce(max(id) filter (where from_admin and read_at is not null), 0) as jobseeker_read_id
  from messages group by thread_id) m
where m.thread_id = t.id;

drop index messages_unread;
alter table messages
  drop column read_at,
  -- Made by the browser that wrote it: sent once more after a lost answer it is the same message.
  add column client_id uuid,
  -- Unsent for everybody. The empty row stays, so that neither a retry nor a blast that runs again brings it back.
  add column unsent_at timestamptz,
  drop constraint messages_body_check,
  add constraint messages_body_check
    check (case when unsent_at is null then length(body) between 1 and 10000 else body = '' end);
create unique index messages_client on messages (sender_id, client_id) where client_id is not null;

create trigger messages_noted after insert on messages
  referencing new table as added for each statement execute function note_new_messages();

-- One for each filter of the team's list, in its order.
create index message_threads_team on message_threads (last_message_at desc, id desc) where not is_archived_by_admin;
create index message_threads_team_archive on message_threads (last_message_at desc, id desc) where is_archived_by_admin;
create index message_threads_team_unread on message_threads (last_message_at desc, id desc)
  where not last_from_admin and last_message_id > admin_read_id;
create index message_threads_team_sent on message_threads (last_message_at desc, id desc)
  where admin_wrote and not is_archived_by_admin;
-- The team looks for a person by a part of a name or username.
create index users_name_part on users
  using gin (f_unaccent(lower(first_name || ' ' || last_name || ' ' || username::text)) gin_trgm_ops);
