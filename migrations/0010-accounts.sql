-- Counters may be lost in a crash; they are not worth a write-ahead record each.
alter table rate_limits set unlogged;

create table users (
  id bigint generated always as identity primary key,
  username citext not null unique check (length(username) between 1 and 150),
  email citext not null unique check (length(email) between 3 and 254),
  first_name text not null check (length(first_name) <= 150),
  last_name text not null check (length(last_name) <= 150),
  phone_number text,
  password_hash text,
  account_type text not null default 'jobseeker' check (account_type in ('jobseeker', 'admin', 'employer')),
  is_superuser boolean not null default false,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table admin_profiles (
  user_id bigint primary key references users on delete cascade,
  created_at timestamptz not null
);

-- Only the hash is kept: a stolen table signs nobody in.
create table auth_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  remembered boolean not null,
  user_agent text not null default ''
);
create index auth_tokens_user on auth_tokens (user_id);
-- The sweep deletes by age.
create index auth_tokens_expires_at on auth_tokens (expires_at);

create table subscriptions (
  user_id bigint primary key references users on delete cascade,
  plan_type text not null check (plan_type in ('free', 'basic', 'premium')),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  updated_at timestamptz not null
);
