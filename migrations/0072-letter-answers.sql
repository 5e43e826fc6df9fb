-- What a person answered to employers, to be offered again where another one asks the same. `question_key` is the question
-- without what wording changes about it: of two answers to one question the last one stays.
create table letter_answers (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  question text not null check (length(question) between 1 and 240),
  question_key text not null check (length(question_key) between 1 and 240),
  answer text not null check (length(answer) between 1 and 2000),
  job_post_id bigint references postings on delete set null,
  answered_at timestamptz not null,
  unique (user_id, question_key)
);
create index letter_answers_newest on letter_answers (user_id, answered_at desc, id desc);
create index letter_answers_posting on letter_answers (job_post_id) where job_post_id is not null;
