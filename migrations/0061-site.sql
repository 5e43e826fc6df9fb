-- The people on the About page, and what visitors write to the team.

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
