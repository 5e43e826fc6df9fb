-- Why somebody did not get a blast: their account is disabled, or the database refused their row. Who did not get it can be
-- tried again, so the sums say how many of each there are.
alter table blast_recipients drop constraint blast_recipients_reason_check;
alter table blast_recipients add constraint blast_recipients_reason_check
  check (reason in ('not_wanted', 'gone', 'disabled', 'failed'));
alter table blasts
  add column disabled integer not null default 0,
  add column failed integer not null default 0;
alter table blasts drop constraint blasts_check2;
alter table blasts add constraint blasts_sums_check check (sent + not_wanted + gone + disabled + failed <= total);
