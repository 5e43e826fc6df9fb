-- A mail that was refused or given up on can be sent again for some days, so its text stays sealed that long; one that was
-- dropped by the team keeps nothing of it.
alter table outgoing_mails drop constraint outgoing_mails_state_check;
alter table outgoing_mails add constraint outgoing_mails_state_check
  check (state in ('waiting', 'sent', 'unconfirmed', 'refused', 'late', 'given-up', 'dropped'));
alter table outgoing_mails drop constraint outgoing_mails_check;
alter table outgoing_mails add constraint outgoing_mails_text_check check (
  case when state = 'waiting' then sealed is not null when state in ('refused', 'given-up') then true else sealed is null end);
