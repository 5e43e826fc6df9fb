-- What a posting asks of a person, read once from its text: whoever compares five thousand postings with one profile cannot
-- read them all. A row is good for one version of the rules and one state of the posting.

create table posting_traits (
  posting_id bigint primary key references postings on delete cascade,
  rule_version integer not null,
  -- The posting's own hashes at the time it was read.
  read_from text not null,
  traits jsonb not null check (jsonb_typeof(traits) = 'object')
);
