-- What people report, what the team decided, which postings are not one job however alike they look, and what a person
-- does not want to see.

-- One per person and posting. A settled one was seen by the team and counts no more.
create table job_reports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  posting_id bigint not null references postings on delete cascade,
  reason text not null check (reason in ('scam', 'fee', 'fake', 'closed', 'offensive', 'other')),
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (user_id, posting_id)
);
create index job_reports_posting on job_reports (posting_id);
create index job_reports_open on job_reports (posting_id) where settled_at is null;

-- "These two are not the same job", until somebody of the team has looked.
create table split_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  posting_id bigint not null references postings on delete cascade,
  other_id bigint not null references postings on delete cascade,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'refused')),
  decided_at timestamptz,
  check (posting_id < other_id),
  unique (user_id, posting_id, other_id)
);
create index split_requests_open on split_requests (posting_id, other_id) where state = 'open';
create index split_requests_other on split_requests (other_id);

create table review_decisions (
  id bigint generated always as identity primary key,
  posting_id bigint not null references postings on delete cascade,
  decision text not null check (decision in ('approve', 'hold', 'hide', 'split', 'keep')),
  reason text not null default '' check (length(reason) <= 500),
  -- The one who decided; the decision outlives the account.
  admin_id bigint references users on delete set null,
  decided_at timestamptz not null
);
create index review_decisions_posting on review_decisions (posting_id, id desc);
create index review_decisions_admin on review_decisions (admin_id);

-- Two postings, by the boards' own ids so that it also holds when one is read anew, that are never one job. Each pair
-- stands both ways round.
create table forbidden_pairs (
  source text not null references sources,
  source_id text not null,
  other_source text not null references sources,
  other_source_id text not null,
  created_at timestamptz not null,
  primary key (source, source_id, other_source, other_source_id),
  check ((source, source_id) <> (other_source, other_source_id))
);

-- What a person never wants to see again: an employer, or a word in title, employer or tags.
create table hidden_things (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  employer_id bigint references employers on delete cascade,
  word text check (length(word) between 2 and 60),
  word_key text,
  created_at timestamptz not null,
  check ((employer_id is null) <> (word is null)),
  check ((word is null) = (word_key is null)),
  unique (user_id, employer_id),
  unique (user_id, word_key)
);
create index hidden_things_employer on hidden_things (employer_id) where employer_id is not null;
