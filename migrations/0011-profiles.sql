create table resumes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  file_name text not null check (length(file_name) <= 255),
  file_key text not null unique,
  content_type text not null,
  bytes integer not null check (bytes between 1 and 5242880),
  sha256 text not null,
  is_default boolean not null default false,
  uploaded_at timestamptz not null
);
create index resumes_user on resumes (user_id, uploaded_at desc);
create unique index resumes_one_default on resumes (user_id) where is_default;

create table profiles (
  user_id bigint primary key references users on delete cascade,
  title text not null default '',
  about text not null default '',
  location text not null default '',
  years_of_experience text check (years_of_experience in ('0-1', '1-3', '3-5', '5-10', '10+')),
  open_to_remote boolean not null default false,
  willing_to_relocate boolean not null default false,
  website text not null default '',
  linkedin text not null default '',
  github text not null default '',
  resume_url text not null default '',
  skills text[] not null default '{}',
  projects jsonb not null default '[]',
  education jsonb not null default '[]',
  experience jsonb not null default '[]',
  job_types text[] not null default '{}',
  salary_min integer check (salary_min >= 0),
  salary_max integer check (salary_max >= 0),
  work_arrangement text not null default 'flexible' check (work_arrangement in ('on-site', 'remote', 'hybrid', 'flexible')),
  availability text not null default 'immediately' check (availability in ('immediately', '2-weeks', '1-month', 'custom')),
  custom_availability text not null default '',
  hide_onboarding_prompt boolean not null default false,
  updated_at timestamptz not null
);
