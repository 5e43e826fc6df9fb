import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePdf } from '#features/resumes/parsing/server/testing/write-pdf.ts'
import { samplePdf } from '#features/resumes/server/testing/sample-files.ts'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { generateLetter } from './service.ts'

let h: ApplyingHouse
let seeker: Seeker
let posting: Posting
beforeAll(async () => {
  h = await applyingHouse()
  seeker = await h.newSeeker({ connected: false })
  posting = await h.newPosting()
})
afterAll(() => h.close())

const RESUME = `
Luz Reyes
Bookkeeper
Lipa City, Batangas
# WORK EXPERIENCE
Bookkeeper, Mabini Trading Corp. >> Jan 2020 – Dec 2023
- Kept the books of three shops
# SKILLS
Xero, Bank Reconciliation`

async function upload(name: string, bytes: Buffer): Promise<number> {
  const multipart = { file: { field: 'file', name, bytes }, fields: { filename: name } }
  return (await h.call('POST', '/api/resumes/', { token: seeker.token, multipart })).body.id as number
}
const marks = async (content: string, resume_id: number | null) => {
  const body = { job_id: posting.id, resume_id, subject: 'Application', content }
  const answer = await h.call('POST', '/api/cover-letters/check/', { token: seeker.token, body })
  expect(answer.status).toBe(200)
  return (answer.body.claims as { kind: string; text: string }[]).map(({ kind, text }) => `${kind}: ${text}`)
}
const readings = async () =>
  (await sql<{ found: unknown }>`select found from resume_readings order by resume_id`.execute(h.db)).rows

test('what only the chosen resume says counts as said; what it does not say is marked; it is read once', async () => {
  const letter = 'I know Xero and Kubernetes.'
  const plain = await upload('plain.pdf', samplePdf())
  expect(await marks(letter, plain)).toEqual(expect.arrayContaining(['skill: Xero', 'skill: Kubernetes']))
  const told = await upload('told.pdf', writePdf({ main: RESUME }))
  expect(await marks(letter, told)).toEqual(['skill: Kubernetes'])
  const before = await readings()
  expect(before).toHaveLength(2)
  expect(await marks(letter, told)).toEqual(['skill: Kubernetes'])
  expect(await readings()).toEqual(before)
  await h.call('DELETE', `/api/resumes/${told}/`, { token: seeker.token })
  expect(await readings()).toHaveLength(1)
})

test('a letter tells what the chosen resume says was done, where it fits the posting', async () => {
  const { id } = await h.newPosting({ description: 'You keep the books of our shops and talk to the bank.' })
  const resume_id = await upload('done.pdf', writePdf({ main: RESUME }))
  const letter = await generateLetter({ ...h.deps, ai: null }, { id: seeker.id }, { job_id: id, resume_id })
  expect(letter).toMatchObject({ writer: 'template', claims: [] })
  expect(letter.content).toMatch(/\bat Mabini Trading Corp\., I kept the books of three shops\b/i)
})

test('a reading kept without the places of its points is made once more', async () => {
  const { id } = await h.newPosting({ description: 'You keep the books of our shops and talk to the bank.' })
  const resume_id = await upload('kept.pdf', writePdf({ main: RESUME }))
  const wish = { job_id: id, resume_id }
  await generateLetter({ ...h.deps, ai: null }, { id: seeker.id }, wish)
  await sql`update resume_readings set found = found - 'places' where resume_id = ${resume_id}`.execute(h.db)
  const { content } = await generateLetter({ ...h.deps, ai: null }, { id: seeker.id }, wish)
  expect(content).toMatch(/\bat Mabini Trading Corp\., I kept the books of three shops\b/i)
})
