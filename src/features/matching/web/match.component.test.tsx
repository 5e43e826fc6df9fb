import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobs } from '#features/jobs/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aJob, aUser } from '#web/testing/values.ts'
import { matching } from '../contract.ts'

const match = {
  score: 72,
  missing: null,
  points: [
    { check: 'skills' as const, earned: 0.8, posting: 'Xero, Payroll, MYOB', profile: 'Xero, Payroll' },
    { check: 'pay' as const, earned: 1, posting: '$1,000 a month', profile: '$700 a month or more' },
  ],
  blocked: [],
  skills: { held: ['Xero', 'Payroll'], lacking: ['MYOB'] },
  version: 1,
}

beforeEach(() => {
  servePosting(aPosting({ id: 1 }))
  server.on(matching.scores, { scores: {} })
})

const posting = () => render('/jobs/1', { signedIn: aUser() })
const yours = page.getByRole('region', { name: 'Your match' })

test('a posting says how well it fits, and why, in the words of both sides', async () => {
  server.on(matching.ofJob, match)
  await posting()
  await yours.getByText('72% match: 2 of 3 skills, 1 to add').click()
  await expect.element(yours.getByText('The posting says “Xero, Payroll, MYOB”. You: Xero, Payroll.')).toBeVisible()
  await expect.element(yours.getByText('MYOB', { exact: true })).toBeVisible()
  await inspect()
})

test('what stands against it is said whatever the score', async () => {
  server.on(matching.ofJob, {
    ...match,
    blocked: [{ condition: 'pay' as const, posting: '$400/month', profile: '$700' }],
  })
  await posting()
  await expect.element(yours.getByText('It pays less than your minimum of $700 a month: “$400/month”')).toBeVisible()
  await inspect()
})

test('with too little known there is no number, and the way to the profile', async () => {
  server.on(matching.ofJob, { ...match, score: null, missing: 'profile' as const, points: [] })
  await posting()
  await expect.element(yours.getByText(/Your profile says too little/)).toBeVisible()
  await expect.element(yours.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile')
  await expect.element(yours).not.toMatchTextContent('%')
})

test('a match that cannot be read leaves the posting as it is', async () => {
  server.on(matching.ofJob, noAnswer())
  await posting()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(yours).not.toBeInTheDocument()
})

const answer = (more: object = {}) => ({
  results: [{ job: aJob(), match }],
  count: 1,
  next: null,
  previous: null,
  page: 1,
  missing: null,
  left_out: { pay: 2 },
  ...more,
})

test('the list in the order of the match says each score, what was left out, and is narrowed by the least one', async () => {
  server.on(matching.list, answer())
  await render('/jobs?sort_by=match', { signedIn: aUser() })
  await expect.element(page.getByText('1 match', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('article').getByText('72% match')).toBeVisible()
  await expect.element(page.getByText('Left out: 2 under your minimum pay.')).toBeVisible()
  await inspect()
  await page.getByRole('radio', { name: '70% and up' }).click()
  await expect.poll(address).toBe('/jobs?sort_by=match&min_match=70')
  await expect.poll(() => server.asked(matching.list).at(-1)?.query).toMatchObject({ min_score: 70 })
})

test('an empty profile is told what to add', async () => {
  server.on(matching.list, answer({ results: [], count: 0, missing: 'profile', left_out: {} }))
  await render('/jobs?sort_by=match', { signedIn: aUser() })
  await expect.element(page.getByText('Nothing to compare yet')).toBeVisible()
  await inspect()
})

test('a visitor has no such order', async () => {
  server.on(jobs.search, {
    results: [],
    count: 0,
    count_is_capped: false,
    next: null,
    previous: null,
    page: 1,
    sort_by: 'relevance',
  })
  await render('/jobs?sort_by=match')
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Best Match' })).not.toBeInTheDocument()
})
