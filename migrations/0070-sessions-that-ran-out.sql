-- Whether a session ran out is for the application's clock to say: its sweep marks what it takes away. Whatever else ends
-- a session silences the device.
alter table auth_tokens add column ran_out boolean not null default false;
drop trigger auth_tokens_silenced on auth_tokens;
create trigger auth_tokens_silenced before delete on auth_tokens for each row
  when (not old.ran_out) execute function silence_device();
