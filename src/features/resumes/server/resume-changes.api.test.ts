import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { throughOrWaiting } from '#server/testing/overtaken.ts'
import { lockResumes } from './queries.ts'
import { sampleDoc, sampleDocx, samplePdf } from './testing/sample-files.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const upload = async (token: string, name = 'cv.pdf', bytes = samplePdf()) => {
  const multipart = { file: { field: 'file', name, bytes }, fields: { filename: name } }
  const answer = await h.call('POST', '/api/resumes/', { token, multipart })
  h.clock.advance(1000)
  return answer.body as { id: number; file_name: string }
}
const list = async (token: string) =>
  (await h.call('GET', '/api/resumes/', { token })).body.results as { id: number; is_default: boolean }[]
const makeDefault = (token: string, id: number | string) =>
  h.call('PUT', `/api/resumes/${id}/default/`, { token, body: {} })
const rename = (token: string, id: number | string, body: unknown) =>
  h.call('PATCH', `/api/resumes/${id}/`, { token, body })
const get = (path: string, token: string) => h.call('GET', `/api/${path}`, { token })

describe('another default', () => {
  test('is the only one, comes first, and is what the profile downloads', async () => {
    const { token } = await h.signUp()
    const [one, two, three] = [await upload(token, 'one.pdf'), await upload(token, 'two.pdf'), await upload(token)]
    const answer = await makeDefault(token, two.id)
    expect([answer.status, answer.body]).toEqual([200, { ...two, is_default: true }])
    expect((await list(token)).map(({ id, is_default: is }) => [id, is])).toEqual([
      [two.id, true],
      [three.id, false],
      [one.id, false],
    ])
    const download = await get('jobseeker/resume/download/', token)
    expect(download.headers['content-disposition']).toContain('two.pdf')
    expect((await get('jobseeker/profile/', token)).body.resume).toMatchObject({ id: two.id, name: 'two.pdf' })
  })

  test('asked for twice, or two of them at once, leaves one', async () => {
    const { token } = await h.signUp()
    const made = [await upload(token), await upload(token), await upload(token)]
    const wishes = [...made, ...made].map(({ id }) => makeDefault(token, id))
    expect((await Promise.all(wishes)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await list(token)).filter((resume) => resume.is_default)).toHaveLength(1)
    const [first] = await list(token)
    expect((await makeDefault(token, first?.id ?? 0)).status).toBe(200)
    expect((await list(token))[0]).toMatchObject({ id: first?.id, is_default: true })
  })

  test('while it is removed: there is still exactly one', async () => {
    const { token } = await h.signUp()
    const [, two] = [await upload(token), await upload(token)]
    const [chosen, removed] = await Promise.all([
      makeDefault(token, two.id),
      h.call('DELETE', `/api/resumes/${two.id}/`, { token }),
    ])
    expect(removed.status).toBe(200)
    expect([200, 404]).toContain(chosen.status)
    expect((await list(token)).map((resume) => resume.is_default)).toEqual([true])
  })

  test('that is removed hands over to the newest; the last one leaves none', async () => {
    const { token } = await h.signUp()
    const [one, two, three] = [await upload(token), await upload(token), await upload(token)]
    await makeDefault(token, two.id)
    await h.call('DELETE', `/api/resumes/${two.id}/`, { token })
    expect((await list(token)).map(({ id }) => id)).toEqual([three.id, one.id])
    for (const { id } of [three, one]) await h.call('DELETE', `/api/resumes/${id}/`, { token })
    expect(await list(token)).toEqual([])
    expect((await upload(token)) as object).toMatchObject({ is_default: true })
  })
})

