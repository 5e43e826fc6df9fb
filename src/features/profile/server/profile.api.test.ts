import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePdf } from '#features/resumes/server/testing/sample-files.ts'
import { house, type House } from '#server/testing/house.ts'
import { EMPTY_PROFILE } from '../testing/profiles.ts'
import { isOnboardingComplete } from './service.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const PATH = '/api/jobseeker/profile/'
const find = async (token: string) => (await h.call('GET', PATH, { token })).body
const post = (token: string, body: unknown) => h.call('POST', PATH, { token, body })
const put = (token: string, body: unknown) => h.call('PUT', PATH, { token, body })
const basics = {
  title: 'Virtual assistant',
  years_of_experience: '1-3',
  location: 'Iloilo City',
  open_to_remote: true,
  willing_to_relocate: false,
}
const pdf = (field: string, bytes = samplePdf()) => ({ field, name: 'cv.pdf', bytes })

describe('a profile', () => {
  test('of somebody new is empty and says so', async () => {
    const { token } = await h.signUp()
    expect(await find(token)).toEqual(EMPTY_PROFILE)
    expect(EMPTY_PROFILE).toMatchObject({
      title: '',
      years_of_experience: null,
      open_to_remote: false,
      skills: [],
      resume: null,
      job_preferences: { job_types: [], salary_min: null, work_arrangement: 'flexible', availability: 'immediately' },
    })
  })

  test('grows step by step until onboarding is complete', async () => {
    const { token, user } = await h.signUp()
    const status = async () => (await h.call('POST', '/api/auth/check-onboarding-status/', { token })).body as unknown
    const checks = { has_basic_info: false, has_resume: false, has_skills: false, has_job_preferences: false }
    expect(await status()).toEqual({ checks, onboarding_completed: false })

    expect((await post(token, basics)).status).toBe(200)
    expect(await status()).toEqual({ checks: { ...checks, has_basic_info: true }, onboarding_completed: false })
    const file = await h.call('POST', PATH, {
      token,
      multipart: { fields: { resume_url: 'https://luz.example/cv' }, file: pdf('resume') },
    })
    expect(file.body).toMatchObject({ resume: { name: 'cv.pdf' }, resume_url: 'https://luz.example/cv' })
    await post(token, { skills: ['Excel', 'excel', ' Email '] })
    await post(token, {
      website: '',
      linkedin: 'https://linkedin.example/in/luz',
      github: '',
      projects: [{ title: 'Shop', description: 'Sold mangoes', url: '' }],
    })
    expect(await isOnboardingComplete(h.db, user.id)).toBe(false)
    const camel = {
      types: ['full-time'],
      salaryMin: '500',
      salaryMax: 900,
      workArrangement: 'remote',
      availability: 'custom',
      customAvailability: 'after Christmas',
    }
    h.clock.advance(60_000)
    const last = await post(token, { jobPreferences: camel })
    expect(last.body).toMatchObject({
      ...basics,
      skills: ['Excel', 'Email'],
      linkedin: 'https://linkedin.example/in/luz',
      projects: [{ title: 'Shop', description: 'Sold mangoes', url: '' }],
      job_preferences: {
        job_types: ['full-time'],
        salary_min: 500,
        salary_max: 900,
        work_arrangement: 'remote',
        availability: 'custom',
        custom_availability: 'after Christmas',
      },
      onboarding_completed: true,
      updated_at: h.clock.now().toISOString(),
    })
    expect(await isOnboardingComplete(h.db, user.id)).toBe(true)
    expect((await h.call('GET', '/api/auth/user/', { token })).body.onboarding_completed).toBe(true)

    await h.call('DELETE', `/api/resumes/${file.body.resume.id}/`, { token })
    expect(await isOnboardingComplete(h.db, user.id)).toBe(false)
  })

  test('saved as one multipart body reads the texts for what they mean', async () => {
    const { token } = await h.signUp()
    const fields = {
      title: 'Bookkeeper',
      years_of_experience: '10+',
      location: 'Cebu',
      open_to_remote: 'false',
      willing_to_relocate: 'true',
      skills: '["Xero", "QuickBooks"]',
      projects: '[{"title":"Ledger","description":"Kept it","url":"https://luz.example"}]',
      job_preference: '{"job_types":["part-time","contract"],"salary_min":"","salary_max":null}',
    }
    const answer = await h.call('PUT', PATH, { token, multipart: { fields, file: pdf('resume_file') } })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      open_to_remote: false,
      willing_to_relocate: true,
      skills: ['Xero', 'QuickBooks'],
      projects: [{ title: 'Ledger', description: 'Kept it', url: 'https://luz.example' }],
      job_preferences: { job_types: ['part-time', 'contract'], salary_min: null, salary_max: null },
      onboarding_completed: true,
    })
  })

  test('keeps what a later save leaves out, and empties what it empties', async () => {
    const { token } = await h.signUp()
    await put(token, { ...basics, about: 'I answer.', job_preferences: { job_types: ['freelance'], salary_min: 300 } })
    await put(token, { title: '', years_of_experience: '', job_preferences: { salary_max: 800 } })
    expect(await find(token)).toMatchObject({
      title: '',
      years_of_experience: null,
      location: 'Iloilo City',
      about: 'I answer.',
      job_preferences: { job_types: ['freelance'], salary_min: 300, salary_max: 800 },
    })
  })

  test('is one’s own: nothing of a body points elsewhere', async () => {
    const { token } = await h.signUp()
    const other = await h.signUp()
    const body = {
      ...basics,
      user_id: other.user.id,
      id: other.user.id,
      onboarding_completed: true,
      resume: { id: 1 },
      hide_onboarding_prompt: true,
    }
    await put(token, body)
    expect((await find(other.token)).title).toBe('')
    expect(await find(token)).toMatchObject({
      onboarding_completed: false,
      resume: null,
      hide_onboarding_prompt: false,
    })
  })

  test('holds any text a keyboard can send', async () => {
    const { token } = await h.signUp()
    const wild = "Luz's “work” — 😀 <b>bold</b> \\ %_ '; drop table users; --"
    const projects = [{ title: wild, description: `${wild}\0\ud800`, url: '' }]
    const answer = await put(token, { title: wild, about: `one\ntwo\0\ud800`, skills: [wild], projects })
    expect(answer.body).toMatchObject({
      title: wild,
      about: 'one\ntwo\uFFFD',
      skills: [wild],
      projects: [{ title: wild, description: `${wild}\uFFFD` }],
    })
  })
})

