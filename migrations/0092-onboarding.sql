-- Where a person is in the onboarding wizard: another device goes on from there. Gone once the profile is complete.
create table onboarding_places (
  user_id bigint primary key references users on delete cascade,
  step smallint not null check (step between 1 and 6),
  -- The farthest step that was opened: going back to look is no loss of the way.
  reached smallint not null check (reached between step and 6),
  skipped smallint[] not null default '{}' check (skipped <@ '{1,3,4,5}' and cardinality(skipped) <= 4),
  updated_at timestamptz not null
);
