-- Mail that leaves us, codes that prove an address, passwords set anew.

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

-- Opened, never verified and never signed in with: such an account is forgotten after a week, so that nobody can
-- keep an address that is not theirs.
alter table users add column awaiting_verification boolean not null default false;
create index users_awaiting on users (created_at) where awaiting_verification;
