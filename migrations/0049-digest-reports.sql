-- How a period's digests ended, told to the operator once: how many were planned, and what became of them.
create table digest_reports (
  kind text not null check (kind in ('immediately', 'daily', 'weekly')),
  period_key text not null,
  planned integer not null,
  sent integer not null,
  refused integer not null,
  reported_at timestamptz not null,
  primary key (kind, period_key)
);
create index digest_reports_age on digest_reports (reported_at);
