-- Phones and browsers that hear of alerts by themselves.

-- The server's key for push services, where the operator gave none: made once and the same for every process.
create table push_keys (
  id integer primary key check (id = 1),
  public_key text not null,
  private_sealed text not null
);

-- One row for each person with a device, and when their devices are told next.
create table push_people (
  user_id bigint primary key references users on delete cascade,
  at_night boolean not null default false,
  -- Null while there is nothing to tell.
  due_at timestamptz,
  -- The first find that was not told yet.
  first_find_id bigint,
  last_at timestamptz,
  check ((due_at is null) = (first_find_id is null))
);
create index push_people_due on push_people (due_at) where due_at is not null;

-- A device hears until its person signs out there; that a session ran out is no such word.
create table push_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_id bigint references auth_tokens on delete set null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  public_key text not null check (length(public_key) <= 200),
  auth_sealed text not null,
  added_at timestamptz not null
);
create index push_devices_user on push_devices (user_id, added_at);
create index push_devices_token on push_devices (token_id);
create trigger auth_tokens_silenced before delete on auth_tokens for each row
  when (old.expires_at > now()) execute function silence_device();
