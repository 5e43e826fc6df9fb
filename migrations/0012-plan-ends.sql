-- Who is told that their plan ends soon.
create index subscriptions_ends_at on subscriptions (ends_at);
