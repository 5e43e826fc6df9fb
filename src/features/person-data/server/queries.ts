import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { isSecret, PERSON_TABLES, type PersonTable } from './tables.ts'

/** Whom rows are looked for: by number and, where a table knows addresses alone, by those. */
export type Whose = { id: number; addresses: readonly string[]; proved: readonly string[] }

const named = (table: string): PersonTable => {
  const found = PERSON_TABLES.find((one) => one.table === table)
  if (!found) throw new Error(`${table} is no table of a person.`)
  return found
}

function belongs({ table, by, of = 'users' }: PersonTable, whose: Whose): RawBuilder<boolean> {
  const column = sql.ref(`${table}.${by}`)
  if (of === 'users' || of === 'self') return sql`${column} = ${whose.id}`
  if (of === 'address') return sql`lower(${column}) = any(${whose.addresses.map((one) => one.toLowerCase())})`
  if (of === 'proved address') return sql`lower(${column}) = any(${whose.proved.map((one) => one.toLowerCase())})`
  return sql`${column} in (select ${sql.ref(`${of}.id`)} from ${sql.table(of)} where ${belongs(named(of), whose)})`
}

/** The addresses of a person that are nobody else's, and of these the one they proved. */
export async function findWhose(db: Db, userId: number): Promise<Whose> {
  const { rows } = await sql<{ address: string; proved: boolean }>`
    with own as (
      select email as address, email_verified_at is not null as proved from users where id = ${userId}
      union all select old_email, false from email_changes where user_id = ${userId}
      union all select new_email, false from email_changes where user_id = ${userId})
    select address::text, bool_or(proved) as proved from own
    where not exists (select 1 from users u where u.email = own.address and u.id <> ${userId})
    group by address`.execute(db)
  const addresses = rows.map(({ address }) => address)
  return { id: userId, addresses, proved: rows.filter(({ proved }) => proved).map(({ address }) => address) }
}

/** The columns of a table that may leave the house, in their order. */
export async function listColumns(db: Db, table: PersonTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name::text as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table.table} order by ordinal_position`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !isSecret(name) && table.without?.includes(name) !== true)
}

/** Opens a cursor over a person's rows of a table, as JSON texts; the caller is in a transaction. */
export async function openRows(db: Db, table: PersonTable, columns: string[], whose: Whose): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(`${table.table}.${column}`)))
  await sql`declare person_rows no scroll cursor for
    select row_to_json(r)::text as line
    from (select ${list} from ${sql.table(table.table)} where ${belongs(table, whose)} order by 1) r`.execute(db)
}

export async function nextRows(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(count))} from person_rows`.execute(db)
  return rows.map(({ line }) => line)
}

export async function closeRows(db: Db): Promise<void> {
  await sql`close person_rows`.execute(db)
}

/** A file of a person; `name` is null where it is in no archive. */
export type PersonFile = { key: string; table: string; name: string | null }

/** Every file of a person, each once. */
export async function listFiles(db: Db, whose: Whose): Promise<PersonFile[]> {
  const found = new Map<string, PersonFile>()
  for (const table of PERSON_TABLES) {
    for (const [column, nameColumn] of Object.entries(table.files ?? {})) {
      const name =
        nameColumn === null ? sql`null::text` : sql`coalesce(${sql.ref(`${table.table}.${nameColumn}`)}, 'file')`
      const { rows } = await sql<{ key: string; name: string | null }>`
        select ${sql.ref(`${table.table}.${column}`)} as key, ${name} as name from ${sql.table(table.table)}
        where ${belongs(table, whose)} and ${sql.ref(`${table.table}.${column}`)} is not null
        order by 1`.execute(db)
      for (const { key, ...row } of rows) {
        if (!found.has(key)) found.set(key, { key, table: table.table, ...row })
      }
    }
  }
  for (const file of await listSentEarlier(db, whose)) if (!found.has(file.key)) found.set(file.key, file)
  return [...found.values()]
}

/** Resumes that went along with an earlier attempt of an application stand in its history alone. */
async function listSentEarlier(db: Db, whose: Whose): Promise<PersonFile[]> {
  const { rows } = await sql<{ key: string; name: string | null }>`
    select distinct e.detail ->> 'sent_resume_key' as key, e.detail ->> 'sent_resume_name' as name
    from application_events e join applications a on a.id = e.application_id
    where a.user_id = ${whose.id} and e.kind = 'attempt' and e.detail ->> 'sent_resume_key' is not null`.execute(db)
  return rows.map((row) => ({ ...row, name: row.name ?? 'resume', table: 'applications' }))
}

/** Which of these keys of files any row knows. */
export async function listKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (const { table, files = {} } of PERSON_TABLES) {
    for (const column of Object.keys(files)) {
      const { rows } = await sql<{ key: string }>`
        select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} = any(${keys})`.execute(db)
      for (const { key } of rows) known.add(key)
    }
  }
  const strays = keys.filter((key) => !known.has(key))
  if (strays.length === 0) return known
  const { rows } = await sql<{ key: string }>`
    select distinct detail ->> 'sent_resume_key' as key from application_events
    where kind = 'attempt' and detail ->> 'sent_resume_key' = any(${strays})`.execute(db)
  for (const { key } of rows) known.add(key)
  return known
}

/** Keys of files that rows of a table name, behind `after` in the order of the alphabet. */
export async function listKeys(db: Db, given: { table: string; column: string; after: string; limit: number }) {
  const column = sql.ref(given.column)
  const { rows } = await sql<{ key: string }>`
    select ${column} as key from ${sql.table(given.table)}
    where ${column} > ${given.after} order by ${column} limit ${given.limit}`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * Deletes what knows a person by an address alone, which no foreign key can do. Only here a room's rows are written by
 * another one: the list of tables is the one place that has them all.
 */
export async function deleteByAddress(db: Db, whose: Whose): Promise<void> {
  for (const table of PERSON_TABLES) {
    if (table.of !== 'address' && table.of !== 'proved address') continue
    await sql`delete from ${sql.table(table.table)} where ${belongs(table, whose)}`.execute(db)
  }
}
