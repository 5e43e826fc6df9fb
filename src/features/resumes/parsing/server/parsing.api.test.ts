import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { sampleDoc, sampleDocx, samplePdf } from '../../server/testing/sample-files.ts'
import { parseStoredResume } from './service.ts'
import { writeDoc } from './testing/write-doc.ts'
import { writeDocx } from './testing/write-docx.ts'
import { writePdf } from './testing/write-pdf.ts'

const FAILED = "Sorry, we couldn't extract data from your resume. Please fill in your information manually."
const SCANNED =
  'This file is a picture of a resume: there is no text in it to read. Please upload the PDF or Word file it was made from, or fill in your information manually.'
const RULE = 'Please upload a PDF, DOC, or DOCX file under 5MB.'
const LOCKED = 'This file is protected with a password. Please save a copy that opens without one and upload that.'
const TEXT = `
Luz Reyes
Bookkeeper
Lipa City, Batangas
# WORK EXPERIENCE
Bookkeeper, Mabini Trading Corp. >> Jan 2020 – Dec 2023
- Kept the books in Xero
# EDUCATION
Bachelor of Science in Accountancy
Batangas State University, 2015 – 2019
# SKILLS
Xero, MS Excel, Bank Reconciliation`
const READ = {
  title: 'Bookkeeper',
  experience: '3-5',
  location: 'Lipa City, Batangas',
  skills: ['Xero', 'MS Excel', 'Bank Reconciliation'],
  education: [
    {
      school: 'Batangas State University',
      degree: 'Bachelor of Science in Accountancy',
      from_year: 2015,
      to_year: 2019,
    },
  ],
  work_history: [{ title: 'Bookkeeper', employer: 'Mabini Trading Corp.', from: '2020-01', to: '2023-12' }],
}

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const parse = (token: string, bytes: Buffer, name = 'cv.pdf', field = 'resume') =>
  h.call('POST', '/api/resume-parse/', { token, multipart: { file: { field, name, bytes } } })
const upload = async (token: string, bytes: Buffer) =>
  (await h.call('POST', '/api/resumes/', { token, multipart: { file: { field: 'file', name: 'cv.pdf', bytes } } })).body
    .id as number

describe('POST /resume-parse/', () => {
  test.each([
    ['PDF', writePdf({ main: TEXT })],
    ['DOCX', writeDocx({ main: TEXT })],
    ['DOC', writeDoc({ main: TEXT })],
  ])('reads a %s and keeps nothing', async (_, bytes) => {
    const { token, user } = await h.signUp()
    const answer = await parse(token, bytes, 'whatever.bin')
    expect([answer.status, answer.body]).toEqual([200, READ])
    const rows = await h.db.selectFrom('resumes').selectAll().where('user_id', '=', user.id).execute()
    expect(rows).toEqual([])
    for await (const key of h.deps.files.list()) expect(key.startsWith(`resumes/${user.id}/`)).toBe(false)
  })

  test.each([
    ['a text', Buffer.from('Luz Reyes')],
    ['nothing', Buffer.alloc(0)],
    ['a zip bomb', sampleDocx([{ name: 'a.xml', content: Buffer.alloc(21_000_000) }])],
    ['one byte too many', samplePdf({ padTo: 5_242_881 })],
  ])('refuses %s in the rule of uploads', async (_, bytes) => {
    const { token } = await h.signUp()
    const answer = await parse(token, bytes)
    expect([answer.status, answer.body]).toEqual([400, { resume: [RULE] }])
  })

  test.each([
    ['PDF', samplePdf({ trailer: '/Encrypt 9 0 R' })],
    ['DOC', sampleDoc({ encrypted: true })],
    ['DOCX', sampleDoc({ stream: 'EncryptedPackage' })],
  ])('says of a %s with a password that it has one', async (_, bytes) => {
    const { token } = await h.signUp()
    const answer = await parse(token, bytes)
    expect([answer.status, answer.body]).toEqual([400, { resume: [LOCKED] }])
  })

  test.each([
    ['a PDF without words', samplePdf()],
    ['one of exactly the largest size without words', samplePdf({ padTo: 5_242_880 })],
    ['a DOC that only begins like one', sampleDoc()],
  ])('says that %s gave nothing', async (_, bytes) => {
    const { token } = await h.signUp()
    const answer = await parse(token, bytes)
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([400, 'unreadable_resume', FAILED])
  })

  test.each([
    // A whole PDF without words, with the dictionary of a picture.
    ['PDF', samplePdf({ trailer: '/Scan << /Type /XObject /Subtype /Image >>' })],
    ['DOCX', writeDocx({ main: '' }, [{ name: 'word/media/image1.jpeg', content: Buffer.alloc(90, 7) }])],
  ])('says of a %s that is only a picture what to do', async (_, bytes) => {
    const { token } = await h.signUp()
    const answer = await parse(token, bytes)
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([400, 'picture_of_resume', SCANNED])
  })

  test('a file under another name, or none, is none', async () => {
    const { token } = await h.signUp()
    expect((await parse(token, writePdf({ main: TEXT }), 'cv.pdf', 'file')).body).toEqual({
      resume: ['No file was submitted.'],
    })
    expect((await h.call('POST', '/api/resume-parse/', { token, body: { resume: 'cv.pdf' } })).status).toBe(400)
  })

  test('needs a token', async () => {
    expect((await h.call('POST', '/api/resume-parse/')).status).toBe(401)
    expect((await h.call('POST', '/api/resumes/1/parse/')).status).toBe(401)
  })
})

describe('POST /resumes/{id}/parse/', () => {
  test('reads what is uploaded already, twice at once too', async () => {
    const { token } = await h.signUp()
    const id = await upload(token, writePdf({ main: TEXT }))
    const answers = await Promise.all([1, 2].map(() => h.call('POST', `/api/resumes/${id}/parse/`, { token })))
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, READ],
      [200, READ],
    ])
  })

  test('somebody else’s is as good as none', async () => {
    const owner = await h.signUp()
    const { token, user } = await h.signUp()
    const id = await upload(owner.token, writePdf({ main: TEXT }))
    for (const given of [id, 'abc', '0', 99_999_999]) {
      expect((await h.call('POST', `/api/resumes/${given}/parse/`, { token })).status).toBe(404)
    }
    await expect(parseStoredResume(h.deps, user.id, id)).rejects.toMatchObject({ status: 404 })
    expect(await parseStoredResume(h.deps, owner.user.id, id)).toMatchObject({ title: 'Bookkeeper' })
  })
})

test('more at once than may wait: the rest hears 503 with Retry-After, and is read afterwards', async () => {
  const { token } = await h.signUp()
  const file = writePdf({ main: TEXT })
  const answers = await Promise.all(Array.from({ length: 16 }, () => parse(token, file)))
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThanOrEqual(1)
  expect(busy[0]?.body.detail).toBe('Many resumes are being read right now. Please try again in a moment.')
  expect(Number(busy[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
  expect((await parse(token, file)).status).toBe(200)
})
