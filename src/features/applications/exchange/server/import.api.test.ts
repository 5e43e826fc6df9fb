import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { IMPORT_MAX_BYTES } from '../rules.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const PATH = '/api/job-applications'
type Person = { token: string }
const upload = (who: Person, mode: string, given: string | Buffer, name = 'mine.csv') =>
  h.call('POST', `${PATH}/import/`, {
    token: who.token,
    multipart: { fields: { mode }, file: { field: 'file', name, bytes: Buffer.from(given) } },
  })
const exported = async (who: Person, format: string) =>
  (await h.call('GET', `${PATH}/export/?format=${format}`, { token: who.token })).bytes
const listed = async (who: Person) =>
  (await h.call('GET', `${PATH}/list_applications/`, { token: who.token })).body as Record<string, unknown>[]
const imports = async (who: Person) =>
  (await h.call('GET', `${PATH}/imports/`, { token: who.token })).body as Record<string, unknown>[]
const undo = (who: Person, id: unknown) => h.call('POST', `${PATH}/imports/${String(id)}/undo/`, { token: who.token })
const newPerson = () => h.signUp()

const TABLE = [
  'job_title,employer,applied_at,status,link,notes',
  'Clerk,Acme,2026-11-02,interview,https://acme.test/1,"one, two"',
  'Cook,Ihaw,2026-11-03 09:30,,,',
  'Guard,,soon,,,',
].join('\n')

