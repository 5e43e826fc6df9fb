import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applications } from '#features/applications/contract.ts'
import { auth } from '#features/auth/contract.ts'
import { automation } from '#features/automation/contract.ts'
import { sessions } from '#features/auth/sessions/contract.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { messages } from '#features/messages/contract.ts'
import { profile } from '#features/profile/contract.ts'
import { resumes } from '#features/resumes/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { siteStats } from '#features/site/stats/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { badToken, noAnswer, refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noJobs } from '#web/testing/values.ts'

/** What the places of a person ask for. */
const READ_THERE = [
  profile.find,
  resumes.list,
  boardAccount.integrations,
  sessions.list,
  google.options,
  savedJobs.list,
  savedJobs.checkLimit,
  applications.list,
  applications.get,
  automation.plan,
  automation.settings,
  automation.run,
  messages.thread,
  messages.list,
  subscriptions.plans,
  subscriptions.current,
]
const FOR_ADMINS = ['/employers', '/employers/5', '/admin']
const GUARDED = [
  '/me',
  '/profile',
  '/settings',
  '/saved-jobs',
  '/applications',
  '/applications/5',
  '/automation',
  '/automation/runs/5',
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

test('an address without a page says so', async () => {
  await render('/nowhere')
  await expect.element(page.getByRole('heading', { level: 1, name: 'This page is not here.' })).toBeVisible()
  await inspect()
})

test('a visitor is led from the onboarding to the login', async () => {
  await render('/onboarding')
  await expect.element(page.getByRole('link', { name: 'Log in to begin' })).toBeVisible()
  await inspect()
})

const OWN = GUARDED.filter((path) => !FOR_ADMINS.includes(path))

test.each(OWN)('a signed-in person reaches %s, whatever its questions are answered', async (path) => {
  for (const endpoint of READ_THERE) server.on(endpoint, refused(404, 'not_found', 'Not found.'))
  await render(path, { signedIn: aUser() })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => address()).toBe(path)
})

test('a lost connection at the start signs nobody out', async () => {
  server.on(auth.user, noAnswer())
  server.on(subscriptions.plans, [])
  server.on(subscriptions.current, aUser().subscription)
  await render('/subscription/plans', { signedIn: aUser() })
  await expect.poll(() => server.asked(auth.user).length).toBeGreaterThan(0)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  await expect.poll(() => localStorage.getItem('token')).toBe(TOKEN)
})

test('a session that was ended elsewhere leads to the login, and nothing of the person stays on the device', async () => {
  server.on(google.options, { google: true })
  server.on(subscriptions.plans, [])
  server.on(subscriptions.current, badToken())
  server.on(auth.user, badToken())
  await render('/subscription/plans', { signedIn: aUser() })
  await expect.poll(address).toBe('/login?redirect=%2Fsubscription%2Fplans')
  await expect.poll(() => [localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null])
})
