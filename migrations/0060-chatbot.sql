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
