-- A payment that is held is given back too, as when its person was gone before it was paid; it then stands in nobody's way.
alter table payments drop constraint payments_refunded,
  add constraint payments_refunded check (refunded_at is null or state in ('paid', 'held'));
drop index payments_one_under_way;
create unique index payments_one_under_way on payments (user_id)
  where state in ('open', 'attaching', 'authenticating', 'processing', 'held') and refunded_at is null;
