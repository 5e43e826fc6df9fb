-- Conversations between a person and the team, and what was written in them.

create table message_threads (
  id bigint generated always as identity primary key,
  -- One conversation per person: whoever of the team answers, it is the same one.
  jobseeker_id bigint not null unique references users on delete cascade,
  -- Who of the team holds it; nobody yet, or not any more.
  admin_id bigint references users on delete set null,
  is_archived_by_jobseeker boolean not null default false,
  is_archived_by_admin boolean not null default false,
  created_at timestamptz not null,
  -- The order of the list; an unsent message leaves it as it was.
  last_message_at timestamptz not null
);
create index message_threads_admin on message_threads (admin_id);
create index message_threads_latest on message_threads (last_message_at desc, id desc);

create table messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references message_threads on delete cascade,
  -- Null once the sender's account is gone; the side stays known.
  sender_id bigint references users on delete set null,
  from_admin boolean not null,
  body text not null check (length(body) between 1 and 5000),
  reply_to bigint,
  sent_at timestamptz not null,
  edited_at timestamptz,
  -- When the other side first saw it.
  read_at timestamptz,
  unique (thread_id, id),
  -- A reply stays inside its conversation, and outlives what it answers.
  foreign key (thread_id, reply_to) references messages (thread_id, id) on delete set null (reply_to)
);
create index messages_sender on messages (sender_id);
create index messages_reply_to on messages (thread_id, reply_to) where reply_to is not null;
-- The badge counts these once a minute for everybody who looks.
create index messages_unread on messages (thread_id, id) where read_at is null;
