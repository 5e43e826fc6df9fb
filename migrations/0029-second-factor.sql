-- The second step of signing in. Secrets that have to be read again are sealed with the key ring; everything else that
-- opens a door is kept as a hash only.

-- An authenticator app. `last_step` is the last half minute whose code was used: no code counts twice.
create table totp_factors (
  user_id bigint primary key references users on delete cascade,
  secret_sealed text not null,
  last_step bigint not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);

-- A secret that was shown and waits for its first code.
create table totp_setups (
  user_id bigint primary key references users on delete cascade,
  secret_sealed text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index totp_setups_expires_at on totp_setups (expires_at);

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_id on passkeys (user_id);

-- What a device or a browser was asked to sign: for one person, or for whoever signs in with a passkey alone.
create table passkey_challenges (
  challenge_hash text primary key,
  user_id bigint references users on delete cascade,
  purpose text not null check (purpose in ('add', 'prove', 'enter')),
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

-- Recovery codes are hashed under a key of their owner's, so that keys of the ring can be changed without losing them.
create table recovery_keys (
  user_id bigint primary key references users on delete cascade,
  key_sealed text not null
);
create table recovery_codes (
  user_id bigint not null references recovery_keys on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Somebody proved the first step and not yet the second. Not a session: it opens nothing but the second step.
create table pending_sign_ins (
  pending_hash text primary key,
  user_id bigint not null references users on delete cascade,
  -- The browser that took the first step; null for a client that names none.
  browser_hash text,
  remembered boolean not null,
  return_to text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_ins_user_id on pending_sign_ins (user_id);
create index pending_sign_ins_expires_at on pending_sign_ins (expires_at);

alter table email_codes drop constraint email_codes_purpose_check;
alter table email_codes add constraint email_codes_purpose_check
  check (purpose in ('verify', 'reset', 'new-email', 'first-password', 'second-factor'));
