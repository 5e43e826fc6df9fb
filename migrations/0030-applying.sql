create table board_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  board text not null check (board in ('olj')),
  email text not null,
  -- Sealed by the key ring, bound to the owner.
  password_sealed text not null,
  session_sealed text,
  -- Grows with every new session, so that whoever finds one expired knows whether it was replaced already.
  session_version integer not null default 0,
  -- Held by the one call that signs in again; ends by itself when that call dies.
  signing_in_until timestamptz,
  state text not null default 'connected' check (state in ('connected', 'credentials_refused')),
  id_proof integer,
  points integer,
  points_read_at timestamptz,
  sync_applications boolean not null default true,
  connected_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, board)
);

-- Who used the board account, when and why, and whether the password had to be opened for it.
create table board_account_uses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null,
  used_password boolean not null,
  outcome text not null,
  used_at timestamptz not null
);
create index board_account_uses_user on board_account_uses (user_id, used_at desc);

create table cover_letters (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_post_id bigint not null references postings on delete cascade,
  resume_id bigint references resumes on delete set null,
  subject text not null,
  content text not null,
  custom_prompt text not null default '',
  created_at timestamptz not null
);
create index cover_letters_user on cover_letters (user_id, created_at desc);

create table ai_instructions (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  instructions text not null,
  updated_at timestamptz not null
);

create table applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references postings,
  -- How the submission stands at the board, and the person's own view on top of it.
  delivery text not null check (delivery in ('sending', 'confirmed', 'failed', 'unconfirmed')),
  status text not null default 'applied' check (status in ('applied', 'reviewing', 'interview', 'offer', 'hired', 'rejected')),
  apply_points integer not null check (apply_points between 1 and 60),
  cover_letter_id bigint references cover_letters on delete set null,
  resume_id bigint references resumes on delete set null,
  notes text not null default '',
  interview_date timestamptz,
  offer_date timestamptz,
  -- The e-mail address of the board account it goes out from: only there can it be looked up.
  board_email text not null,
  attempts integer not null default 1,
  -- Looks at the board after an answer was lost; `misses` of them reached it and found nothing.
  checks integer not null default 0,
  unconfirmed_at timestamptz,
  misses integer not null default 0,
  first_miss_at timestamptz,
  next_check_at timestamptz,
  failure jsonb,
  evidence text,
  -- The board knew of an application before ours went out.
  applied_elsewhere boolean not null default false,
  -- The receipt: what was sent and how the posting read then.
  sent_subject text not null,
  sent_content text not null,
  sent_resume_name text,
  posting_snapshot jsonb not null,
  created_at timestamptz not null,
  sending_since timestamptz not null,
  confirmed_at timestamptz,
  updated_at timestamptz not null,
  unique (user_id, job_id)
);
create index applications_user on applications (user_id, created_at desc);
create index applications_open on applications (sending_since) where delivery in ('sending', 'unconfirmed');

-- Append-only: every change of an application, by whom.
create table application_events (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  kind text not null,
  actor text not null check (actor in ('person', 'hanap', 'board')),
  from_value text,
  to_value text,
  detail jsonb not null default '{}',
  happened_at timestamptz not null
);
create index application_events_application on application_events (application_id, id);
