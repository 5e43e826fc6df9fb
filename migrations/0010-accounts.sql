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

-- Asked for every call with a token. A function, because PostgreSQL keeps the plans of its statements for the session:
-- planned anew each time, this look-up costs five times as much.
create function signed_in(given_hash text, at timestamptz)
  returns table (token_id bigint, last_used_at timestamptz, id bigint, username text, email text, is_admin boolean)
  language plpgsql stable rows 1
as $$
begin
  return query
    select t.id, t.last_used_at, u.id, u.username::text, u.email::text,
           u.is_superuser or u.account_type = 'admin'
             or exists (select 1 from admin_profiles a where a.user_id = u.id)
    from auth_tokens t
    join users u on u.id = t.user_id
    where t.token_hash = given_hash and t.expires_at > at;
end
$$;

create table subscriptions (
  user_id bigint primary key references users on delete cascade,
  plan_type text not null check (plan_type in ('free', 'basic', 'premium')),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  updated_at timestamptz not null
);
