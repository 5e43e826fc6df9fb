import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Seeker } from '#server/testing/applying-house.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
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
const newPerson = () => h.signUp()

describe('an export', () => {
  let seeker: Seeker
  beforeAll(async () => {
    seeker = await h.newSeeker()
    await h.apply(seeker, await h.newPosting({ title: '=SUM(1) "Clerk", Manila' }), { content: '+1 Dear Ma’am\nñ' })
  })

  test('as CSV opens in Excel: mark, zone in the header, no cell that is run', async () => {
    const answer = await h.call('GET', `${PATH}/export/`, { token: seeker.token })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="hanap-applications-\d{4}-\d\d-\d\d\.csv"/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = answer.bytes.toString()
    expect(text.split('\r\n')[0]).toContain('applied_at (Manila time)')
    expect(text).toContain(`,"'=SUM(1) ""Clerk"", Manila",`)
    expect(text).toContain(`"'+1 Dear Ma’am\nñ"`)
    expect(text).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?\+08:00/)
  })

  test('as JSON says what it is', async () => {
    const body = JSON.parse((await exported(seeker, 'json')).toString())
    expect(body).toMatchObject({ format: 'hanap-applications', version: 1, time_zone: 'Asia/Manila' })
    expect(body.applications).toHaveLength(1)
    expect(body.applications[0]).toMatchObject({ job_title: '=SUM(1) "Clerk", Manila', status: 'applied' })
    expect(body.applications[0].board_confirmed_at).toMatch(/\+08:00$/)
  })

  test('of nobody’s applications is an empty one that can be imported', async () => {
    const who = await newPerson()
    for (const format of ['csv', 'json']) {
      const file = await exported(who, format)
      expect((await upload(who, 'commit', file)).body).toMatchObject({ rows: 0, added: 0, import_id: null })
    }
  })

  test('leaves out what was never sent and what was put away', async () => {
    const who = await h.newSeeker()
    await h.board.misbehaveOnSending({ mode: '5xx' })
    await h.apply(who, await h.newPosting())
    await h.board.behave()
    const { body } = await h.call('POST', `${PATH}/own/`, { token: who.token, body: { job_title: 'Gone' } })
    await h.call('DELETE', `${PATH}/${body.id}/own/`, { token: who.token })
    expect(JSON.parse((await exported(who, 'json')).toString()).applications).toEqual([])
  })

  test('is only of the person, needs a login and one of the two formats', async () => {
    const who = await newPerson()
    expect((await exported(who, 'csv')).toString().trim().split('\r\n')).toHaveLength(1)
    expect((await h.call('GET', `${PATH}/export/`)).status).toBe(401)
    const answer = await h.call('GET', `${PATH}/export/?format=xls`, { token: who.token })
    expect(answer).toMatchObject({ status: 400, body: { format: ['Choose csv or json.'] } })
  })

  test('of more than a page has everything once, in order', async () => {
    const who = await newPerson()
    const rows = Array.from({ length: 450 }, (_, at) => `Job ${at},2026-01-${String((at % 28) + 1).padStart(2, '0')}`)
    await upload(who, 'commit', `job_title,applied_at\n${rows.join('\n')}`)
    const { applications } = JSON.parse((await exported(who, 'json')).toString())
    expect(new Set(applications.map((row: { job_title: string }) => row.job_title)).size).toBe(450)
    const dates = applications.map((row: { applied_at: string }) => row.applied_at)
    expect(dates).toEqual(dates.toSorted())
  })
})
