import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSources } from '#features/jobs/ingest/server/service.ts'
import { storeTombstonesTask } from '#features/auth/deletion/server/erase.ts'
import { checkFilesTask } from '#features/person-data/server/tasks.ts'
import { putEverywhere } from '../testing/person-everywhere.ts'
import { PERSON_TABLES } from '#features/person-data/server/tables.ts'
import { everyTask } from '../app.ts'
import { backUp } from '../platform/backup/backup.ts'
import { deleteFilesTask } from '../platform/file-deletions/file-deletions.ts'
import { createLog } from '../platform/log.ts'
import { eraseTheGone, restoreWithoutTheGone } from '../restoring.ts'
import { house, type House } from '../testing/house.ts'
import { mailbox } from '../testing/mailbox.ts'
import { arrive } from '../testing/sample-postings.ts'

let h: House
let logged = ''
let postings: number[]
beforeAll(async () => {
  const log = createLog(
    'trace',
    new Writable({
      write(line, _encoding, done) {
        logged += String(line)
        done()
      },
    }),
  )
  h = await house({ sandbox: {}, log })
  await listSources(h.deps)
  await arrive(h, [
    { title: 'Clerk', employer: 'Office' },
    { title: 'Cook', employer: 'Kitchen' },
  ])
  postings = (await h.db.selectFrom('postings').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(() => h.close())

/** Somebody with a row in every table and a file of every kind, all of them with a word of their own. */
async function somebodyEverywhere(word: string) {
  const email = `${word.toLowerCase()}@example.test`
  const person = await h.signUp({ email, username: `${word}_user`, first_name: word, last_name: `${word}-last` })
  // What was written in a public form is theirs only when the address is.
  await sql`update users set email_verified_at = created_at where id = ${person.user.id}`.execute(h.db)
  const about = { id: person.user.id, email, postings, word }
  const tables = await putEverywhere(h.db, h.deps.files, about, h.clock.now())
  return { ...person, tables }
}

async function* everyTable(): AsyncGenerator<{ name: string; text: string }> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(h.db)
  for (const { schema, name } of rows) {
    const found = await sql<{ text: string | null }>`
      select string_agg(t::text, e'\n') as text from ${sql.table(`${schema}.${name}`)} t`.execute(h.db)
    yield { name: `${schema}.${name}`, text: found.rows[0]?.text ?? '' }
  }
}
async function tablesWith(word: string): Promise<string[]> {
  const found: string[] = []
  for await (const { name, text } of everyTable()) {
    if (text.toLowerCase().includes(word.toLowerCase())) found.push(name)
  }
  return found.toSorted()
}
async function filesWith(word: string): Promise<string[]> {
  const found: string[] = []
  for await (const key of h.deps.files.list()) {
    if (Buffer.from(await h.deps.files.get(key)).includes(word)) found.push(key)
  }
  return found
}

/** Everything that waits in the queue, as a worker would work it off, except what runs by the clock alone. */
async function workOff(): Promise<void> {
  for (const { kind, schedule } of everyTask) {
    if (schedule !== undefined && kind.name !== deleteFilesTask.name && kind.name !== storeTombstonesTask.name) continue
    for (const payload of await h.queued(kind)) await h.run(kind, payload)
  }
}

test('who deletes their account is nowhere any more: no table, no file, no log; and nobody else loses anything', async () => {
  const [gone, stays] = [await somebodyEverywhere('Lakandula'), await somebodyEverywhere('Tagumpay')]
  const word = 'lakandula'
  const before = await tablesWith(word)
  // The test can fail: the word is in every table it could be in, and in files.
  const withText = PERSON_TABLES.map(({ table }) => `public.${table}`).filter((name) => before.includes(name))
  expect(withText.length).toBeGreaterThan(30)
  expect(gone.tables.toSorted()).toEqual(
    PERSON_TABLES.filter(({ table, fate }) => table !== 'users' && fate !== 'keep')
      .map(({ table }) => table)
      .toSorted(),
  )
  expect((await filesWith('Lakandula')).length).toBeGreaterThan(3)
  const [theirs, theirFiles] = [await tablesWith('tagumpay'), await filesWith('Tagumpay')]

  const answer = await h.call('POST', '/api/auth/delete-account/', {
    token: gone.token,
    body: { password: gone.password },
  })
  expect(answer.status).toBe(200)
  await mailbox(h).deliver()
  await workOff()
  expect(await tablesWith(word)).toEqual([])
  expect(await filesWith('Lakandula')).toEqual([])
  expect(logged.toLowerCase()).not.toContain(word)
  expect(await tablesWith('tagumpay')).toEqual(theirs)
  expect(await filesWith('Tagumpay')).toEqual(theirFiles)
  const kept = await h.db.selectFrom('payments').selectAll().where('user_id', 'is', null).execute()
  expect(kept).toMatchObject([{ billing_name: null, billing_email: null, billing_phone: null, amount_centavos: 1 }])
  expect((await h.call('GET', '/api/auth/user/', { token: stays.token })).status).toBe(200)
})

test('files and rows are compared both ways: a file nobody knows goes, a row without its file is told', async () => {
  const person = await somebodyEverywhere('Amihan')
  const old = h.clock.now().getTime() - 2 * 86_400_000
  const stray = `resumes/${person.user.id}/${old}-0.pdf`
  await h.deps.files.put(stray, Buffer.from('left behind'), 'application/pdf')
  const fresh = `resumes/${person.user.id}/${h.clock.now().getTime()}-1.pdf`
  await h.deps.files.put(fresh, Buffer.from('just written'), 'application/pdf')
  const { file_key: lost } = await h.db
    .selectFrom('resumes')
    .select('file_key')
    .where('user_id', '=', person.user.id)
    .executeTakeFirstOrThrow()
  await h.deps.files.delete(lost)
  logged = ''
  await h.run(checkFilesTask, {})
  await h.run(deleteFilesTask, {})
  expect([await h.deps.files.has(stray), await h.deps.files.has(fresh)]).toEqual([false, true])
  expect(logged).toContain('files that rows name are missing from the storage')
  expect(logged).toContain('"files":1')
})

test('a backup from before does not bring anybody back, also when the database was lost; the others are there', async () => {
  const [gone, lost, stays] = [
    await somebodyEverywhere('Bathala'),
    await somebodyEverywhere('Mayari'),
    await somebodyEverywhere('Apolaki'),
  ]
  const quiet = () => undefined
  const copy = path.join(h.directory, 'copy')
  await backUp(h.db, h.deps.files, copy, h.clock.now(), quiet)
  for (const { token, password } of [gone, lost]) {
    expect((await h.call('POST', '/api/auth/delete-account/', { token, body: { password } })).status).toBe(200)
  }
  await workOff()
  // One is known to the database alone, the other to the file storage alone.
  await h.deps.files.delete((await tombstoneFiles()).find((key) => key.includes(`/${gone.user.id}-`)) ?? '')
  await sql`delete from deleted_accounts where user_id = ${lost.user.id}`.execute(h.db)
  const told: string[] = []
  await restoreWithoutTheGone(h.deps, copy, { replace: true, say: (line) => void told.push(line) })
  expect(told.at(-1)).toBe('2 deleted accounts were in it and are erased again.')
  for (const word of ['Bathala', 'Mayari']) {
    expect([await tablesWith(word), await filesWith(word)]).toEqual([[], []])
  }
  expect((await h.call('GET', '/api/auth/user/', { token: stays.token })).status).toBe(200)
  expect((await filesWith('Apolaki')).length).toBeGreaterThan(1)
  await eraseTheGone(h.deps, (line) => void told.push(line))
  expect(told.at(-1)).toBe('0 deleted accounts were in it and are erased again.')
})

async function tombstoneFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of h.deps.files.list('deleted-accounts/')) keys.push(key)
  return keys
}
