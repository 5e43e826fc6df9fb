-- A person takes out what we hold of them, or has it erased.

-- One at a time per person. Whoever builds holds the row until `lease_until`; each try has a file of its own.
create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'building', 'ready', 'failed', 'expired')),
  requested_at timestamptz not null,
  attempts integer not null default 0,
  lease_until timestamptz not null,
  parts_done integer not null default 0,
  parts_all integer not null default 0,
  file_key text unique,
  bytes bigint,
  -- Files that could not be read; the archive names them.
  files_missing integer not null default 0,
  ended_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') <= (file_key is not null and bytes is not null and expires_at is not null))
);
create unique index data_exports_one_open on data_exports (user_id) where state in ('waiting', 'building');
create index data_exports_user on data_exports (user_id, id desc);
-- What the sweep looks for.
create index data_exports_open on data_exports (lease_until) where state in ('waiting', 'building');
create index data_exports_ready on data_exports (expires_at) where state = 'ready';

-- Files whose rows are gone. Written in the transaction that deletes the rows, worked off by a task.
create table file_deletions (
  key text primary key check (length(key) between 1 and 1000),
  asked_at timestamptz not null,
  attempts integer not null default 0,
  done_at timestamptz
);
create index file_deletions_waiting on file_deletions (asked_at) where done_at is null;

-- Accounts that were deleted, as numbers alone: a restored backup is told of them before anybody sees it. An id may be given
-- again after a restore, so the moment the account was opened belongs to it.
create table deleted_accounts (
  user_id bigint not null,
  opened_at timestamptz not null,
  deleted_at timestamptz not null,
  -- Since when the file storage, which outlives the database, knows of it too.
  stored_at timestamptz,
  primary key (user_id, opened_at)
);
create index deleted_accounts_to_store on deleted_accounts (deleted_at) where stored_at is null;

-- The last mail to somebody who is gone: nothing of it stays once it has left.
alter table outgoing_mails add column forget boolean not null default false;

-- A payment outlives its person and then names nobody, however the account went and whatever the provider says later.
create function forget_payer() returns trigger language plpgsql as $$
begin
  new.billing_name := null;
  new.billing_email := null;
  new.billing_phone := null;
  new.request_key := null;
  return new;
end $$;
create trigger payments_forget_payer before insert or update on payments
  for each row when (new.user_id is null) execute function forget_payer();
update payments set billing_name = null where user_id is null;

-- Deleting a letter or a resume looks for the rows that name it.
create index applications_cover_letter on applications (cover_letter_id) where cover_letter_id is not null;
create index applications_resume on applications (resume_id) where resume_id is not null;
create index cover_letters_resume on cover_letters (resume_id) where resume_id is not null;
create index cover_letters_based_on on cover_letters (based_on) where based_on is not null;
