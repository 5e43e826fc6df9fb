-- Whom an agency names as its client: the client's own posting of the same job is found by it.
alter table postings add column client text;
create index postings_client on postings (lower(split_part(client, ' ', 1)), date_posted desc) where client is not null;
-- Nearly the same names of an employer begin with the same word.
create index employers_first_word on employers (split_part(name_key, ' ', 1));
