-- A changed address counts once the code mailed to it was typed; the address before can take it back for a week.

create table email_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  old_email citext not null check (length(old_email) between 3 and 254),
  new_email citext not null check (length(new_email) between 3 and 254),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'undone')),
  asked_at timestamptz not null,
  changed_at timestamptz,
  -- Only the hash of what the address before was mailed is kept.
  undo_hash text unique,
  undo_until timestamptz,
  check ((state = 'waiting') = (changed_at is null)),
  check ((changed_at is null) = (undo_hash is null) and (changed_at is null) = (undo_until is null))
);
create unique index email_changes_waiting on email_changes (user_id) where state = 'waiting';
create index email_changes_user on email_changes (user_id);
-- An address that was given up is nobody else's while its owner can still take it back.
create index email_changes_held on email_changes (old_email) where state = 'done';
create index email_changes_asked_at on email_changes (asked_at);

alter table email_codes drop constraint email_codes_purpose_check;
alter table email_codes add constraint email_codes_purpose_check
  check (purpose in ('verify', 'reset', 'new-email', 'first-password'));
