import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSources } from '#features/jobs/ingest/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arrive } from '#server/testing/sample-postings.ts'
import { STATUSES } from '../../rules.ts'
import type { ExchangeFormat } from '../rules.ts'

let h: House
let postings: number[]
beforeAll(async () => {
  h = await house()
  await listSources(h.deps)
  await arrive(
    h,
    Array.from({ length: 6 }, (_, at) => ({ title: `Clerk ${at}`, employer: `Office ${at}` })),
  )
  postings = (await h.db.selectFrom('postings').select('id').execute()).map(({ id }) => id)
})
afterAll(() => h.close())

/** What people and boards write: also what a spreadsheet would run, and signs that separate cells. */
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'ñ', '₱', 'a'),
        maxLength,
      }),
      fc.constantFrom("=HYPERLINK('x')", '+63 917', "'=1", '\uFEFFx', '"', '[', '{"a":1}', 'null', '2026-11-02'),
    )
    .map((given) => given.replaceAll('\u0000', ''))
const filled = (maxLength: number) => text(maxLength).map((given) => (given.trim() === '' ? 'Clerk' : given))
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
const status = fc.constantFrom(...STATUSES)

const application = fc.record({
  own: fc.boolean(),
  title: filled(60),
  employer: text(40),
  source: text(20).map((given) => given.replaceAll(/[\r\n]/g, '')),
  link: fc.constantFrom('', 'https://board.test/1?a=1,2', 'https://board.test/"x"'),
  salary: fc.option(filled(20), { nil: null }),
  posted: fc.option(moment, { nil: null }),
  status,
  changes: fc.array(fc.record({ to: status, at: moment }), { maxLength: 4 }),
  sent: moment,
  offer: fc.option(moment, { nil: null }),
  notes: text(80),
  subject: text(40),
  letter: text(120),
  resume: fc.option(filled(20), { nil: null }),
  evidence: fc.option(text(30), { nil: null }),
  interviews: fc.array(fc.record({ at: moment, zone: fc.constantFrom(null, 'America/New_York'), notes: text(30) }), {
    maxLength: 3,
  }),
  followUps: fc.array(fc.record({ day: moment, text: filled(30), done: fc.option(moment, { nil: null }) }), {
    maxLength: 3,
  }),
})
type Made = typeof application extends fc.Arbitrary<infer T> ? T : never

/** Lists are one cell, which some spreadsheets take apart: what is noted in them must be no formula, and come back whole. */
const notedInLists: Made = {
  own: false,
  title: 'Clerk',
  employer: '',
  source: '',
  link: '',
  salary: null,
  posted: null,
  status: 'applied',
  changes: [],
  sent: new Date('2026-01-01'),
  offer: null,
  notes: '',
  subject: '',
  letter: '',
  resume: null,
  evidence: null,
  interviews: [";'=", ';=1+1'].map((notes) => ({ at: new Date('2026-01-01'), zone: null, notes })),
  followUps: [],
}

/** Puts an application into the tables as sending, noting and following it would leave it. */
async function keep(userId: number, job: number | undefined, made: Made): Promise<void> {
  const own = made.own || job === undefined
  const snapshot = {
    title: made.title,
    employer_name: made.employer,
    description: 'As it read.',
    salary: made.salary,
    job_type: null,
    source: made.source,
    link: made.link,
    date_posted: made.posted?.toISOString() ?? null,
  }
  const now = h.clock.now()
  const { id } = await h.db
    .insertInto('applications')
    .values({
      user_id: userId,
      job_id: own ? null : job,
      own_entry: own,
      delivery: 'confirmed',
      status: made.status,
      apply_points: own ? 0 : 3,
      board_email: own ? '' : 'me@board.test',
      posting_snapshot: JSON.stringify(snapshot),
      sending_since: made.sent,
      offer_date: made.offer,
      notes: made.notes,
      sent_subject: made.subject,
      sent_content: made.letter,
      sent_resume_name: made.resume,
      confirmed_at: own ? null : made.sent,
      evidence: own ? null : made.evidence,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { to, at } of made.changes) {
    const event = { application_id: id, kind: 'status', actor: 'person', from_value: 'applied', to_value: to }
    await h.db
      .insertInto('application_events')
      .values({ ...event, happened_at: at })
      .execute()
  }
  const stamps = { application_id: id, created_at: now, updated_at: now }
  for (const { at, zone, notes } of made.interviews) {
    const values = { ...stamps, starts_at: at, employer_zone: zone, notes, place: 'Zoom', link: 'https://zoom.test/1' }
    await h.db.insertInto('application_interviews').values(values).execute()
  }
  for (const { day, text: what, done } of made.followUps) {
    const values = { ...stamps, due_on: day.toISOString().slice(0, 10), text: what, done_at: done }
    await h.db.insertInto('application_follow_ups').values(values).execute()
  }
}

type Person = { token: string; user: { id: number } }
const exported = async ({ token }: Person, format: ExchangeFormat): Promise<Buffer> => {
  const answer = await h.call('GET', `/api/job-applications/export/?format=${format}`, { token })
  expect(answer.status).toBe(200)
  return answer.bytes
}
const imported = async ({ token }: Person, format: ExchangeFormat, bytes: Buffer) => {
  const file = { field: 'file', name: `mine.${format}`, bytes }
  const multipart = { fields: { mode: 'commit' }, file }
  const answer = await h.call('POST', '/api/job-applications/import/', { token, multipart })
  expect([answer.status, answer.body.problems]).toEqual([200, []])
  return answer.body as { added: number; known: number }
}
const figures = async ({ token }: Person) => (await h.call('GET', '/api/job-applications/figures/', { token })).body
const erase = ({ user }: Person) => sql`delete from applications where user_id = ${user.id}`.execute(h.db)

/** What only the board can say does not come back: an import is the person's own word. */
const withoutTheBoard = (json: Buffer) =>
  (JSON.parse(json.toString()) as { applications: object[] }).applications.map((row) => ({
    ...row,
    board_confirmed_at: '',
    board_said: '',
  }))

test.each(['csv', 'json'] as const)(
  'what is taken out as %s, erased and taken in again is what it was, its figures too',
  async (format) => {
    const person = await h.signUp()
    const several = fc.array(application, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(several, async (made) => {
        await erase(person)
        for (const [at, each] of made.entries()) await keep(person.user.id, postings[at], each)
        const [before, counted] = [await exported(person, 'json'), await figures(person)]
        const file = await exported(person, format)
        if (format === 'csv') expect(file.toString()).not.toMatch(/;[=+@]/)

        expect(await imported(person, format, file)).toMatchObject({ added: 0, known: made.length })
        expect((await exported(person, 'json')).equals(before)).toBe(true)

        await erase(person)
        expect(await imported(person, format, file)).toMatchObject({ added: made.length, known: 0 })
        expect(withoutTheBoard(await exported(person, 'json'))).toEqual(withoutTheBoard(before))
        expect(await figures(person)).toEqual({ ...counted, sources: expect.anything() })

        // From here on nothing at all changes: to the byte, through either format, also for somebody else.
        const own = await exported(person, format)
        expect(await imported(person, format, own)).toMatchObject({ added: 0 })
        const other = await h.signUp()
        await imported(other, format, own)
        expect((await exported(other, format)).equals(own)).toBe(true)
        expect((await figures(other)).sources).toEqual((await figures(person)).sources)
      }),
      { numRuns: 25, examples: [[[notedInLists]]] },
    )
  },
  120_000,
)
