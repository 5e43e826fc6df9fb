-- Who people are, how they prove it, what plan they are on, and the mail that leaves us.

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
  -- Opened, never verified and never signed in with: such an account is forgotten after a week, so that nobody can keep an
  -- address that is not theirs.
  awaiting_verification boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index users_awaiting on users (created_at) where awaiting_verification;

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

-- One living code per address and purpose. Addresses nobody has get a row too (user_id is null then, and no code of
-- theirs was ever sent), so that every address is answered alike. Only keyed hashes are kept.
create table email_codes (
  purpose text not null check (purpose in ('verify', 'reset')),
  address_hash text not null,
  user_id bigint references users on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (purpose, address_hash)
);
create index email_codes_user on email_codes (user_id);
create index email_codes_expires_at on email_codes (expires_at);

-- A verified reset code becomes a token that sets a password once; a newer one replaces it.
create table password_resets (
  user_id bigint primary key references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Who signs in with Google: its number of the person is the key, the address may change.
create table google_identities (
  subject text primary key check (length(subject) between 1 and 255),
  user_id bigint not null unique references users on delete cascade,
  email citext not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);

-- Sign-ins under way. Only hashes of what travels are kept; nonce and verifier, and for a minute the answer, are sealed.
create table google_sign_ins (
  state_hash text primary key,
  browser_hash text not null,
  flow_sealed text not null,
  redirect_uri text not null,
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set by the one request that exchanges the code; let go of when Google did not answer.
  claimed_at timestamptz,
  answer_sealed text,
  answered_at timestamptz,
  landing_hash text unique
);
-- The sweep deletes by age.
create index google_sign_ins_expires_at on google_sign_ins (expires_at);

-- An account whose password is asked for once before it is connected to a Google account.
create table google_links (
  ticket_hash text primary key,
  user_id bigint not null references users on delete cascade,
  subject text not null,
  email citext not null,
  return_to text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index google_links_user on google_links (user_id);
create index google_links_expires_at on google_links (expires_at);

-- One row per mail; `key` says what it is about, so that the same mail is never written twice. The text holds codes:
-- it is sealed, and gone as soon as the mail is settled.
create table outgoing_mails (
  id bigint generated always as identity primary key,
  key text not null unique check (length(key) between 1 and 200),
  recipient text not null check (length(recipient) between 3 and 254),
  sealed text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'unconfirmed', 'refused', 'late', 'given-up')),
  attempts integer not null default 0,
  last_error text,
  valid_until timestamptz,
  -- A sender that was killed holds the mail no longer than this.
  claimed_until timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'waiting') = (sealed is not null)),
  check ((state = 'waiting') = (settled_at is null))
);
create index outgoing_mails_waiting on outgoing_mails (created_at) where state = 'waiting';
create index outgoing_mails_created_at on outgoing_mails (created_at);
