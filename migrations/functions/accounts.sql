-- Who is calling.

-- Who carries these tokens, and what lists have to know of them (decision 015), read at once: another round trip costs ten
-- times what is asked there. A function, because PostgreSQL keeps the plans of its statements for the session: planned
-- anew each time, this look-up costs five times as much.
create or replace function signed_in(given_hashes text[], at timestamptz)
  returns table (
    token_hash text, token_id bigint, last_used_at timestamptz, id bigint, username text, email text, is_admin boolean,
    hides boolean, applies boolean, revision text, plan_type text, plan_ends_at timestamptz
  )
  language plpgsql stable
as $$
begin
  return query
    select t.token_hash, t.id, t.last_used_at, u.id, u.username::text, u.email::text,
           u.is_superuser or u.account_type = 'admin'
             or exists (select 1 from admin_profiles a where a.user_id = u.id),
           exists (select 1 from hidden_things h where h.user_id = u.id)
             or exists (select 1 from row_choices c where c.user_id = u.id),
           exists (select 1 from applications a where a.user_id = u.id),
           (select r.last_value::text from market_revision r),
           s.plan_type, s.ends_at
    from auth_tokens t
    join users u on u.id = t.user_id
    left join subscriptions s on s.user_id = u.id
    where t.token_hash = any(given_hashes) and t.expires_at > at and u.disabled_at is null;
end
$$;
