import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { isSecret, PERSON_TABLES } from './tables.ts'

/**
 * A new table with a person in it fails here until it has its line in `tables.ts`. Nothing else has to be written: the
 * archive and the deletion go by that list.
 */
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

type Reference = { table: string; column: string; target: string; on_delete: string; indexed: boolean }
async function references(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as table, a.attname as column, parent.relname as target, k.confdeltype::text as on_delete,
      exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = a.attnum) as indexed
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`.execute(database.db)
  return rows
}
async function columns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name::text as table, c.column_name::text as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`.execute(database.db)
  return rows
}

/** Names that mean a person, also without a foreign key, and addresses. */
const PERSON =
  /^(?:user|jobseeker|sender|admin|actor|subject|owner|person|author|recipient|member|assignee|creator)_id$|^(?:created|changed|decided|sent|assigned|updated|reviewed|deleted)_by$|^recipient$|(?:^|_)email$/
/** Columns of these names that are about nobody who has an account. */
const NOBODYS: Record<string, string> = { 'notices.subject_id': 'a message, an event of an application or a posting' }

const listed = new Map(PERSON_TABLES.map((table) => [table.table, table]))
const covers = (table: string, column: string): boolean => {
  const line = listed.get(table)
  return line !== undefined && (line.by === column || Object.hasOwn(line.others ?? {}, column))
}

describe('the list of tables that know a person', () => {
  test('has every column that points at one, by a foreign key or by its name', async () => {
    const byKey = (await references()).filter(({ target }) => target === 'users')
    const byName = (await columns()).filter(({ column }) => PERSON.test(column) && !/email/.test(column))
    const open = [...byKey, ...byName].filter(
      ({ table, column }) => !covers(table, column) && !Object.hasOwn(NOBODYS, `${table}.${column}`),
    )
    expect([...new Set(open.map(({ table, column }) => `${table}.${column}`))]).toEqual([])
  })

  test('has every table that keeps an address, and every one that hangs on a table of a person', async () => {
    const addresses = (await columns()).filter(({ column }) => PERSON.test(column))
    const children = (await references()).filter(({ target }) => listed.has(target))
    const open = [...addresses, ...children].filter(
      ({ table, column }) => !listed.has(table) && !Object.hasOwn(NOBODYS, `${table}.${column}`),
    )
    expect([...new Set(open.map(({ table }) => table))]).toEqual([])
  })

  test('names only tables and columns that are there, each table once', async () => {
    const all = new Set((await columns()).map(({ table, column }) => `${table}.${column}`))
    const named = PERSON_TABLES.flatMap(({ table, by, without = [], files = {}, others = {} }) =>
      [by, ...without, ...Object.keys(files), ...Object.values(files), ...Object.keys(others)]
        .filter((column) => column !== null)
        .map((column) => `${table}.${column}`),
    )
    expect(named.filter((column) => !all.has(column))).toEqual([])
    expect(listed.size).toBe(PERSON_TABLES.length)
  })

  test('says of every column with the key of a file what it is called', async () => {
    const keys = (await columns()).filter(({ column }) =>
      /(?:file|resume|picture|photo|image|document)_key$/.test(column),
    )
    const open = keys.filter(({ table, column }) => !Object.hasOwn(listed.get(table)?.files ?? {}, column))
    expect(open).toEqual([])
  })

  test('is kept by the database: rows that go with their person go by themselves, and are found by an index', async () => {
    const all = await references()
    for (const { table, by, of = 'users', fate } of PERSON_TABLES) {
      if (of === 'self' || of.endsWith('address') || fate === 'keep') continue
      const target = of
      const key = all.find((one) => one.table === table && one.column === by && one.target === target)
      expect([table, key?.on_delete], table).toEqual([table, fate === 'export + keep' ? 'n' : 'c'])
    }
    // Deleting a person looks for rows through each of these: without an index that is every row of the table.
    const slow = all.filter(({ target, indexed }) => listed.has(target) && !indexed)
    expect(slow.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  })

  test('exports no column that holds what opens a door', async () => {
    expect(
      [
        'password_hash',
        'token_hash',
        'password_sealed',
        'key_sealed',
        'secret_sealed',
        'file_key',
        'sent_resume_key',
      ].every(isSecret),
    ).toBe(true)
    expect(['record_key', 'file_name', 'email', 'remembered'].some(isSecret)).toBe(false)
  })
})
