-- What a mailed code is for is listed once, in the code that makes it: a list in the database had to be written anew with
-- every purpose, and two of them written side by side lost one another.
alter table email_codes drop constraint email_codes_purpose_check;
alter table email_codes add constraint email_codes_purpose_check check (purpose ~ '^[a-z]+(-[a-z]+)*$');

-- Deleting an account looks for the rows of its person.
create index passkey_challenges_user_id on passkey_challenges (user_id);
