import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { passwordReset } from '#features/auth/password-reset/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { messages } from '#features/messages/contract.ts'
import { resumes } from '#features/resumes/contract.ts'
import { ApiError, call, NetworkError } from '#web/lib/api.ts'
import { readSession } from '#web/lib/session.ts'
import { badToken, broken, noAnswer, refused, tooMany, wrongFields } from './answers.ts'
import { takeComplaints, takeOpenQuestions, takeToldCalls } from './complaints.ts'
import { news, render, renderPart, unmount } from './render.tsx'
import { expectNoSideScroll, wide } from './look.ts'
import { server } from './server.ts'
import { aUser } from './values.ts'

const ask = () => call(passwordReset.request, { body: { email: 'luz@home.test' } })

test('an answer has the type of the contract, and is read with its schema', async () => {
  server.on(passwordReset.request, { detail: 'Sent.', retry_after: 60 })
  expect(await ask()).toEqual({ detail: 'Sent.', retry_after: 60 })
  // @ts-expect-error -- seconds are a number
  server.on(passwordReset.request, { detail: 'Sent.', retry_after: '60' })
  await expect(ask()).rejects.toBeInstanceOf(NetworkError)
  expect(takeComplaints().join()).toContain('was to answer what the contract does not know')
})

test('what the contract does not name is cut off, as on the server', async () => {
  const answer = { detail: 'Sent.', retry_after: 60, secret: 'code' }
  server.on(passwordReset.request, answer)
  expect(await ask()).toEqual({ detail: 'Sent.', retry_after: 60 })
})

test('a question the test says nothing about is never answered, and is named to a test that fails', async () => {
  const answered = vi.fn<() => void>()
  void ask().finally(answered)
  await expect.poll(takeOpenQuestions).toEqual(['POST /auth/password/reset/request/'])
  await new Promise((resolve) => void setTimeout(resolve, 50))
  expect(answered).not.toHaveBeenCalled()
})

test('a question nobody knows fails the test', async () => {
  await expect(fetch('/api/nothing/')).rejects.toBeInstanceOf(TypeError)
  expect(takeComplaints().join()).toContain('The contract knows no GET /api/nothing/')
  await expect(fetch('/elsewhere')).rejects.toBeInstanceOf(TypeError)
  expect(takeComplaints().join()).toContain('Something asked for /elsewhere')
})

test('without a token, or with another, it refuses', async () => {
  server.on(auth.logout)
  await expect(call(auth.logout, {})).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  await expect(call(auth.logout, { token: 'a-stale-token' })).rejects.toMatchObject({ code: 'bad_token' })
})

test('a request the server would refuse fails the test', async () => {
  server.on(passwordReset.request, { detail: 'Sent.', retry_after: 60 })
  await call(passwordReset.request, { body: { email: 'nobody' } })
  expect(takeComplaints().join()).toContain('was asked with a wrong body')
})

test('it refuses in the shapes of the contract', async () => {
  server.once(passwordReset.request, wrongFields({ email: ['No account found with this email address'] }))
  await expect(ask()).rejects.toMatchObject({ status: 400, fields: { email: [expect.any(String)] } })
  // @ts-expect-error -- this body has no such field
  server.once(passwordReset.request, wrongFields({ phone: ['Wrong.'] }))
  await expect(ask()).rejects.toBeInstanceOf(ApiError)
  server.once(passwordReset.request, tooMany('Too many.', 30))
  await expect(ask()).rejects.toMatchObject({ status: 429, retryAfter: 30, detail: 'Too many.' })
  server.once(passwordReset.request, broken())
  await expect(ask()).rejects.toMatchObject({ status: 500, code: 'internal_error' })
  server.once(passwordReset.request, noAnswer())
  await expect(ask()).rejects.toBeInstanceOf(NetworkError)
})

test('an answer that is held comes when it is let go; a request that is given up never comes', async () => {
  server.on(passwordReset.request, { detail: 'Sent.', retry_after: 60 })
  const letGo = server.hold(passwordReset.request)
  const heard = vi.fn<(value: unknown) => void>()
  const asking = ask().then(heard)
  await expect.poll(() => server.asked(passwordReset.request)).toHaveLength(1)
  const control = new AbortController()
  const given = call(passwordReset.request, { body: { email: 'luz@home.test' }, signal: control.signal })
  control.abort()
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
  expect(heard).not.toHaveBeenCalled()
  letGo()
  await asking
  expect(heard).toHaveBeenCalledOnce()
  expect(server.asked(passwordReset.request)[0]?.body).toEqual({ email: 'luz@home.test' })
})

