import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { siteStats } from '#features/site/stats/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { badToken, noAnswer } from '#web/testing/answers.ts'
import { address, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noJobs } from '#web/testing/values.ts'

const FOR_ADMINS = ['/employers', '/employers/5', '/admin']
const GUARDED = [
  '/profile',
  '/settings',
  '/saved-jobs',
  '/applications',
  '/applications/5',
  '/inbox',
  '/inbox/thread/5',
  '/subscription/plans',
  ...FOR_ADMINS,
]

test.each(GUARDED)('a visitor is led from %s to the login, with the full path to come back to', async (path) => {
  server.on(google.options, { google: true })
  await render(`${path}?x=1&y=a%20b`)
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(`${path}?x=1&y=a%20b`)}`)
})

test.each(FOR_ADMINS)('a person who is no admin is sent home from %s', async (path) => {
  server.on(jobs.search, noJobs)
  server.on(siteStats.read, { jobseekers: 12, jobs: 300, companies: 40 })
  await render(path, { signedIn: aUser() })
  await expect.poll(address).toBe('/')
})

test('a lost connection at the start signs nobody out', async () => {
  server.on(auth.user, noAnswer())
  server.on(subscriptions.plans, [])
  server.on(subscriptions.current, aUser().subscription)
  await render('/subscription/plans', { signedIn: aUser() })
  await expect.poll(() => server.asked(auth.user).length).toBeGreaterThan(0)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  expect(localStorage.getItem('token')).toBe(TOKEN)
})

test('a session that was ended elsewhere leads to the login, and nothing of the person stays on the device', async () => {
  server.on(google.options, { google: true })
  server.on(subscriptions.plans, [])
  server.on(subscriptions.current, badToken())
  server.on(auth.user, badToken())
  await render('/subscription/plans', { signedIn: aUser() })
  await expect.poll(address).toBe('/login?redirect=%2Fsubscription%2Fplans')
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null])
})
