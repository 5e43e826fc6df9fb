-- A resume an application was made with stays readable there after the person removed it from their list: its file is
-- kept for as long as one application points at it. Applications whose resume is still in the list need no row here.
create table sent_resumes (
  application_id bigint primary key references applications on delete cascade,
  file_key text not null,
  content_type text not null
);
create index sent_resumes_file on sent_resumes (file_key);
create index applications_resume on applications (resume_id);
