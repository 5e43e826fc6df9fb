-- What a resume says, read once: a file never changes under its id. Letters are judged by it (decision 020).
create table resume_readings (
  resume_id bigint primary key references resumes on delete cascade,
  -- Null where no text comes out of the file.
  found jsonb,
  read_at timestamptz not null
);
