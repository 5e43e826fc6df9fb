import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applications } from '#features/applications/contract.ts'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { verification } from '#features/auth/verification/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { noAnswer, refused, tooMany, wrongFields } from '#web/testing/answers.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect } from '#web/testing/look.ts'
import { address, admit, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, anAdmin, noJobs } from '#web/testing/values.ts'
import { secondFactor } from '../contract.ts'
import { CHALLENGE_MS } from '../rules.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'

const WAITING = {
  requires_second_factor: true as const,
  pending: 'p'.repeat(43),
  methods: ['authenticator', 'passkey', 'recovery_code'] as ('authenticator' | 'passkey' | 'recovery_code')[],
}
const step = page.getByRole('form', { name: 'Second step' })
const code = step.getByLabelText('Code from your app')
const bodies = () => server.asked(secondFactor.finish).map(({ body }) => body)

async function takeFirstStep(path = '/login') {
  await render(path)
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabelText('Email').fill('luz@home.test')
  await form.getByLabelText('Password', { exact: true }).fill('Kamote-and-7-rivers')
  await form.getByRole('button', { name: 'Login' }).click()
  await expect.element(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

beforeEach(() => {
  server.on(google.options, { google: true })
  server.on(auth.login, WAITING)
  server.on(secondFactor.finish, { token: TOKEN, user: aUser(), redirect_url: '/jobs' })
  server.on(applications.list, [])
  server.on(jobs.search, noJobs)
  admit(aUser())
})

test('the code is asked for after the password, taken as it is pasted, and leads to where the person wanted to go', async () => {
  await takeFirstStep('/login?redirect=%2Fapplications')
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await inspect()
  await code.fill('123 456')
  await expect.poll(bodies).toEqual([{ pending: WAITING.pending, code: '123456' }])
  await expect.poll(address).toBe('/applications')
})

test('a wrong code is said under it and the next one may be typed; a step that is over leads back and says why', async () => {
  server.once(secondFactor.finish, wrongFields({ code: [say.codeWrong] }))
  server.once(secondFactor.finish, noAnswer())
  server.once(secondFactor.finish, tooMany(say.tooManyTries, 1800))
  server.on(secondFactor.finish, refused(400, 'sign_in_over', say.signInOver))
  await takeFirstStep()
  await code.fill('111111')
  await expect.element(step.getByText(say.codeWrong)).toBeVisible()
  await inspect()
  await code.fill('222222')
  await expect.element(step.getByRole('alert')).toMatchTextContent('Network error')
  await code.fill('333333')
  await expect.element(step.getByRole('alert')).toMatchTextContent('You can try again in 30 minutes.')
  await code.fill('444444')
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect.element(page.getByText(say.signInOver)).toBeVisible()
})

test('a recovery code or a passkey takes its place, by keyboard too, and there is a way back', async () => {
  server.once(secondFactor.finish, wrongFields({ recovery_code: [say.recoveryWrong] }))
  server.on(secondFactor.finishOptions, { options: { challenge: 'AAAA', rpId: 'localhost' } })
  const ask = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  onTestFinished(() => ask.mockRestore())
  await takeFirstStep()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Use a recovery code' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const recovery = step.getByLabelText('Recovery code')
  await expect.element(recovery).toHaveFocus()
  await step.getByRole('button', { name: 'Continue' }).click()
  await expect.element(step.getByText(say.recoveryRequired)).toBeVisible()
  await recovery.fill('x4t0-9bqz-m2kd')
  await step.getByRole('button', { name: 'Continue' }).click()
  await expect.element(step.getByText(say.recoveryWrong)).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await step.getByRole('button', { name: 'Use a passkey' }).click()
  await expect
    .element(step.getByRole('alert'))
    .toHaveTextContent('The passkey was not used. Please try again, or choose another way.')
  await inspect()
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a proved address leads to the second step too', async () => {
  server.on(verification.verifyEmail, { ...WAITING, methods: ['passkey'] })
  await render('/verify-email?email=luz%40home.test&redirect=%2Fapplications')
  await page.getByLabelText('Verification code').fill('123456')
  await expect.poll(address).toBe('/login?redirect=%2Fapplications')
  await expect.element(step.getByRole('button', { name: 'Use a passkey' })).toHaveFocus()
})

test('somebody of the team who has to set one up is led there, and so is every screen of the team', async () => {
  const person = { ...anAdmin(), second_factor_required: true }
  server.on(auth.login, { token: TOKEN, user: person, redirect_url: '/settings?section=password' })
  admit(person)
  await render('/admin')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabelText('Email').fill('admin@hanap.test')
  await form.getByLabelText('Password', { exact: true }).fill('Kamote-and-7-rivers')
  await form.getByRole('button', { name: 'Login' }).click()
  await expect.poll(address).toBe('/settings?section=password')
})

test('a passkey that the device does not give is said at its button', async () => {
  server.on(secondFactor.enterOptions, { options: { challenge: 'AAAA', rpId: 'localhost' } })
  const ask = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  onTestFinished(() => ask.mockRestore())
  await render('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The passkey was not used')
  await inspect()
})

test('where one was used before it is offered beside the names, asked anew before its time is over, and given up for the button', async () => {
  const asked: CredentialRequestOptions[] = []
  const ask = vi.spyOn(navigator.credentials, 'get').mockImplementation((options = {}) => {
    asked.push(options)
    return new Promise((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('over', 'AbortError')))
    })
  })
  const can = vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true)
  onTestFinished(() => [ask, can].forEach((spy) => spy.mockRestore()))
  server.on(secondFactor.enterOptions, { options: { challenge: 'AAAA', rpId: 'localhost' } })
  await render('/login')
  await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  expect(asked).toEqual([])
  localStorage.setItem('passkey', '1')
  holdTimers()
  await render('/login')
  await expect.poll(() => asked.map(({ mediation }) => mediation)).toEqual(['conditional'])
  await run(CHALLENGE_MS * 0.75)
  await expect.poll(() => asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.poll(() => asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false])
  await expect.poll(() => asked.at(-1)?.mediation).toBeUndefined()
})
