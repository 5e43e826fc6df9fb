-- Money that was given back at the provider. The payment stays paid, with its receipt; what is left of its month is taken back.

alter table payments add column refund_reason text check (length(refund_reason) between 1 and 500);
alter table payments add constraint payments_refunded check (refunded_at is null or state = 'paid');