describe('a resume sent along', () => {
  test('becomes the default one', async () => {
    const { token } = await h.signUp()
    await h.call('POST', '/api/resumes/', {
      token,
      multipart: { file: { field: 'file', name: 'old.pdf', bytes: samplePdf() } },
    })
    await h.call('PUT', PATH, {
      token,
      multipart: { file: { field: 'resume_file', name: 'new.pdf', bytes: samplePdf() } },
    })
    expect((await find(token)).resume.name).toBe('new.pdf')
    const list = (await h.call('GET', '/api/resumes/', { token })).body.results as {
      file_name: string
      is_default: boolean
    }[]
    expect(list.map((one) => [one.file_name, one.is_default])).toEqual([
      ['new.pdf', true],
      ['old.pdf', false],
    ])
  })

  test('that is none saves nothing of the rest', async () => {
    const { token } = await h.signUp()
    const file = pdf('resume', Buffer.from('hello'))
    const answer = await h.call('POST', PATH, { token, multipart: { fields: { title: 'Dev' }, file } })
    expect([answer.status, answer.body]).toEqual([
      400,
      { resume: ['Please upload a PDF, DOC, or DOCX file under 5MB.'] },
    ])
    expect((await find(token)).title).toBe('')
  })

  test('is not kept when the rest does not fit', async () => {
    const { token } = await h.signUp()
    await put(token, { job_preferences: { salary_min: 900 } })
    const fields = { title: 'Dev', job_preference: '{"salary_max":500}' }
    const answer = await h.call('PUT', PATH, { token, multipart: { fields, file: pdf('resume_file') } })
    expect(answer.status).toBe(400)
    expect(await find(token)).toMatchObject({ resume: null, title: '' })
    const keys: string[] = []
    for await (const key of h.deps.files.list()) keys.push(key)
    const known = await h.db.selectFrom('resumes').select('file_key').execute()
    expect(keys.toSorted()).toEqual(known.map((row) => row.file_key).toSorted())
  })
})

describe('at once', () => {
  test('two first saves make one profile with both steps', async () => {
    const { token } = await h.signUp()
    const answers = await Promise.all([post(token, basics), post(token, { skills: ['Excel'] }), find(token)])
    expect(answers.slice(0, 2).map((one) => one.status)).toEqual([200, 200])
    expect(await find(token)).toMatchObject({ title: basics.title, skills: ['Excel'] })
  })

  test('a minimum and a maximum that do not go together never both get in', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { token } = await h.signUp()
      await put(token, basics)
      const answers = await Promise.all([
        put(token, { job_preferences: { salary_min: 900 } }),
        put(token, { job_preferences: { salary_max: 500 } }),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    }
  })

  test('two resumes leave one default', async () => {
    const { token } = await h.signUp()
    const send = () => h.call('POST', PATH, { token, multipart: { file: pdf('resume') } })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const list = (await h.call('GET', '/api/resumes/', { token })).body.results as { is_default: boolean }[]
    expect(list.map((one) => one.is_default)).toEqual([true, false])
  })
})

describe('the onboarding prompt', () => {
  test('is hidden and brought back, before and after a profile exists', async () => {
    const { token } = await h.signUp()
    const hide = (value: unknown) =>
      h.call('POST', '/api/set-hide-onboarding-prompt/', { token, body: { hide: value } })
    const hidden = async () =>
      (await h.call('GET', '/api/auth/user/', { token })).body.hide_onboarding_prompt as boolean
    const twice = await Promise.all([hide(true), hide(true)])
    expect(twice.map((one) => one.body as unknown)).toEqual([
      { hide_onboarding_prompt: true },
      { hide_onboarding_prompt: true },
    ])
    expect([await hidden(), (await find(token)).title]).toEqual([true, ''])
    await post(token, basics)
    expect(await hidden()).toBe(true)
    await hide(false)
    expect([await hidden(), (await find(token)).title]).toEqual([false, basics.title])
    expect((await hide('maybe')).body).toEqual({ hide: ['Must be true or false.'] })
    expect((await h.call('POST', '/api/set-hide-onboarding-prompt/', { token })).status).toBe(400)
  })
})

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['PUT', PATH],
  ['POST', '/api/auth/check-onboarding-status/'],
  ['POST', '/api/set-hide-onboarding-prompt/'],
] as const)('%s %s needs a token', async (method, path) => {
  expect((await h.call(method, path)).status).toBe(401)
  expect((await h.call(method, path, { token: 'a'.repeat(43) })).status).toBe(401)
})
