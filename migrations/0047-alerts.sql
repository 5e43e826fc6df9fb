-- What people want to hear of by themselves, what came in since, and what was found for whom.

-- A saved search as the database asks it, once for everybody who looks for the same.
create table alert_questions (
  id bigint generated always as identity primary key,
  -- Hash of the criteria in one way of writing.
  criteria_key text not null unique,
  criteria jsonb not null check (jsonb_typeof(criteria) = 'object'),
  question tsquery not null,
  -- Whether it has filters that only some plans have.
  advanced boolean not null,
  -- The words of search completed it then; it is asked anew once a day.
  compiled_at timestamptz not null
);
create index alert_questions_compiled_at on alert_questions (compiled_at);

-- Words one of which stands in every posting a question can find, the rarest there are: a new posting looks up its own
-- words here instead of being asked every question.
create table alert_keys (
  lexeme text not null,
  question_id bigint not null references alert_questions on delete cascade,
  primary key (lexeme, question_id)
);
create index alert_keys_question on alert_keys (question_id);

create table alerts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('search', 'matches', 'employer', 'changes')),
  saved_search_id bigint unique references saved_searches on delete cascade,
  -- Null until the search was read, and again when it was changed.
  question_id bigint references alert_questions,
  employer_id bigint references employers on delete cascade,
  least_score smallint check (least_score between 50 and 100),
  paused_at timestamptz,
  -- Only what came in since is told.
  started_at timestamptz not null,
  created_at timestamptz not null,
  check ((kind = 'search') = (saved_search_id is not null)),
  check ((kind = 'employer') = (employer_id is not null)),
  check ((kind = 'matches') = (least_score is not null)),
  check (kind = 'search' or question_id is null)
);
create index alerts_user on alerts (user_id);
create unique index alerts_one_of_kind on alerts (user_id, kind) where kind in ('matches', 'changes');
create unique index alerts_employer_once on alerts (user_id, employer_id) where employer_id is not null;
create index alerts_employer on alerts (employer_id) where employer_id is not null;
create index alerts_question on alerts (question_id) where question_id is not null;
create index alerts_unread on alerts (id) where kind = 'search' and question_id is null;

-- What the profiles of people say who want to hear of matches, so that a posting is compared with all of them at once. A row
-- goes when the profile changes and is read again before the next comparison. The numbers stand for names.
create table alert_people (
  user_id bigint primary key references users on delete cascade,
  rule_version integer not null,
  skills integer[] not null,
  families integer[] not null,
  traits jsonb not null check (jsonb_typeof(traits) = 'object')
);

-- Real jobs that came into the listing. A job whose posting is replaced, or that comes back, is not new again.
create table alert_arrivals (
  cluster_id bigint primary key,
  posting_id bigint not null references postings on delete cascade,
  arrived_at timestamptz not null,
  done_at timestamptz
);
create index alert_arrivals_waiting on alert_arrivals (posting_id) where done_at is null;
create index alert_arrivals_posting on alert_arrivals (posting_id);
create index alert_arrivals_age on alert_arrivals (arrived_at);

-- How a posting that somebody saved or applied to read before and after it changed. Gone once it was looked at.
create table alert_edits (
  id bigint generated always as identity primary key,
  posting_id bigint not null references postings on delete cascade,
  before jsonb not null,
  after jsonb not null,
  happened_at timestamptz not null
);
create index alert_edits_posting on alert_edits (posting_id);

-- What was found for a person: a new job, or what changed of one they keep.
create table alert_finds (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  posting_id bigint not null references postings on delete cascade,
  kind text not null check (kind in ('job', 'change')),
  -- The alerts it answers.
  alert_ids bigint[] not null check (cardinality(alert_ids) > 0),
  score smallint,
  changes jsonb check (jsonb_typeof(changes) = 'array'),
  found_at timestamptz not null,
  -- When its person had the bell open.
  seen_at timestamptz,
  check ((kind = 'change') = (changes is not null))
);
create unique index alert_finds_job_once on alert_finds (user_id, posting_id) where kind = 'job';
create index alert_finds_user on alert_finds (user_id, id desc);
create index alert_finds_unseen on alert_finds (user_id) where seen_at is null;
create index alert_finds_posting on alert_finds (posting_id);
create index alert_finds_age on alert_finds (found_at);

create trigger postings_arrived after insert on posting_search
  referencing new table as added for each statement execute function note_arrivals();
create trigger postings_edited after update on postings for each row
  when (old.content_hash is distinct from new.content_hash or (old.closed_at is null) <> (new.closed_at is null))
  execute function note_edit();
create trigger saved_jobs_watched after insert on saved_jobs
  referencing new table as added for each statement execute function watch_changes();
create trigger applications_watched after insert on applications
  referencing new table as added for each statement execute function watch_changes();
create trigger saved_searches_reread after update of criteria on saved_searches for each row
  when (old.criteria is distinct from new.criteria) execute function forget_question();
create trigger profiles_reread after insert or update on profiles for each row execute function forget_traits();
create trigger board_accounts_reread after insert or delete or update of id_proof on board_accounts
  for each row execute function forget_traits();

insert into alerts (user_id, kind, started_at, created_at)
select user_id, 'changes', now(), now() from (
  select user_id from saved_jobs union select user_id from applications where job_id is not null) kept;
