import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type TableShape = { name: string; columns: string[]; identity: string | null }

/** Tables whose rows are worth nothing elsewhere: counters, and what a database knows of its own schema. */
const LEFT_OUT = ['schema_migrations', 'schema_functions', 'rate_limits']

/** Every table with its stored columns, owners of foreign keys after what they point to. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.table_name as name,
      array_agg(c.column_name::text order by c.ordinal_position) filter (where c.is_generated = 'NEVER') as columns,
      max(c.column_name::text) filter (where c.is_identity = 'YES') as identity
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and not c.table_name = any(${LEFT_OUT})
    group by c.table_name order by c.table_name`.execute(db)
  return inOrder(rows, await listReferences(db))
}

/** Foreign keys that are checked at once; deferred ones wait for the end of the transaction anyway. */
async function listReferences(db: Db): Promise<{ child: string; parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and not k.condeferred and k.conrelid <> k.confrelid
      and k.connamespace = 'public'::regnamespace`.execute(db)
  return rows
}

function inOrder(tables: TableShape[], references: { child: string; parent: string }[]): TableShape[] {
  const ordered: TableShape[] = []
  const left = new Map(tables.map((table) => [table.name, table]))
  while (left.size > 0) {
    const free = [...left.values()].filter(
      (table) => !references.some(({ child, parent }) => child === table.name && left.has(parent)),
    )
    if (free.length === 0) throw new Error(`Tables point at each other: ${[...left.keys()].join(', ')}`)
    for (const table of free) {
      ordered.push(table)
      left.delete(table.name)
    }
  }
  return ordered
}

export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  return rows.map((row) => row.name)
}

const columnList = (table: TableShape) => sql.join(table.columns.map((column) => sql.ref(column)))

/** Opens a cursor over a table's rows as JSON texts; the transaction must be repeatable read. */
export async function openRows(db: Db, table: TableShape): Promise<void> {
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${columnList(table)} from ${sql.table(table.name)}) r`.execute(db)
}

export async function nextRows(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(count))} from backup_rows`.execute(db)
  return rows.map((row) => row.line)
}

export async function closeRows(db: Db): Promise<void> {
  await sql`close backup_rows`.execute(db)
}

/** Empties every table, so that a restored database holds the backup and nothing else. */
export async function deleteEverything(db: Db, tables: TableShape[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table.name)))} restart identity cascade`.execute(db)
}

/**
 * Switches off or on what happens by itself when rows are written: a row that comes back is no news, and what it led to comes
 * back too. Foreign keys hold all the same.
 */
export async function switchTriggers(db: Db, tables: TableShape[], on: boolean): Promise<void> {
  // A table with checks that still wait for the commit cannot be altered.
  if (on) await sql`set constraints all immediate`.execute(db)
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(on ? 'enable' : 'disable')} trigger user`.execute(db)
  }
}

/** Writes rows back as they were, ids included; `lines` are JSON objects. */
export async function insertRows(db: Db, table: TableShape, lines: string[]): Promise<void> {
  const rows = `[${lines.join(',')}]`
  await sql`insert into ${sql.table(table.name)} (${columnList(table)}) overriding system value
    select ${columnList(table)} from json_populate_recordset(null::${sql.table(table.name)}, ${rows}::json)`.execute(db)
}

/** New rows get ids above the restored ones. */
export async function advanceIdentity(db: Db, table: TableShape): Promise<void> {
  if (table.identity === null) return
  await sql`select setval(pg_get_serial_sequence(${table.name}, ${table.identity}),
    (select coalesce(max(${sql.ref(table.identity)}), 0) + 1 from ${sql.table(table.name)}), false)`.execute(db)
}

export async function countUsers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from users`.execute(db)
  return rows[0]?.count ?? 0
}

/** A long copy must not be cut by the time-outs of a request. */
export async function liftTimeouts(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
}
