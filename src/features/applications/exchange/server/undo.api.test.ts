import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

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

describe('undoing an import', () => {
  test('takes its entries away, and the file can come in again', async () => {
    const who = await newPerson()
    const { import_id: id } = (await upload(who, 'commit', TABLE)).body
    expect(await undo(who, id)).toMatchObject({ status: 200, body: { removed: 2, kept: 0 } })
    expect(await listed(who)).toEqual([])
    expect(await undo(who, id)).toMatchObject({ status: 200, body: { removed: 0, kept: 0 } })
    const [past] = await imports(who)
    expect(past).toMatchObject({ id, added: 2, removable: 0 })
    expect(past?.['undone_at']).not.toBeNull()
    expect((await upload(who, 'commit', TABLE)).body).toMatchObject({ added: 2, known: 0 })
    expect(await listed(who)).toHaveLength(2)
  })

  test('an exported file also comes in again after its entries were put away', async () => {
    const who = await newPerson()
    const { import_id: id } = (await upload(who, 'commit', TABLE)).body
    const file = await exported(who, 'json')
    await undo(who, id)
    expect((await upload(who, 'commit', file, 'x.json')).body).toMatchObject({ added: 2, known: 0 })
    expect((await exported(who, 'json')).equals(file)).toBe(true)
  })

  test('keeps what the person changed since', async () => {
    const who = await newPerson()
    const { import_id: id } = (await upload(who, 'commit', TABLE)).body
    const cook = (await listed(who)).find((row) => row['job_title'] === 'Cook')
    await h.call('PATCH', `${PATH}/${String(cook?.['id'])}/update_status/`, {
      token: who.token,
      body: { status: 'offer' },
    })
    expect(await imports(who)).toMatchObject([{ added: 2, removable: 1 }])
    expect((await undo(who, id)).body).toEqual({ removed: 1, kept: 1 })
    expect((await listed(who)).map((row) => row['job_title'])).toEqual(['Cook'])
  })

  test('is not for somebody else, nor for what never was', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const { import_id: id } = (await upload(owner, 'commit', TABLE)).body
    for (const which of [id, 999_999, 'x', 0]) expect((await undo(other, which)).status).toBe(404)
    expect((await h.call('POST', `${PATH}/imports/${id}/undo/`)).status).toBe(401)
    expect(await imports(other)).toEqual([])
    expect(await listed(owner)).toHaveLength(2)
  })
})

test('figures count own entries by their source, and not what was put away', async () => {
  const who = await newPerson()
  const table = 'job_title,applied_at,source\nA,2026-11-01,Facebook\nB,2026-11-01,Facebook\nC,2026-11-01,olj\n'
  const { import_id: id } = (await upload(who, 'commit', table)).body
  const figures = async () => (await h.call('GET', `${PATH}/figures/`, { token: who.token })).body
  expect((await figures()).sources).toMatchObject([
    { source: 'Facebook', sent: 2 },
    { source: 'olj', sent: 1 },
  ])
  await undo(who, id)
  expect((await figures()).totals.sent).toBe(0)
})
