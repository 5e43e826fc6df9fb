import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { findResume, readResume, sweepResumeFiles } from './service.ts'
import { packedPdf, sampleDoc, sampleDocx, samplePdf } from './testing/sample-files.ts'

const SENTENCE = 'Please upload a PDF, DOC, or DOCX file under 5MB.'
const LOCKED = 'This file is protected with a password. Please save a copy that opens without one and upload that.'
const LIMIT = 5_242_880

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const upload = (token: string, bytes: Buffer, given: { name?: string; fields?: Record<string, string> } = {}) =>
  h.call('POST', '/api/resumes/', {
    token,
    multipart: { file: { field: 'file', name: given.name ?? 'cv.pdf', bytes }, fields: given.fields ?? {} },
  })
const get = (path: string, token: string) => h.call('GET', `/api/${path}`, { token })

async function storedFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of h.deps.files.list()) keys.push(key)
  return keys
}
const rowsOf = async (userId: number) => {
  const { rows } = await sql<{ file_key: string; is_default: boolean }>`
    select file_key, is_default from resumes where user_id = ${userId} order by id`.execute(h.db)
  return rows
}

describe('uploading', () => {
  test('answers 201 with what was kept, and the bytes come back as they were', async () => {
    const { token } = await h.signUp()
    const bytes = samplePdf()
    const answer = await upload(token, bytes, { name: 'x.pdf', fields: { filename: 'Luz Reyes CV.pdf' } })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(Number) as number,
      file_name: 'Luz Reyes CV.pdf',
      uploaded_at: h.clock.now().toISOString(),
      is_default: true,
      bytes: bytes.length,
    })
    const back = await get(`resumes/${answer.body.id}/download/`, token)
    expect(back.bytes.equals(bytes)).toBe(true)
    expect(back.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Luz Reyes CV.pdf"; filename*=UTF-8''Luz%20Reyes%20CV.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
  })

  test.each([
    ['a PDF', samplePdf(), 'pdf'],
    ['a PDF with packed pages', packedPdf(), 'pdf'],
    ['a DOCX', sampleDocx(), 'docx'],
    ['a DOC', sampleDoc(), 'doc'],
  ])('%s is known by its content, whatever its name says', async (_, bytes, extension) => {
    const { token } = await h.signUp()
    const answer = await upload(token, bytes, { name: '../../holiday.jpg' })
    expect([answer.status, answer.body.file_name]).toEqual([201, `holiday.jpg.${extension}`])
  })

  test('exactly 5,242,880 bytes pass, one more does not', async () => {
    const { token, user } = await h.signUp()
    const fits = await upload(token, samplePdf({ padTo: LIMIT }))
    expect([fits.status, fits.body.bytes]).toEqual([201, LIMIT])
    const tooLarge = await upload(token, samplePdf({ padTo: LIMIT + 1 }))
    expect([tooLarge.status, tooLarge.body]).toEqual([400, { file: [SENTENCE] }])
    const far = await upload(token, samplePdf({ padTo: 3 * LIMIT }))
    expect([far.status, far.body]).toEqual([400, { file: [SENTENCE] }])
    expect(await rowsOf(user.id)).toHaveLength(1)
  })

  test.each<[string, Buffer, string?]>([
    ['an empty file', Buffer.alloc(0)],
    ['a web page', Buffer.from('<script>alert(1)</script>')],
    ['a PDF with a password', samplePdf({ trailer: '/Encrypt 9 0 R' }), LOCKED],
    ['a zip bomb', sampleDocx([{ name: 'a.xml', content: Buffer.alloc(21_000_000), claims: 10 }])],
  ])('%s is refused and leaves nothing behind', async (_, bytes, sentence = SENTENCE) => {
    const { token, user } = await h.signUp()
    const before = await storedFiles()
    const answer = await upload(token, bytes)
    expect([answer.status, answer.body]).toEqual([400, { file: [sentence] }])
    expect(await storedFiles()).toEqual(before)
    expect(await rowsOf(user.id)).toEqual([])
  })

  test('a body without the file, or cut short, is a 400', async () => {
    const { token } = await h.signUp()
    const none = await h.call('POST', '/api/resumes/', { token, multipart: { fields: { filename: 'a.pdf' } } })
    expect([none.status, none.body]).toEqual([400, { file: ['No file was submitted.'] }])
    expect((await h.call('POST', '/api/resumes/', { token, body: {} })).status).toBe(400)
    const other = { field: 'resume', name: 'cv.pdf', bytes: samplePdf() }
    expect((await h.call('POST', '/api/resumes/', { token, multipart: { file: other } })).status).toBe(400)
    const cut = await h.app.inject({
      method: 'POST',
      url: '/api/resumes/',
      headers: { authorization: `Token ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7 half',
    })
    expect(cut.statusCode).toBe(400)
  })

  test('two at once are two resumes, one of them the default', async () => {
    const { token, user } = await h.signUp()
    const answers = await Promise.all([1, 2, 3].map(() => upload(token, samplePdf())))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const rows = await rowsOf(user.id)
    expect([rows.length, rows.filter((row) => row.is_default).length]).toEqual([3, 1])
  })

  test('the 21st resume is refused, also when it comes with the 20th', async () => {
    const { token, user } = await h.signUp()
    for (let n = 0; n < 19; n += 1) await upload(token, samplePdf())
    const last = await Promise.all([1, 2].map(() => upload(token, samplePdf())))
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
    expect(last.find(({ status }) => status === 400)?.body).toEqual({
      file: ['You can keep up to 20 resumes. Please remove one first.'],
    })
    const kept = (await storedFiles()).filter((key) => key.startsWith(`resumes/${user.id}/`))
    expect(kept.toSorted()).toEqual((await rowsOf(user.id)).map((row) => row.file_key).toSorted())
  })

  test('the same file once more, under any name, is the resume that is there, also beside nineteen others', async () => {
    const { token, user } = await h.signUp()
    const bytes = samplePdf()
    const first = await upload(token, bytes, { name: 'Luz Reyes.pdf' })
    for (let n = 0; n < 19; n += 1) await upload(token, samplePdf())
    const again = await Promise.all([1, 2].map(() => upload(token, bytes, { name: 'Luz Reyes (1).pdf' })))
    const expected = [201, { ...first.body, kept_already: true }]
    expect(again.map(({ status, body }) => [status, body])).toEqual([expected, expected])
    const kept = (await storedFiles()).filter((key) => key.startsWith(`resumes/${user.id}/`))
    expect([(await rowsOf(user.id)).length, kept.length]).toEqual([20, 20])
  })

  test('what somebody else has, or what was removed, is a new resume', async () => {
    const [luz, ben] = [await h.signUp(), await h.signUp()]
    const bytes = samplePdf()
    const first = await upload(luz.token, bytes)
    expect((await upload(ben.token, bytes)).body).not.toHaveProperty('kept_already')
    await h.call('DELETE', `/api/resumes/${first.body.id}/`, { token: luz.token })
    const back = await upload(luz.token, bytes)
    expect(back.body).not.toHaveProperty('kept_already')
    expect((await get(`resumes/${back.body.id}/download/`, luz.token)).bytes.equals(bytes)).toBe(true)
  })

  test('a row that cannot be written leaves no file', async () => {
    const { token, user } = await h.signUp()
    await sql`alter table resumes add constraint nothing_goes check (false) not valid`.execute(h.db)
    const failed = await upload(token, samplePdf())
    await sql`alter table resumes drop constraint nothing_goes`.execute(h.db)
    expect(failed.status).toBe(500)
    expect((await storedFiles()).filter((key) => key.startsWith(`resumes/${user.id}/`))).toEqual([])
  })
})

describe('the list', () => {
  test('has the default one first, then the newest, in pages', async () => {
    const { token } = await h.signUp()
    for (const name of ['one', 'two', 'three']) {
      await upload(token, samplePdf(), { name: `${name}.pdf` })
      h.clock.advance(1000)
    }
    const all = await get('resumes/', token)
    expect(all.body).toMatchObject({ count: 3, next: null, previous: null })
    expect((all.body.results as { file_name: string }[]).map((one) => one.file_name)).toEqual([
      'one.pdf',
      'three.pdf',
      'two.pdf',
    ])
    const page = await get('resumes/?page=2&per_page=2', token)
    expect(page.body).toMatchObject({ count: 3, next: null, previous: '/api/resumes/?per_page=2&page=1' })
    expect(page.body.results).toHaveLength(1)
    expect((await get('resumes/?page=0', token)).status).toBe(400)
    expect((await get('resumes/?per_page=101', token)).status).toBe(400)
  })
})

describe('the default resume', () => {
  test('is downloaded as a file and shown inline when it is a PDF', async () => {
    const { token } = await h.signUp()
    await upload(token, samplePdf())
    const download = await get('jobseeker/resume/download/', token)
    expect(download.headers['content-disposition']).toMatch(/^attachment/)
    const view = await get('jobseeker/resume/view/', token)
    expect(view.headers['content-disposition']).toMatch(/^inline/)
    expect(view.headers['content-security-policy']).toContain('sandbox')
  })

  test('that is no PDF is never shown inline', async () => {
    const { token } = await h.signUp()
    await upload(token, sampleDocx())
    expect((await get('jobseeker/resume/view/', token)).headers['content-disposition']).toMatch(/^attachment/)
  })

  test('is a 404 for somebody without one', async () => {
    const { token } = await h.signUp()
    expect((await get('jobseeker/resume/download/', token)).status).toBe(404)
    expect((await get('jobseeker/resume/view/', token)).status).toBe(404)
  })

  test('answers 503, not 404, while its file cannot be read', async () => {
    const { token, user } = await h.signUp()
    await upload(token, samplePdf())
    await h.deps.files.delete((await rowsOf(user.id))[0]?.file_key ?? '')
    const answer = await get('jobseeker/resume/download/', token)
    expect([answer.status, answer.body.code]).toEqual([503, 'file_unavailable'])
  })
})

describe('removing', () => {
  test('takes row and file, and the newest of the others becomes the default', async () => {
    const { token, user } = await h.signUp()
    const ids: number[] = []
    for (let n = 0; n < 3; n += 1) {
      ids.push((await upload(token, samplePdf())).body.id as number)
      h.clock.advance(1000)
    }
    expect((await h.call('DELETE', `/api/resumes/${ids[0]}/`, { token })).status).toBe(200)
    const left = await get('resumes/', token)
    expect(left.body.results).toMatchObject([
      { id: ids[2], is_default: true },
      { id: ids[1], is_default: false },
    ])
    expect((await storedFiles()).filter((key) => key.startsWith(`resumes/${user.id}/`))).toHaveLength(2)
  })

  test('twice at once succeeds once and finds nothing the other time', async () => {
    const { token } = await h.signUp()
    const { id } = (await upload(token, samplePdf())).body
    const answers = await Promise.all([1, 2].map(() => h.call('DELETE', `/api/resumes/${id}/`, { token })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })
})

describe('whose resume it is', () => {
  test('somebody else’s is as good as none', async () => {
    const owner = await h.signUp()
    const { token, user } = await h.signUp()
    const { id } = (await upload(owner.token, samplePdf())).body as { id: number }
    expect((await get(`resumes/${id}/download/`, token)).status).toBe(404)
    expect((await h.call('DELETE', `/api/resumes/${id}/`, { token })).status).toBe(404)
    expect((await get('resumes/', token)).body.count).toBe(0)
    expect(await findResume(h.db, user.id, id)).toBeNull()
    await expect(readResume(h.deps, user.id, id)).rejects.toMatchObject({ status: 404 })
    expect((await readResume(h.deps, owner.user.id, id)).bytes.length).toBeGreaterThan(0)
  })

  test.each([
    ['GET', '/api/resumes/'],
    ['POST', '/api/resumes/'],
    ['DELETE', '/api/resumes/1/'],
    ['GET', '/api/resumes/1/download/'],
    ['GET', '/api/jobseeker/resume/download/'],
    ['GET', '/api/jobseeker/resume/view/'],
  ] as const)('%s %s needs a token', async (method, path) => {
    expect((await h.call(method, path)).status).toBe(401)
  })

  test('an id that is none is a 404', async () => {
    const { token } = await h.signUp()
    for (const id of ['0', 'abc', '99999999999', '-1']) {
      expect((await get(`resumes/${id}/download/`, token)).status).toBe(404)
    }
  })
})

test('the sweep removes files no resume refers to once they are an hour old, and nothing else', async () => {
  const { token, user } = await h.signUp()
  await upload(token, samplePdf())
  const kept = (await rowsOf(user.id)).map((row) => row.file_key)
  const orphan = `resumes/${user.id}/${h.clock.now().getTime()}-left.pdf`
  const foreign = 'exports/somebody.zip'
  await h.deps.files.put(orphan, samplePdf(), 'application/pdf')
  await h.deps.files.put(foreign, Buffer.from('x'), 'application/zip')
  await sweepResumeFiles(h.deps)
  expect(await storedFiles()).toEqual(expect.arrayContaining([orphan, foreign, ...kept]))
  h.clock.advance(3_600_001)
  await sweepResumeFiles(h.deps)
  const left = await storedFiles()
  expect(left).not.toContain(orphan)
  expect(left).toEqual(expect.arrayContaining([foreign, ...kept]))
})
