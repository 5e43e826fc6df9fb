-- Postings one can trust: what is held back for review, what people report, what they do not want to see, and which
-- postings are not one job however alike they look.

-- Why a posting is held: kinds of safety notes, or 'reports'. `cleared` are the kinds somebody of the team looked at and let
-- pass: they do not hold it again.
alter table postings add column held_for text[] not null default '{}';
alter table postings add column cleared text[] not null default '{}';
create index postings_in_review on postings (review_state, id desc) where review_state <> 'approved';

-- One per person and posting. A settled one was seen by the team and counts no more.
create table job_reports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  posting_id bigint not null references postings on delete cascade,
  reason text not null check (reason in ('scam', 'fee', 'fake', 'closed', 'offensive', 'other')),
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (user_id, posting_id)
);
create index job_reports_posting on job_reports (posting_id);
create index job_reports_open on job_reports (posting_id) where settled_at is null;

-- "These two are not the same job", until somebody of the team has looked.
create table split_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  posting_id bigint not null references postings on delete cascade,
  other_id bigint not null references postings on delete cascade,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'refused')),
  decided_at timestamptz,
  check (posting_id < other_id),
  unique (user_id, posting_id, other_id)
);
create index split_requests_open on split_requests (posting_id, other_id) where state = 'open';
create index split_requests_other on split_requests (other_id);

create table review_decisions (
  id bigint generated always as identity primary key,
  posting_id bigint not null references postings on delete cascade,
  decision text not null check (decision in ('approve', 'hold', 'hide', 'split', 'keep')),
  reason text not null default '' check (length(reason) <= 500),
  -- The one who decided; the decision outlives the account.
  admin_id bigint references users on delete set null,
  decided_at timestamptz not null
);
create index review_decisions_posting on review_decisions (posting_id, id desc);
create index review_decisions_admin on review_decisions (admin_id);

-- Two postings, by the boards' own ids so that it also holds when one is read anew, that are never one job. Each pair
-- stands both ways round.
create table forbidden_pairs (
  source text not null references sources,
  source_id text not null,
  other_source text not null references sources,
  other_source_id text not null,
  created_at timestamptz not null,
  primary key (source, source_id, other_source, other_source_id),
  check ((source, source_id) <> (other_source, other_source_id))
);

-- What a person never wants to see again: an employer, or a word in title, employer or tags.
create table hidden_things (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  employer_id bigint references employers on delete cascade,
  word text check (length(word) between 2 and 60),
  word_key text,
  created_at timestamptz not null,
  check ((employer_id is null) <> (word is null)),
  check ((word is null) = (word_key is null)),
  unique (user_id, employer_id),
  unique (user_id, word_key)
);
create index hidden_things_employer on hidden_things (employer_id) where employer_id is not null;

-- A person's hidden words as a question; null without any.
create function hidden_words(viewer bigint) returns tsquery language sql stable as $$
  select string_agg('(' || q.words::text || ')', '|')::tsquery
  from hidden_things h cross join lateral (select phraseto_tsquery('hanap', search_text(h.word)) as words) q
  where h.user_id = viewer and h.word is not null and numnode(q.words) > 0
$$;

-- Of these postings those the person hides. An employer's job is hidden on whatever board it is shown.
create function hidden_among(ids bigint[], viewer bigint) returns bigint[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  words tsquery := hidden_words(viewer);
begin
  return array(
    select p.id from unnest(ids) u(id)
    join postings p on p.id = u.id
    left join posting_search s on s.posting_id = p.id
    where s.brief @@ words or exists (
      select from postings q join hidden_things h on h.user_id = viewer and h.employer_id = q.employer_id
      where q.cluster_id = p.cluster_id));
end $$;

-- One page of `ids` without what the person hides, and how many are left of all of them.
create function visible_page(
  ids bigint[], viewer bigint, skip integer, take integer, out page_ids bigint[], out visible integer
) language plpgsql stable as $$
declare
  gone bigint[] := hidden_among(ids, viewer);
  rest bigint[] := array(select u.id from unnest(ids) with ordinality u(id, place) where u.id <> all(gone) order by u.place);
begin
  page_ids := rest[skip + 1:skip + take];
  visible := cardinality(rest);
end $$;

-- How many listed postings that answer `question` (null: all) since `from_day` the person hides, counted up to 10,001.
create function count_hidden(viewer bigint, question tsquery, from_day date) returns integer
language plpgsql stable set enable_seqscan = off as $$
declare
  midnight timestamptz := case when from_day is null then '-infinity' else manila_midnight(from_day) end;
  words tsquery := hidden_words(viewer);
  -- The index knows no phrases; `brief` is asked for those.
  parts tsquery := regexp_replace(words::text, '<(-|[0-9]+)>', '&', 'g')::tsquery;
begin
  return (select count(*) from (
    select s.posting_id from hidden_things h
    join postings q on q.employer_id = h.employer_id
    join posting_clusters c on c.id = q.cluster_id
    join posting_search s on s.posting_id = c.representative_id
    where h.user_id = viewer and s.sort_at >= midnight and (question is null or s.search @@ question)
    union
    select s.posting_id from posting_search s
    where words is not null and s.search @@ coalesce(parts && question, parts) and s.brief @@ words and s.sort_at >= midnight
    limit 10001) n);
end $$;
