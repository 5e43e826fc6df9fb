-- What people paid for, and what the provider told us of it. A payment stays when its person goes: the law wants it kept.

-- The day of the month a paid plan is counted from: a month begun on the 31st ends on the 28th and goes on to the 31st.
alter table subscriptions add column anchor_day integer check (anchor_day between 1 and 31);

create table payments (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  plan_type text not null check (plan_type in ('basic', 'premium')),
  amount_centavos integer not null check (amount_centavos > 0),
  -- open: nothing is on its way, another card may be tried. attaching: sent, and no answer yet.
  state text not null check (state in ('open', 'attaching', 'authenticating', 'processing', 'held', 'paid', 'failed')),
  -- The provider's payment intent; null until it is made. Saved before any card is sent.
  intent_id text unique,
  -- The browser's own name of this try: said twice, it is one payment.
  request_key text,
  failed_code text,
  failed_message text,
  held_reason text,
  -- The provider's payment of this intent: one payment, one period, one receipt.
  provider_payment_id text unique,
  card_brand text,
  card_last4 text check (length(card_last4) = 4),
  billing_name text,
  billing_email text,
  billing_phone text,
  paid_at timestamptz,
  granted_from timestamptz,
  granted_until timestamptz,
  receipt_number bigint unique,
  refunded_at timestamptz,
  -- How often the provider was asked since the card was sent.
  looks integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'paid') = (receipt_number is not null)),
  check ((state = 'paid') = (provider_payment_id is not null and granted_until is not null))
);
create index payments_user on payments (user_id, id desc);
create unique index payments_one_under_way on payments (user_id)
  where state in ('open', 'attaching', 'authenticating', 'processing', 'held');
create unique index payments_request on payments (user_id, request_key);
-- What the sweep looks for.
create index payments_waiting on payments (updated_at) where state in ('attaching', 'authenticating', 'processing');

-- Numbers of receipts have no gap: the row is locked by whoever takes one.
create table receipt_counter (
  only_row boolean primary key default true check (only_row),
  last bigint not null
);
insert into receipt_counter (last) values (0);

-- Events of the provider by their own id; each is taken once, however often it comes.
create table payment_events (
  event_id text primary key,
  event_type text not null,
  intent_id text,
  received_at timestamptz not null
);
create index payment_events_received_at on payment_events (received_at);
