import { hashToken } from '../src/server/platform/secrets.ts'
import { administer } from './database.ts'

/** 43 signs, as every token. */
const TOKEN = `bench-member-${'0'.repeat(30)}`

/** Signs one person in whose plan opens every filter; gives the token. May be called twice. */
export async function withMember(databaseUrl: string): Promise<string> {
  const hash = hashToken(TOKEN)
  await administer(
    databaseUrl,
    `with person as (
       insert into users (username, email, first_name, last_name, created_at, updated_at)
       values ('bench_member', 'member@bench.test', 'Bench', 'Member', now(), now())
       on conflict (username) do update set updated_at = excluded.updated_at returning id
     ), plan as (
       insert into subscriptions (user_id, plan_type, started_at, ends_at, updated_at)
       select id, 'premium', now(), now() + interval '1 year', now() from person
       on conflict (user_id) do update set ends_at = excluded.ends_at
     )
     insert into auth_tokens (user_id, token_hash, created_at, last_used_at, expires_at, remembered)
     select id, '${hash}', now(), now() + interval '1 hour', now() + interval '1 day', false from person
     on conflict (token_hash) do update set expires_at = excluded.expires_at, last_used_at = excluded.last_used_at`,
  )
  return TOKEN
}
