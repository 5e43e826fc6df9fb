-- Browsers a person signed in with. They are recognised by a secret of their own, of which only the hash is kept; it signs
-- nobody in, it only keeps what strangers try from slowing its owner down.

create table known_devices (
  user_id bigint not null references users on delete cascade,
  device_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);
-- The sweep deletes by age.
create index known_devices_last_used_at on known_devices (last_used_at);

-- Tries of a mailed code from known devices of its owner are counted apart: strangers cannot use them up.
alter table email_codes add column known_tries integer not null default 0;