describe('an import', () => {
  test('is previewed first and changes nothing by that', async () => {
    const who = await newPerson()
    const answer = await upload(who, 'preview', TABLE)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        rows: 3,
        added: 2,
        known: 0,
        wrong: 1,
        claimed: 0,
        import_id: null,
        problems: [{ line: 4, field: 'applied_at' }],
        entries: [
          { line: 2, job_title: 'Clerk', employer: 'Acme', status: 'interview', known: false },
          { line: 3, job_title: 'Cook', applied_at: '2026-11-03T01:30:00.000Z', known: false },
        ],
      },
    })
    expect(await listed(who)).toEqual([])
    expect(await imports(who)).toEqual([])
  })

  test('adds own entries whose history says where they come from', async () => {
    const who = await newPerson()
    const { body } = await upload(who, 'commit', TABLE, 'November.csv')
    expect(body).toMatchObject({ added: 2, wrong: 1 })
    const rows = await listed(who)
    expect(rows.find((row) => row['job_title'] === 'Clerk')).toMatchObject({
      own: true,
      job: null,
      status: 'interview',
      notes: 'one, two',
      link: 'https://acme.test/1',
      applied_date: '2026-11-01T16:00:00.000Z',
    })
    const { history } = (await h.call('GET', `${PATH}/${String(rows[0]?.['id'])}/`, { token: who.token })).body
    expect(history.at(-1)).toMatchObject({ kind: 'imported', actor: 'person', to: 'November.csv' })
    expect(await imports(who)).toMatchObject([
      { id: body.import_id, file_name: 'November.csv', added: 2, removable: 2 },
    ])
  })

  test('of the same file again adds nothing, nor sent three times at once', async () => {
    const who = await newPerson()
    const answers = await Promise.all([1, 2, 3].map(() => upload(who, 'commit', TABLE)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body.added).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
    expect((await upload(who, 'preview', TABLE)).body).toMatchObject({ added: 0, known: 2, wrong: 1 })
    expect(await listed(who)).toHaveLength(2)
    expect(await imports(who)).toHaveLength(1)
  })

  test('knows an application by its link, or by title, employer and day, where there is no key', async () => {
    const who = await newPerson()
    await upload(who, 'commit', TABLE)
    const again = [
      'Position;Company;Date;URL',
      'Other words;Acme;2026-11-09;http://www.acme.test/1/?utm_source=x',
      ' cook;IHAW;2026-11-03;',
      'Cook;Ihaw;2026-11-04;',
      'Cook;Ihaw;2026-11-04;',
      'Other words;Acme;2026-11-09;https://acme.test/1?job=2',
    ].join('\n')
    expect((await upload(who, 'commit', again)).body).toMatchObject({ added: 2, known: 3 })
  })

  test('can never make it look as if the board had confirmed', async () => {
    const who = await newPerson()
    const forged = {
      job_title: 'Clerk',
      applied_at: '2026-11-02',
      source: 'olj',
      link: 'https://www.onlinejobs.ph/jobseekers/job/1',
      board_confirmed_at: '2026-11-02T09:00:00+08:00',
      board_said: 'APP-1',
      delivery: 'confirmed',
      evidence: 'APP-1',
      confirmed_at: '2026-11-02',
      own_entry: false,
      own: false,
      job_id: 1,
      job: 1,
      user_id: 1,
      apply_points: 60,
      applied_elsewhere: false,
    }
    const file = JSON.stringify({ applications: [forged] })
    expect((await upload(who, 'commit', file, 'x.json')).body).toMatchObject({ added: 1, claimed: 1 })
    const [row] = await listed(who)
    expect(row).toMatchObject({ own: true, job: null, apply_points: 0 })
    const { receipt } = (await h.call('GET', `${PATH}/${String(row?.['id'])}/`, { token: who.token })).body
    expect(receipt).toMatchObject({ confirmed_at: null, evidence: null })
    expect((await exported(who, 'csv')).toString()).not.toContain('APP-1')
    const stored = await sql<object>`
      select own_entry, confirmed_at, evidence, job_id, apply_points from applications where id = ${row?.['id']}`.execute(
      h.db,
    )
    expect(stored.rows).toEqual([
      { own_entry: true, confirmed_at: null, evidence: null, job_id: null, apply_points: 0 },
    ])
    const turned = sql`update applications set evidence = 'APP-1' where id = ${row?.['id']}`.execute(h.db)
    await expect(turned).rejects.toThrow(/applications_import_check/)
  })

  test('of somebody else’s export makes own entries and leaves theirs alone', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    await upload(owner, 'commit', TABLE)
    const file = await exported(owner, 'json')
    expect((await upload(other, 'commit', file, 'x.json')).body).toMatchObject({ added: 2 })
    expect((await exported(owner, 'json')).equals(file)).toBe(true)
    expect((await exported(other, 'json')).equals(file)).toBe(true)
    const [theirs] = await imports(other)
    expect((await undo(owner, theirs?.['id'])).status).toBe(404)
    expect(await listed(other)).toHaveLength(2)
  })

  test('is all or nothing', async () => {
    const who = await newPerson()
    await sql`create function refuse_third() returns trigger language plpgsql as $$
      begin if new.to_value = 'refused.csv' then raise exception 'broken'; end if; return new; end $$`.execute(h.db)
    await sql`create trigger refuse before insert on application_events for each row execute function refuse_third()`.execute(
      h.db,
    )
    expect((await upload(who, 'commit', TABLE, 'refused.csv')).status).toBe(500)
    await sql`drop trigger refuse on application_events`.execute(h.db)
    expect(await listed(who)).toEqual([])
    expect(await imports(who)).toEqual([])
    expect((await upload(who, 'commit', TABLE)).body.added).toBe(2)
  })

  test('refuses a date in the future by its line', async () => {
    const who = await newPerson()
    const { body } = await upload(who, 'commit', 'job_title,applied_at\nClerk,2090-01-01\nCook,2026-11-01')
    expect(body).toMatchObject({
      added: 1,
      wrong: 1,
      problems: [{ line: 2, field: 'applied_at', message: 'This date is in the future.' }],
    })
  })

  test('takes 5,000 entries of one person and no more', async () => {
    const who = await newPerson()
    const rows = Array.from({ length: 5000 }, (_, at) => `Job ${at},2026-01-05,"fine, thanks"`)
    const begun = performance.now()
    expect((await upload(who, 'commit', `job_title,applied_at,notes\n${rows.join('\n')}`)).body.added).toBe(5000)
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(await upload(who, 'commit', 'job_title,applied_at\nOne more,2026-01-05')).toMatchObject({
      status: 400,
      body: { file: ['With this file you would have 5,001 entries of your own. 5,000 are the most.'] },
    })
    const { bytes } = await h.call('GET', `${PATH}/export/?format=csv`, { token: who.token })
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(5001)
    expect(bytes.length).toBeLessThan(IMPORT_MAX_BYTES)
    expect((await upload(who, 'commit', bytes)).body).toMatchObject({ added: 0, known: 5000 })
  })

  test('of a file that cannot be used says why', async () => {
    const who = await newPerson()
    const sentences: [string | Buffer, string][] = [
      ['', 'The file is empty.'],
      ['name\nLuz', 'This is neither a CSV table nor a JSON file of applications.'],
      [Buffer.alloc(IMPORT_MAX_BYTES + 1, 'x'), 'The file is larger than 2 MB.'],
    ]
    for (const [file, sentence] of sentences) {
      expect(await upload(who, 'preview', file)).toMatchObject({ status: 400, body: { file: [sentence] } })
    }
    const line = Buffer.from('job_title,applied_at\nClerk,2026-11-02\n')
    const full = Buffer.concat([line, Buffer.alloc(IMPORT_MAX_BYTES - line.length, '\n')])
    expect((await upload(who, 'preview', full)).body).toMatchObject({ rows: 1, added: 1 })
  })

  test('needs a login, a file and a known mode', async () => {
    const who = await newPerson()
    expect((await h.call('POST', `${PATH}/import/`, { body: {} })).status).toBe(401)
    expect(await h.call('POST', `${PATH}/import/`, { token: who.token, body: {} })).toMatchObject({
      status: 400,
      body: { file: ['No file was submitted.'] },
    })
    expect(await upload(who, 'force', TABLE)).toMatchObject({
      status: 400,
      body: { mode: ['Choose preview or commit.'] },
    })
  })
})
