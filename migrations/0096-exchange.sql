-- Taking applications out and in again.

-- Names an application across exports, imports and houses, so that the same file brings nothing in twice.
alter table applications add column record_key uuid not null default gen_random_uuid();
create unique index applications_record_key on applications (user_id, record_key);

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

-- The person's own word: whatever a file says, what it brought was never confirmed by the board.
alter table applications add column import_id bigint references application_imports on delete set null;
alter table applications add constraint applications_import_check
  check (import_id is null or own_entry and confirmed_at is null and evidence is null);
create index applications_import on applications (import_id) where import_id is not null;