test('a token that ran out ends the session; news reach whoever is signed in', async () => {
  server.on(messages.threads, { results: [], count: 0, next: null, previous: null, unread: 1 })
  await render('/terms', { signedIn: aUser() })
  await expect.poll(() => news.listeners).toBe(1)
  // What is asked while the first answer is on its way is that question.
  await expect.element(page.getByText('1 unread').first()).toBeInTheDocument()
  const before = server.asked(messages.threads).length
  news.send('message', { thread: 1 })
  await expect.poll(() => server.asked(messages.threads).length).toBeGreaterThan(before)
  server.on(auth.user, badToken())
  await expect(call(auth.user, {})).rejects.toMatchObject({ status: 401 })
  expect(readSession().token).toBeNull()
})

test('an upload says how far it is', async () => {
  await render('/terms', { signedIn: aUser() })
  server.on(resumes.upload, wrongFields({ file: ['Too large.'] }))
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7'], 'resume.pdf'))
  const shares: number[] = []
  const sending = call(resumes.upload, { body: form, onProgress: (share) => shares.push(share) })
  await expect(sending).rejects.toMatchObject({ status: 400 })
  expect(shares).toEqual([0.5, 1])
  expect(server.asked(resumes.upload)[0]?.file?.name).toBe('resume.pdf')
})

test('errors of the console, what the policy forbids and what is too wide are complaints', async () => {
  console.error('Something is wrong')
  expect(takeComplaints().join()).toContain('Something is wrong')
  new Image().src = 'https://elsewhere.test/picture.png'
  await expect.poll(() => takeComplaints().join()).toContain('img-src')
  renderPart(<p style={{ width: 2000 }}>Too wide</p>)
  await expect.element(page.getByText('Too wide')).toBeInTheDocument()
  expect(expectNoSideScroll).toThrow('sideways')
  unmount()
})

test('a screen is a phone, or a desk; the day is the same in every test', async () => {
  expect(innerWidth).toBe(360)
  await wide()
  expect(innerWidth).toBe(1280)
  expect(new Date().toLocaleDateString()).toBe(new Date('2026-11-23T10:00:00+08:00').toLocaleDateString())
  expect(new Intl.DateTimeFormat().resolvedOptions()).toMatchObject({ locale: 'en-PH', timeZone: 'Asia/Manila' })
})

test('a test begins with nothing of the one before', () => {
  expect(readSession().token).toBeNull()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
  expect(innerWidth).toBe(360)
  expect(server.asked(auth.user)).toEqual([])
  expect(document.querySelector('#root')).toBeNull()
  localStorage.setItem('token', 'left behind')
  onTestFinished(() => expect(localStorage.getItem('token')).toBeNull())
})

test('a failed call is written to the console once, with method, path and status, and nothing of what was typed', async () => {
  server.once(auth.login, refused(401, 'wrong_login', 'Invalid email or password'))
  const given = { email: 'luz@home.test', password: 'Kamote-and-7-rivers', remember_me: false }
  await expect(call(auth.login, { body: given })).rejects.toBeInstanceOf(ApiError)
  server.once(jobs.search, noAnswer())
  await expect(call(jobs.search, { query: { search: 'my secret wish' } })).rejects.toBeInstanceOf(NetworkError)
  server.once(jobs.detail, broken())
  await expect(call(jobs.detail, { params: { id: '31' } })).rejects.toBeInstanceOf(ApiError)
  expect(takeToldCalls()).toEqual([
    'POST /api/auth/login/ answered 401',
    'GET /api/jobs/search/ got no answer',
    'GET /api/jobs/31/ answered 500',
  ])
})

test('a line about a call that did not fail is a complaint', () => {
  console.error('GET /api/jobs/ answered 500')
  expect(takeComplaints()).toEqual(['console.error: GET /api/jobs/ answered 500'])
})
