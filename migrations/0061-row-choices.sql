-- What a person says of two postings: that they are two jobs though they stand in one row, or one job though they stand
-- in two. It holds for that person at once; the state is what the team makes of it for everybody.
alter table split_requests rename to row_choices;
alter table row_choices
  add column choice text not null default 'split' check (choice in ('split', 'join')),
  -- Of two jobs in one row, the one that leaves it.
  add column moved_id bigint references postings on delete cascade;
update row_choices set moved_id = other_id;
alter table row_choices
  alter column choice drop default,
  alter column moved_id set not null,
  add check (moved_id in (posting_id, other_id));
alter index split_requests_open rename to row_choices_open;
alter index split_requests_other rename to row_choices_other;
create index row_choices_moved on row_choices (moved_id);

alter table review_decisions drop constraint review_decisions_decision_check;
alter table review_decisions add constraint review_decisions_decision_check
  check (decision in ('approve', 'hold', 'hide', 'split', 'join', 'keep'));
