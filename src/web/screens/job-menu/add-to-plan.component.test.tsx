import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { automation } from '#features/automation/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { matching } from '#features/matching/contract.ts'
import { safety } from '#features/safety/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { anItem, aRun, heldBack } from '#web/testing/automation.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aJob, allOf, aUser, noJobs } from '#web/testing/values.ts'

const menu = page.getByRole('button', { name: 'More about Bookkeeper', exact: true }).first()
const item = (name: string) => page.getByRole('menuitem', { name })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const ADD = 'Add to tonight’s plan'

async function addFromMenu() {
  await menu.click()
  await item(ADD).click()
}

beforeEach(() => {
  servePosting(aPosting({ title: 'Bookkeeper' }))
  server.on(savedJobs.list, allOf())
  server.on(safety.said, { report: null, not_same_as: [], same_as: [] })
  server.on(jobs.search, { ...noJobs, results: [aJob({ title: 'Bookkeeper' })], count: 1 })
})

const OPEN_PLAN = { enabled: true, kind: 'plan', sentence: null, run_id: 40, run_date: '2026-11-24' } as const

test.each([
  ['a list', '/jobs', true],
  ['its own page', '/jobs/31', false],
])('a job is put on tonight’s plan out of %s, and the plan says that it stands there', async (_name, path, inMenu) => {
  server.on(automation.line, { ...OPEN_PLAN, can_add: true, job_ids: [] })
  server.on(automation.add, ({ body }) => {
    server.on(automation.line, { ...OPEN_PLAN, can_add: true, job_ids: [body.job_post_id] })
    return { plan: aRun([anItem({ job: { ...anItem().job, id: body.job_post_id } })]), message: null }
  })
  await render(path, { signedIn: aUser() })
  if (inMenu) await addFromMenu()
  else await page.getByRole('button', { name: ADD }).click()
  await expect.element(toast('On tonight’s plan')).toBeVisible()
  if (inMenu) {
    await menu.click()
    await expect.element(item('Hide a word…')).toBeVisible()
    await expect.element(item(ADD)).not.toBeInTheDocument()
  } else {
    await expect.element(page.getByRole('link', { name: 'On tonight’s plan' })).toBeVisible()
    await inspect()
  }
})

test('nothing on a posting moves when the plan is known', async () => {
  server.on(automation.line, { ...OPEN_PLAN, can_add: true, job_ids: [] })
  server.on(matching.ofJob, {
    score: 72,
    missing: null,
    points: [],
    blocked: [],
    skills: { held: [], lacking: [] },
    version: 4,
  })
  const answer = server.hold(automation.line)
  await render('/jobs/31', { signedIn: aUser() })
  await expect.element(page.getByText(/72% match/)).toBeVisible()
  const text = page.getByRole('heading', { name: 'Description' })
  const before = text.element().getBoundingClientRect().top
  answer()
  await expect.element(page.getByRole('button', { name: ADD })).toBeVisible()
  expect(text.element().getBoundingClientRect().top).toBe(before)
})

test('what breaks a rule is not put on it: the rule’s own sentence says why', async () => {
  server.on(automation.line, { ...OPEN_PLAN, can_add: true, job_ids: [] })
  server.on(automation.add, ({ body: { job_post_id: id } }) => ({
    plan: aRun([heldBack({ job: { ...anItem().job, id } })]),
    message: null,
  }))
  await render('/jobs', { signedIn: aUser() })
  await addFromMenu()
  await expect.element(toast('Not on tonight’s plan')).toBeVisible()
  await expect.element(toast('It fits to 74%, under your threshold of 80%.')).toBeVisible()
})

test.each([
  ['after the cut-off', true],
  ['by visitors', false],
])('nothing is put on a plan %s', async (_name, isSignedIn) => {
  server.on(automation.line, { ...OPEN_PLAN, can_add: false, job_ids: [] })
  await render('/jobs', isSignedIn ? { signedIn: aUser() } : {})
  await menu.click()
  await expect.element(item('Hide a word…')).toBeVisible()
  await expect.poll(() => server.asked(automation.line).length).toBe(isSignedIn ? 1 : 0)
  await expect.element(item(ADD)).not.toBeInTheDocument()
})