describe('another name', () => {
  test.each([
    ['Luz Reyes – Shopify', 'Luz Reyes – Shopify.pdf'],
    ['  cv.docx ', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a"b\r\nSet-Cookie: x=1', 'a_bSet-Cookie_ x=1.pdf'],
    ['...', 'resume.pdf'],
  ])('%j is shown as %j, and the bytes stay', async (name, shown) => {
    const { token } = await h.signUp()
    const bytes = samplePdf()
    const { id } = await upload(token, 'cv.pdf', bytes)
    const answer = await rename(token, id, { file_name: name })
    expect([answer.status, answer.body]).toMatchObject([200, { id, file_name: shown, is_default: true }])
    expect((await get(`resumes/${id}/download/`, token)).bytes.equals(bytes)).toBe(true)
  })

  test.each([
    ['a missing one', {}],
    ['an empty one', { file_name: ' \n ' }],
    ['a number', { file_name: 7 }],
    ['one that is too long', { file_name: 'a'.repeat(1001) }],
  ])('%s is refused', async (_, body) => {
    const { token } = await h.signUp()
    const { id } = await upload(token)
    const answer = await rename(token, id, body)
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([400, ['file_name']])
  })

  test('says what is missing', async () => {
    const { token } = await h.signUp()
    const answer = await rename(token, (await upload(token)).id, { file_name: ' ' })
    expect(answer.body).toEqual({ file_name: ['Please give the resume a name.'] })
  })
})

describe('looking at one resume', () => {
  test.each([
    ['a PDF', samplePdf(), /^inline/, 'application/pdf'],
    ['a DOCX', sampleDocx(), /^attachment/, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a DOC', sampleDoc(), /^attachment/, 'application/msword'],
  ])('%s', async (_, bytes, disposition, type) => {
    const { token } = await h.signUp()
    await upload(token)
    const { id } = await upload(token, 'other', bytes)
    const view = await get(`resumes/${id}/view/`, token)
    expect(view.bytes.equals(bytes)).toBe(true)
    expect(view.headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(disposition) as string,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test.each([
    `Peña's "best" (CV)*.pdf`,
    'Резюме 😀.pdf',
    'a\r\nSet-Cookie: token=1.pdf',
    '%0d%0aX: 1;filename=x.html.pdf',
    `${'é'.repeat(300)}.pdf`,
  ])('the name %j survives in the header and brings nothing else along', async (name) => {
    const { token } = await h.signUp()
    const { id, file_name: shown } = await upload(token, name)
    const header = String((await get(`resumes/${id}/download/`, token)).headers['content-disposition'])
    const parts = /^attachment; filename="([\w. ()-]+\.pdf)"; filename\*=UTF-8''([\w.~!%-]+)$/.exec(header)
    expect(parts, header).not.toBeNull()
    expect(decodeURIComponent(parts?.[2] ?? '')).toBe(shown)
  })
})

describe('whose it is', () => {
  const CALLS = [
    ['PUT', 'default/', {}],
    ['PATCH', '', { file_name: 'mine' }],
    ['GET', 'view/', undefined],
  ] as const

  test.each(CALLS)('%s /resumes/{id}/%s: somebody else’s is as good as none', async (method, path, body) => {
    const owner = await h.signUp()
    const { token } = await h.signUp()
    const { id } = await upload(owner.token)
    await upload(token)
    for (const tried of [id, 0, 'abc', '99999999999', '-1']) {
      const answer = await h.call(method, `/api/resumes/${tried}/${path}`, { token, ...(body && { body }) })
      expect(answer.status).toBe(404)
    }
    const { rows } = await sql<{ file_name: string; is_default: boolean }>`
      select file_name, is_default from resumes where id = ${id}`.execute(h.db)
    expect(rows).toEqual([{ file_name: 'cv.pdf', is_default: true }])
    expect((await list(token)).filter((resume) => resume.is_default)).toHaveLength(1)
  })

  test.each(CALLS)('%s /resumes/{id}/%s needs a token', async (method, path, body) => {
    const answer = await h.call(method, `/api/resumes/1/${path}`, body && { body })
    expect(answer.status).toBe(401)
  })
})

test('a profile that is saved with its resume takes turns with what else happens to the resumes', async () => {
  const { token, user } = await h.signUp()
  const fields = {
    title: 'Bookkeeper',
    years_of_experience: '10+',
    location: 'Cebu',
    open_to_remote: 'true',
    skills: '["Xero"]',
    job_preference: '{"job_types":["part-time"]}',
  }
  const file = { field: 'resume_file', name: 'cv.pdf', bytes: samplePdf() }
  // As an upload or a removal does in its transaction: the list first, and then what onboarding counts.
  const { saving } = await h.db.transaction().execute(async (db) => {
    await lockResumes(db, user.id)
    const begun = h.call('PUT', '/api/jobseeker/profile/', { token, multipart: { fields, file } })
    await throughOrWaiting(h.db, begun)
    await sql`select lock_onboarding(${user.id})`.execute(db)
    return { saving: begun }
  })
  const answer = await saving
  expect([answer.status, answer.body.onboarding_completed]).toEqual([200, true])
})
