-- Letters with versions: a kept letter is never changed, a better one is the next version (decision 020).
alter table cover_letters
  add column version integer,
  add column origin text not null default 'own' check (origin in ('own', 'ai', 'template')),
  add column based_on bigint references cover_letters on delete set null,
  -- Statements the profile and the resume do not hold and the person said are true, each as `kind:words`.
  add column confirmed_claims text[] not null default '{}';
update cover_letters letter set version = numbered.version
from (
  select id, row_number() over (partition by user_id, job_post_id order by id) as version from cover_letters
) numbered
where numbered.id = letter.id;
alter table cover_letters alter column version set not null;
create unique index cover_letters_version on cover_letters (user_id, job_post_id, version);

create function refuse_letter_change() returns trigger language plpgsql as $$
begin
  raise exception 'a kept letter is never changed';
end $$;
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
