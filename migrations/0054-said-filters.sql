-- What a posting's words say beside its fields (shift, beginners, telephone, place, pay step), as names in the search
-- index, and by which patterns it was read. Stored postings are read anew by a task.
alter table postings
  add column said text[] not null default '{}',
  add column said_version smallint not null default 0;
create index postings_said_version on postings (said_version, id) where closed_at is null;
