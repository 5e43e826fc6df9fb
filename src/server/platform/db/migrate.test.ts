import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { migrate } from './migrate.ts'

let own: TestDatabase
let directory: string
let client: Client

beforeEach(async () => {
  own = await freshDatabase()
  directory = await mkdtemp(path.join(tmpdir(), 'hanap-migrations-'))
  client = new Client({ connectionString: own.url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
})
afterEach(async () => {
  await client.end()
  await own.drop()
  await rm(directory, { recursive: true })
})

const write = (name: string, text: string) => writeFile(path.join(directory, name), text)
const writeFunctions = async (name: string, text: string) => {
  await mkdir(path.join(directory, 'functions'), { recursive: true })
  await write(path.join('functions', name), text)
}
const answerOf = async (call: string) => (await client.query(`select ${call} as answer`)).rows[0]?.answer as unknown
const run = () => migrate(own.url, { directory, log: () => undefined })

it('applies files in the order of their names, once', async () => {
  await write('0010-second.sql', 'insert into a values (2)')
  await write('0002-first.sql', 'create table a (n int)')
  expect(await run()).toEqual(['0002-first.sql', '0010-second.sql'])
  expect(await run()).toEqual([])
})

it('five processes at once apply everything once', async () => {
  await write('0001-a.sql', 'create table a (n int); select pg_sleep(0.1)')
  const answers = await Promise.all(Array.from({ length: 5 }, run))
  expect(answers.flat()).toEqual(['0001-a.sql'])
})

it('a failing file leaves nothing behind and is told with its line', async () => {
  await write('0001-a.sql', 'create table a (n int);\n\ninsert into b values (1);')
  await expect(run()).rejects.toThrow('Migration 0001-a.sql failed, line 3: relation "b" does not exist')
  expect((await client.query("select to_regclass('a') as a")).rows).toEqual([{ a: null }])
})

it('a failing file undoes the files before it in the same run', async () => {
  const sentences: string[] = []
  await write('0001-a.sql', 'create table a (n int)')
  await write('0002-b.sql', 'insert into b values (1)')
  await expect(migrate(own.url, { directory, log: (sentence) => sentences.push(sentence) })).rejects.toThrow(
    '0002-b.sql',
  )
  expect(sentences).toEqual([])
  expect((await client.query("select to_regclass('a') as a")).rows).toEqual([{ a: null }])
})

it.each([
  ['a changed old file', '0001-a.sql', 'create table other (n int)', 'was changed after it had been applied'],
  ['a file before an applied one', '0000-z.sql', 'select 1', 'comes before 0001-a.sql'],
  ['a name without number', 'z.sql', 'select 1', 'must be named like'],
  ['a number given twice', '0001-b.sql', 'select 1', 'Two migrations have the number'],
])('%s is a plain error', async (_what, name, text, sentence) => {
  await write('0001-a.sql', 'create table a (n int)')
  await run()
  await write(name, text)
  await expect(run()).rejects.toThrow(sentence)
})

it('data of a newer version is refused', async () => {
  await write('0001-a.sql', 'create table a (n int)')
  await run()
  await rm(path.join(directory, '0001-a.sql'))
  await expect(run()).rejects.toThrow('which this version of Hanap does not know')
})

it('an extension the user may not create is told with the statement an administrator runs', async () => {
  const user = `weak_${own.url.slice(-10)}`
  await client.query(`create role ${user} login password 'weak'; grant all on schema public to ${user}`)
  await write('0001-a.sql', 'create extension if not exists pg_stat_statements')
  const url = new URL(own.url)
  url.username = user
  url.password = 'weak'
  await expect(migrate(url.href, { directory, log: () => undefined })).rejects.toThrow(
    'run "create extension pg_stat_statements;" in this database once',
  )
  await client.query(`drop owned by ${user}; drop role ${user}`)
})

it('data of before the first release is refused with what to do', async () => {
  await write('0010-accounts.sql', 'create table a (n int)')
  await run()
  await rm(path.join(directory, '0010-accounts.sql'))
  await write('0001-ground.sql', 'create table b (n int)')
  await expect(run()).rejects.toThrow(
    'made by a development version before the first release and cannot be brought forward: move the folder of DATA_DIR',
  )
  expect((await client.query("select to_regclass('b') as b")).rows).toEqual([{ b: null }])
})

describe('functions', () => {
  const said: string[] = []
  const loaded = async () => {
    said.splice(0)
    await migrate(own.url, { directory, log: (sentence) => said.push(sentence) })
    return said.filter((sentence) => sentence.startsWith('Loaded'))
  }
  const twice = (factor: number) =>
    `create or replace function twice(n int) returns int language sql immutable return n * ${factor};`

  beforeEach(async () => {
    await write('0001-ground.sql', 'create table ground (n int)')
    await writeFunctions('numbers.sql', twice(2))
  })

  it('are there for every migration but the first, and may name tables of later ones', async () => {
    await writeFunctions(
      'rows.sql',
      'create or replace function rows_of_a() returns bigint language sql stable as $$ select count(*) from a $$;',
    )
    await write(
      '0002-a.sql',
      'create table a (n int, m int generated always as (twice(n)) stored); insert into a values (4)',
    )
    expect(await loaded()).toEqual(['Loaded functions of numbers.sql.', 'Loaded functions of rows.sql.'])
    expect(said[0]).toBe('Applied migration 0001-ground.sql.')
    expect((await client.query('select m from a')).rows).toEqual([{ m: 8 }])
    expect(await answerOf('rows_of_a()::int')).toBe(1)
  })

  it('are loaded again when their file changed, and only then', async () => {
    await writeFunctions('words.sql', 'create or replace function word() returns text language sql return $$a$$;')
    await loaded()
    expect(await loaded()).toEqual([])
    await writeFunctions('numbers.sql', twice(3))
    expect(await loaded()).toEqual(['Loaded functions of numbers.sql.'])
    expect(await answerOf('twice(4)')).toBe(12)
  })

  it('stay as they were when one file fails, which is told with its line', async () => {
    await loaded()
    await writeFunctions('numbers.sql', twice(3))
    await writeFunctions('words.sql', '\ncreate functio word()')
    await expect(loaded()).rejects.toThrow('The functions of words.sql failed, line 2: syntax error')
    expect(await answerOf('twice(4)')).toBe(8)
  })

  it('stay as they were when a migration of the same run fails', async () => {
    await loaded()
    await writeFunctions('numbers.sql', twice(3))
    await write('0002-b.sql', 'insert into b values (1)')
    await expect(loaded()).rejects.toThrow('0002-b.sql')
    expect(await answerOf('twice(4)')).toBe(8)
  })

  it.each([
    ['that is no sentence', 'language plpgsql as $$ begin iff true then return 1; end $$', 'syntax error'],
    ['that reads what is not there', 'language sql as $$ select m from ground $$', 'column "m" does not exist'],
  ])('with a body %s are refused before anybody calls them', async (_what, body, sentence) => {
    await loaded()
    await writeFunctions('words.sql', `\ncreate or replace function word() returns int ${body};`)
    await expect(loaded()).rejects.toThrow(sentence)
    expect((await client.query("select to_regproc('word') as word")).rows).toEqual([{ word: null }])
  })

  it('hold back a migration that takes away what they read, though their own file is as before', async () => {
    await writeFunctions(
      'rows.sql',
      'create or replace function rows() returns int language sql as $$ select n from ground $$;',
    )
    await loaded()
    await write('0002-rename.sql', 'alter table ground rename n to m')
    await expect(loaded()).rejects.toThrow('The functions of rows.sql failed, line 1: column "n" does not exist')
    expect((await client.query('select n from ground')).rows).toEqual([])
  })

  it('are loaded when their file comes back after a migration dropped them', async () => {
    await loaded()
    await rm(path.join(directory, 'functions', 'numbers.sql'))
    await write('0002-drop.sql', 'drop function twice(int)')
    await loaded()
    await writeFunctions('numbers.sql', twice(2))
    expect(await loaded()).toEqual(['Loaded functions of numbers.sql.'])
    expect(await answerOf('twice(4)')).toBe(8)
  })

  it('five processes at once load a changed file once', async () => {
    await loaded()
    await writeFunctions('numbers.sql', twice(3))
    const sentences: string[] = []
    const load = () => migrate(own.url, { directory, log: (sentence) => sentences.push(sentence) })
    await Promise.all(Array.from({ length: 5 }, load))
    expect(sentences).toEqual(['Loaded functions of numbers.sql.'])
  })

  it('may drop what they replace with another signature', async () => {
    await loaded()
    await writeFunctions(
      'numbers.sql',
      'drop function if exists twice(int); create or replace function twice(n int) returns text language sql return (n * 2)::text;',
    )
    await loaded()
    expect(await answerOf('twice(4)')).toBe('8')
  })
})

it('the repository’s own migrations make words comparable without accents', async () => {
  await migrate(own.url, { log: () => undefined })
  expect((await client.query("select f_unaccent('Niño Peñafrancia') as plain")).rows).toEqual([
    { plain: 'Nino Penafrancia' },
  ])
})
