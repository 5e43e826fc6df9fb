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
