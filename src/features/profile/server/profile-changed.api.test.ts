import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePdf } from '#features/resumes/server/testing/sample-files.ts'
import { house, type House } from '#server/testing/house.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const PATH = '/api/jobseeker/profile/'
const find = async (token: string) => (await h.call('GET', PATH, { token })).body
const post = (token: string, body: unknown) => h.call('POST', PATH, { token, body })
const put = (token: string, body: unknown) => h.call('PUT', PATH, { token, body })
const CHANGED = {
  code: 'profile_changed',
  error: 'Your profile was changed somewhere else in the meantime.',
  detail: 'Your profile was changed somewhere else in the meantime.',
}

describe('a profile that was changed elsewhere in the meantime', () => {
  test('is not overwritten; read again, it can be saved', async () => {
    const { token } = await h.signUp()
    const first = (await put(token, { title: 'Bookkeeper' })).body
    await put(token, { title: 'Accountant', updated_at: first.updated_at })
    const late = await put(token, { title: 'Auditor', about: 'Hello', updated_at: first.updated_at })
    expect([late.status, late.body]).toMatchObject([409, CHANGED])
    const now = await find(token)
    expect(now).toMatchObject({ title: 'Accountant', about: '' })
    const again = await put(token, { title: 'Auditor', updated_at: now.updated_at })
    expect([again.status, again.body.title]).toEqual([200, 'Auditor'])
  })

  test('of two saves at once, made from the same copy, one gets in whole and one is told', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { token } = await h.signUp()
      const { updated_at } = await find(token)
      const mine = { title: 'A', about: 'A', skills: ['A'], updated_at }
      const other = { title: 'B', about: 'B', skills: ['B'], updated_at }
      const answers = await Promise.all([put(token, mine), post(token, other)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const { title, about, skills } = await find(token)
      expect([about, skills]).toEqual([title, [title]])
    }
  })

  test('many whole saves at once leave one of them, never a mixture', async () => {
    const { token } = await h.signUp()
    const bodies = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, n) => ({
      title: name,
      about: name,
      skills: [name],
      projects: [{ title: name, description: name, url: '' }],
      job_preferences: { salary_min: n, salary_max: n, custom_availability: name },
    }))
    const answers = await Promise.all(bodies.map((body) => put(token, body)))
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200))
    const kept = await find(token)
    expect(kept).toMatchObject(bodies.find((body) => body.title === kept.title) ?? {})
    expect(bodies.map(({ title }) => title)).toContain(kept.title)
  })

  test('counts from nothing too: an empty updated_at is a profile nobody ever saved', async () => {
    const { token } = await h.signUp()
    await h.call('POST', '/api/set-hide-onboarding-prompt/', { token, body: { hide: true } })
    expect((await find(token)).updated_at).toBeNull()
    expect((await put(token, { title: 'A', updated_at: null })).status).toBe(200)
    expect((await put(token, { title: 'B', updated_at: null })).status).toBe(409)
    const fields = { title: 'C', updated_at: '' }
    expect((await h.call('POST', PATH, { token, multipart: { fields } })).status).toBe(409)
  })

  test('keeps no file that was sent with it', async () => {
    const { token } = await h.signUp()
    await put(token, { title: 'A' })
    const file = { field: 'resume_file', name: 'cv.pdf', bytes: samplePdf() }
    const answer = await h.call('PUT', PATH, { token, multipart: { fields: { title: 'B', updated_at: '' }, file } })
    expect(answer.status).toBe(409)
    expect(await find(token)).toMatchObject({ title: 'A', resume: null })
  })

  test('is no other one for a file alone, or for the prompt', async () => {
    const { token } = await h.signUp()
    const before = (await put(token, { title: 'A' })).body.updated_at as string
    h.clock.advance(60_000)
    const file = { field: 'resume_file', name: 'cv.pdf', bytes: samplePdf() }
    const answer = await h.call('PUT', PATH, { token, multipart: { file } })
    expect(answer.body).toMatchObject({ resume: { name: 'cv.pdf' }, updated_at: before })
    await h.call('POST', '/api/set-hide-onboarding-prompt/', { token, body: { hide: true } })
    expect((await put(token, { about: 'B', updated_at: before })).status).toBe(200)
  })
})

describe('schools and employers accepted out of a resume', () => {
  const education = [{ school: 'UP Visayas', degree: 'BS Accountancy', from: '2012', to: '2016' }]
  const experience = [
    { employer: 'Shop', title: 'Assistant', from: 'March 2019', to: 'present' },
    { employer: 'Bank', title: '', from: '', to: '' },
  ]

  test('are kept as they were accepted, replaced as a whole and left alone by other saves', async () => {
    const { token } = await h.signUp()
    expect((await post(token, { education, experience })).body).toMatchObject({ education, experience })
    expect((await put(token, { title: 'A' })).body).toMatchObject({ education, experience })
    const next = [{ title: 'Cashier', employer: null, extra: 'no' }]
    expect((await put(token, { experience: next, education: [] })).body).toMatchObject({
      education: [],
      experience: [{ employer: '', title: 'Cashier', from: '', to: '' }],
    })
    expect((await find(token)).experience).toEqual([{ employer: '', title: 'Cashier', from: '', to: '' }])
  })

  test('come as JSON text in a multipart body', async () => {
    const { token } = await h.signUp()
    const fields = { education: JSON.stringify(education), experience: JSON.stringify(experience) }
    const answer = await h.call('POST', PATH, { token, multipart: { fields } })
    expect(answer.body).toMatchObject({ education, experience })
  })
})

describe('one thing said in several ways is stored in one', () => {
  const stored = { job_types: ['freelance'], salary_min: 300, salary_max: 900, work_arrangement: 'hybrid' }
  const camel = { types: ['freelance'], salaryMin: 300, salaryMax: '900', workArrangement: 'hybrid' }
  test.each([
    ['jobPreferences, camelCase', { jobPreferences: camel }],
    ['jobPreferences, snake_case', { jobPreferences: stored }],
    ['job_preferences, snake_case', { job_preferences: stored }],
    ['job_preferences, camelCase', { job_preferences: camel }],
    ['job_preference as JSON text', { job_preference: JSON.stringify(camel) }],
    ['jobTypes', { jobPreferences: { ...camel, types: undefined, jobTypes: ['freelance', 'freelance'] } }],
  ])('%s', async (_, body) => {
    const { token } = await h.signUp()
    const answer = await post(token, body)
    expect([answer.status, answer.body.job_preferences]).toEqual([
      200,
      { ...stored, availability: 'immediately', custom_availability: '' },
    ])
  })

  test.each([
    [['Excel', 'QuickBooks']],
    ['["Excel","QuickBooks"]'],
    ['Excel, QuickBooks,,excel'],
    [[' Excel ', '', 'QuickBooks', 'EXCEL']],
  ])('skills as %j', async (skills) => {
    const { token } = await h.signUp()
    expect((await put(token, { skills })).body.skills).toEqual(['Excel', 'QuickBooks'])
  })

  test.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
  ])('a yes or no as %j', async (given, value) => {
    const { token } = await h.signUp()
    await put(token, { open_to_remote: !value })
    expect((await put(token, { open_to_remote: given })).body.open_to_remote).toBe(value)
  })
})
