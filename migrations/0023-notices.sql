-- What people want to be mailed, what there is to tell them, and the digests that tell it.

-- Without a row the defaults hold: all but marketing, daily.
create table notification_settings (
  user_id bigint primary key references users on delete cascade,
  job_alerts boolean not null,
  application_updates boolean not null,
  messages boolean not null,
  marketing boolean not null,
  frequency text not null check (frequency in ('immediately', 'daily', 'weekly')),
  updated_at timestamptz not null
);

-- One mail to one person for one period: a day or an hour in Manila, a week. The row is made before the mail is written,
-- and the mail in the transaction that marks it sent.
create table digests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('immediately', 'daily', 'weekly')),
  period_key text not null check (length(period_key) between 1 and 20),
  state text not null default 'due' check (state in ('due', 'sent', 'empty', 'missed', 'failed')),
  -- Grows when its mail could not leave in time and came back.
  round integer not null default 0,
  -- Nothing of it is written after this.
  until timestamptz not null,
  made_at timestamptz not null,
  settled_at timestamptz,
  unique (user_id, kind, period_key),
  check ((state = 'due') = (settled_at is null))
);
create index digests_due on digests (id) where state = 'due';
create index digests_made_at on digests (made_at);

-- Something that happened and has to be told; what it is stands in the table its topic is about.
create table notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  topic text not null check (topic in ('job_alerts', 'application_updates', 'messages')),
  -- The posting, the event of an application, or the message.
  subject_id bigint not null,
  happened_at timestamptz not null,
  -- The digest that told it, or left it out because it was no news any more.
  digest_id bigint references digests on delete cascade,
  unique (user_id, topic, subject_id)
);
create index notices_pending on notices (user_id, happened_at) where digest_id is null;
create index notices_digest on notices (digest_id) where digest_id is not null;

create trigger messages_noticed after insert on messages
  referencing new table as added for each statement execute function note_messages();
create trigger application_events_noticed after insert on application_events
  referencing new table as added for each statement execute function note_application_events();

-- Set right before the text of a mail goes over the line. Whoever finds it set by a sender that is gone cannot know whether the
-- mail arrived, and does not send it again.
alter table outgoing_mails add column handing_over_at timestamptz;
-- A digest whose mail came too late is written anew.
create index outgoing_mails_late on outgoing_mails (settled_at) where state = 'late';
