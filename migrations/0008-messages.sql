-- What people and the team write to each other, the assistant's conversations, and the people on the About page.

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

-- What a person asked the assistant and what it said, so that it is there again on the next visit and device.
create table chat_conversations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Made by the browser: a first save that was sent twice is one conversation.
  session_id text not null check (length(session_id) between 1 and 64),
  messages jsonb not null check (jsonb_typeof(messages) = 'array'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, session_id)
);
create index chat_conversations_latest on chat_conversations (user_id, updated_at desc, id desc);
-- The sweep deletes by age.
create index chat_conversations_age on chat_conversations (updated_at);

create table team_members (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  position text not null check (length(position) between 1 and 100),
  bio text not null default '' check (length(bio) <= 600),
  photo_url text check (length(photo_url) <= 500),
  linkedin_url text check (length(linkedin_url) <= 500),
  twitter_url text check (length(twitter_url) <= 500),
  github_url text check (length(github_url) <= 500),
  sort_order integer not null
);

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 150),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  -- Sender, day and words as one: the same message sent twice on a day is one message.
  content_key text not null unique,
  created_at timestamptz not null
);

-- The sweep deletes by age.
create index contact_messages_age on contact_messages (created_at);
