-- Applying and keeping track: the board account, letters, applications with all that happened to them, and what is kept for
-- later.

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

-- Letters with versions: a kept letter is never changed, a better one is the next version (decision 020).
create table cover_letters (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_post_id bigint not null references postings on delete cascade,
  resume_id bigint references resumes on delete set null,
  subject text not null,
  content text not null,
  custom_prompt text not null default '',
  version integer not null,
  origin text not null default 'own' check (origin in ('own', 'ai', 'template')),
  based_on bigint references cover_letters on delete set null,
  -- Statements the profile and the resume do not hold and the person said are true, each as `kind:words`.
  confirmed_claims text[] not null default '{}',
  created_at timestamptz not null
);
create index cover_letters_user on cover_letters (user_id, created_at desc);
create unique index cover_letters_version on cover_letters (user_id, job_post_id, version);
create trigger cover_letters_stay
  before update of user_id, job_post_id, subject, content, custom_prompt, version, origin, confirmed_claims, created_at
  on cover_letters for each row execute function refuse_letter_change();

-- What a writer wrote for somebody: a letter made of it has its statements checked before it is sent.
create table generated_letters (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_post_id bigint not null references postings on delete cascade,
  writer text not null check (writer in ('ai', 'template')),
  model text,
  subject text not null,
  content text not null,
  -- False when the person stopped it or the model broke off.
  complete boolean not null,
  created_at timestamptz not null
);
create index generated_letters_posting on generated_letters (user_id, job_post_id, writer);
create index generated_letters_age on generated_letters (created_at);

create table ai_instructions (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  instructions text not null,
  updated_at timestamptz not null
);

-- A file that was imported; what it added is undone together.
create table application_imports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  file_name text not null check (length(file_name) <= 255),
  imported_at timestamptz not null,
  added integer not null check (added > 0),
  undone_at timestamptz
);
create index application_imports_user on application_imports (user_id, id desc);

-- Applications made through us, and entries of the person's own (`own_entry`): made somewhere else, noted by hand, by their
-- link or from a file. Those count as applied on their word (delivery 'confirmed' without evidence), nothing was ever sent by
-- us. What is said of the job stands in `posting_snapshot` for both (title, employer_name, source, link).
create table applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Names it across exports, imports and houses, so that the same file brings nothing in twice.
  record_key uuid not null default gen_random_uuid(),
  own_entry boolean not null default false,
  -- The file an own entry came from: the person's own word, whatever the file says of a board.
  import_id bigint references application_imports on delete set null,
  -- For an own entry only when it is a posting we know.
  job_id bigint references postings,
  -- How the submission stands at the board, and the person's own view on top of it.
  delivery text not null check (delivery in ('sending', 'confirmed', 'failed', 'unconfirmed')),
  status text not null default 'applied' check (status in ('applied', 'reviewing', 'interview', 'offer', 'hired', 'rejected')),
  apply_points integer not null,
  cover_letter_id bigint references cover_letters on delete set null,
  resume_id bigint references resumes on delete set null,
  notes text not null default '',
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
  -- The file that went along: kept for as long as an application names it, also when it left the list of resumes.
  sent_resume_key text,
  sent_resume_type text,
  posting_snapshot jsonb not null,
  created_at timestamptz not null,
  sending_since timestamptz not null,
  confirmed_at timestamptz,
  -- The one prepared follow-up of a quiet application, sent by the person themselves.
  follow_up_sent_at timestamptz,
  -- Taken away by the person and kept for a while, so that it can be put back. It gives its posting free meanwhile; lists,
  -- figures and exports pass it over.
  removed_at timestamptz,
  removed_job_id bigint references postings on delete set null,
  updated_at timestamptz not null,
  unique (user_id, job_id),
  constraint applications_apply_points_check
    check (case when own_entry then apply_points = 0 else apply_points between 1 and 60 end),
  constraint applications_job_check check (own_entry or job_id is not null),
  constraint applications_removed_check
    check (removed_at is null and removed_job_id is null or own_entry and job_id is null),
  constraint applications_import_check check (import_id is null or own_entry and confirmed_at is null and evidence is null)
);
create index applications_user on applications (user_id, created_at desc);
create index applications_open on applications (sending_since) where delivery in ('sending', 'unconfirmed');
create unique index applications_record_key on applications (user_id, record_key);
create index applications_import on applications (import_id) where import_id is not null;
create index applications_removed on applications (removed_at) where removed_at is not null;
create index applications_removed_job on applications (removed_job_id) where removed_job_id is not null;
create index applications_sent_resume on applications (sent_resume_key) where sent_resume_key is not null;

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

create table application_interviews (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  -- Names it in calendars, the same for good.
  uid uuid not null unique default gen_random_uuid(),
  -- Grows with every change, so that a calendar knows the newer file.
  sequence integer not null default 0,
  starts_at timestamptz not null,
  minutes integer not null default 60 check (minutes between 5 and 1440),
  -- The IANA name of the zone the employer spoke of; null when it was Manila's.
  employer_zone text check (length(employer_zone) between 1 and 64),
  place text not null default '' check (length(place) <= 300),
  link text not null default '' check (length(link) <= 2000),
  notes text not null default '' check (length(notes) <= 5000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index application_interviews_application on application_interviews (application_id, starts_at, id);

-- What the person means to do about an application, by a day in Manila.
create table application_follow_ups (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  due_on date not null,
  text text not null check (length(text) between 1 and 500),
  done_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index application_follow_ups_application on application_follow_ups (application_id, due_on, id);

-- Grows whenever anything of a person's applications changes: what was counted at a revision holds until the next one.
create table application_revisions (
  user_id bigint primary key references users on delete cascade,
  revision bigint not null
);
create trigger application_events_counted after insert on application_events
  referencing new table as added for each statement execute function count_application_changes();

create table saved_jobs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references postings on delete cascade,
  notes text not null default '' check (length(notes) <= 2000),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  saved_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, job_id)
);
create index saved_jobs_newest on saved_jobs (user_id, saved_at desc, id desc);
-- Postings somebody saved are looked at again before the others.
create index saved_jobs_job on saved_jobs (job_id);

create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  name_key text not null,
  -- What the address of the listing says: texts by parameter, without the page.
  criteria jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, name_key)
);
create index saved_searches_newest on saved_searches (user_id, created_at desc, id desc);
