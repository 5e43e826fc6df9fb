-- What a person tells of themselves: resumes, profile, and how far onboarding is.

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

-- What a resume says, read once: a file never changes under its id. Letters are judged by it (decision 020).
create table resume_readings (
  resume_id bigint primary key references resumes on delete cascade,
  -- Null where no text comes out of the file.
  found jsonb,
  read_at timestamptz not null
);

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
  -- Null while nothing of the profile was ever saved: hiding the prompt or sending a file alone saves none of it.
  updated_at timestamptz,
  -- The service says these in words first; here two saves at once cannot get past them either.
  constraint profiles_salaries_in_order check (salary_min <= salary_max),
  constraint profiles_education_list check (jsonb_typeof(education) = 'array' and jsonb_array_length(education) <= 30),
  constraint profiles_experience_list check (jsonb_typeof(experience) = 'array' and jsonb_array_length(experience) <= 30)
);

-- Where a person is in the onboarding wizard: another device goes on from there. Gone once the profile is complete.
create table onboarding_places (
  user_id bigint primary key references users on delete cascade,
  step smallint not null check (step between 1 and 6),
  -- The farthest step that was opened: going back to look is no loss of the way.
  reached smallint not null check (reached between step and 6),
  skipped smallint[] not null default '{}' check (skipped <@ '{1,3,4,5}' and cardinality(skipped) <= 4),
  updated_at timestamptz not null
);
