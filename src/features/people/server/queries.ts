import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type ListedPerson = {
  id: number
  username: string
  name: string
  account_type: string
  is_admin: boolean
  joined_at: Date
  disabled: boolean
}

/** The twin of `isAdmin` in auth/rules.ts. */
const LISTED = sql`
  u.id, u.username::text as username, trim(u.first_name || ' ' || u.last_name) as name, u.account_type,
  u.is_superuser or u.account_type = 'admin' or exists (select from admin_profiles a where a.user_id = u.id) as is_admin,
  u.created_at as joined_at, u.disabled_at is not null as disabled`

/** Makes a text mean itself in a pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** The newest first, from behind `before` on. An address finds only whoever has exactly this one. */
export async function listPeople(
  db: Db,
  { search, before, limit }: { search: string; before: number | undefined; limit: number },
): Promise<ListedPerson[]> {
  const found = search.includes('@')
    ? sql`u.email = ${search}`
    : sql`lower(u.username::text || ' ' || u.first_name || ' ' || u.last_name)
        like ${`%${literally(search.toLowerCase())}%`}`
  const { rows } = await sql<ListedPerson>`
    select ${LISTED} from users u
    where ${search === '' ? sql`true` : found} and ${before === undefined ? sql`true` : sql`u.id < ${before}`}
    order by u.id desc limit ${limit}::integer`.execute(db)
  return rows
}

export type FoundPerson = ListedPerson & {
  email_verified: boolean
  disabled_at: Date | null
  disabled_reason: string | null
  board_connected: boolean
  applications: number
}

export async function findPerson(db: Db, id: number): Promise<FoundPerson | undefined> {
  const { rows } = await sql<FoundPerson>`
    select ${LISTED}, u.email_verified_at is not null as email_verified, u.disabled_at, u.disabled_reason,
      exists (select from board_accounts b where b.user_id = u.id) as board_connected,
      (select count(*) from applications a
        where a.user_id = u.id and a.delivery = 'confirmed' and not a.own_entry)::integer as applications
    from users u where u.id = ${id}`.execute(db)
  return rows[0]
}

export async function findAddress(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email
}
