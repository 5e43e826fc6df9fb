import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { day } from '#features/day/contract.ts'
import type { DayLine } from '#features/day/schemas.ts'
import { jobs } from '#features/jobs/contract.ts'
import { siteStats } from '#features/site/stats/contract.ts'
import { broken } from '#web/testing/answers.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations, noJobs } from '#web/testing/values.ts'

const LINES: DayLine[] = [
  {
    kind: 'automation',
    state: 'plan',
    sentence: '2 applications planned for 8 AM. You can refuse until 7:45 AM.',
    run_id: 40,
  },
  {
    kind: 'interview',
    application_id: 4,
    job_title: 'Bookkeeper',
    employer_name: 'Dagat Trading',
    starts_at: '2026-11-24T06:00:00.000Z',
    more: 1,
  },
  { kind: 'follow_ups', count: 1, overdue: 0, application_id: 9, job_title: 'Encoder' },
  { kind: 'messages', count: 1 },
  { kind: 'matches', count: 3, least: 70 },
  { kind: 'quiet', count: 2, days: 20, application_id: null, job_title: 'Drafter' },
  { kind: 'points', points: 42, read_at: '2026-11-23T00:00:00.000Z' },
]
const mine = page.getByRole('region', { name: 'Your day' })
const placeOfHero = () => Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? 0)

beforeEach(() => {
  server.on(jobs.search, noJobs)
  server.on(siteStats.read, { jobseekers: 12, jobs: 1300, companies: 40 })
  server.on(boardAccount.integrations, noIntegrations())
})

async function open(lines: DayLine[], lookedAt: number) {
  localStorage.setItem('dayLines', String(lookedAt))
  server.on(day.read, { lines })
  const release = server.hold(day.read)
  await render('/', { signedIn: aUser() })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Set by public/theme.js before the first paint where a page comes from the server.
  await expect.poll(() => document.documentElement.dataset.person).toBe('user')
  const before = placeOfHero()
  release()
  return before
}

test.each([['phone'], ['desk']])(
  'each line is one tap, in the room they had last, and nothing moves, on a %s',
  async (on) => {
    if (on === 'desk') await wide()
    const before = await open(LINES, LINES.length)
    await expect.element(mine.getByRole('link')).toHaveLength(LINES.length)
    const told = mine
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent?.replace('\u00a0', ' '), link.getAttribute('href')])
    expect(told).toEqual([
      ['2 applications planned for 8 AM · You can refuse until 7:45 AM.', '/automation'],
      ['Interview tomorrow, 2 PM · Dagat Trading, and 1 more this week', '/applications/4'],
      ['Follow-up due today · Encoder', '/applications/9'],
      ['Unread message', '/inbox'],
      ['3 new jobs fit you well', '/jobs?sort_by=match&min_match=70'],
      ['2 applications without a reply', '/applications?status=quiet'],
      ['42 apply points left', '/settings?section=integrations'],
    ])
    expect(placeOfHero()).toBe(before)
    await inspect()
  },
)

test('what has no room yet stands behind one line that moves nothing, and has its room the next time', async () => {
  const before = await open(LINES.slice(0, 3), 0)
  const more = mine.getByRole('button', { name: '3 things for you today' })
  await expect.element(more).toBeVisible()
  expect(placeOfHero()).toBe(before)
  await more.click()
  await expect.element(mine.getByRole('link', { name: /^2 applications planned/ })).toHaveFocus()
  await expect.element(more).not.toBeInTheDocument()
  await inspect()
  await reload()
  await expect.element(mine.getByRole('link')).toHaveLength(3)
})

test('who asks for the day sees all of it at once, and that there is nothing', async () => {
  localStorage.setItem('dayLines', '0')
  server.on(day.read, { lines: LINES.slice(0, 3) })
  await render('/me', { signedIn: aUser() })
  await page.getByRole('link', { name: 'Your day' }).click()
  await expect.element(mine.getByRole('link', { name: /2 applications planned/ })).toBeVisible()
  await expect.element(mine.getByRole('button')).not.toBeInTheDocument()
  await inspect()
  server.on(day.read, { lines: [] })
  await reload()
  await expect.element(mine.getByText('Nothing is waiting for you right now.')).toBeVisible()
})

test('nothing is there when there is nothing; where lines stood before, that is said in their place', async () => {
  await open([], 0)
  await expect.poll(() => server.asked(day.read).length).toBe(1)
  await expect.element(mine.getByRole('heading')).not.toBeInTheDocument()
  const before = await open([], 2)
  await expect.element(mine.getByText('Nothing is waiting for you right now.')).toBeVisible()
  expect(placeOfHero()).toBe(before)
})

test('a day that cannot be loaded says so in its own room and is tried again', async () => {
  const before = await open(LINES, 2)
  server.on(day.read, broken())
  await reload()
  await expect.element(mine.getByText('Your day could not be loaded.')).toBeVisible()
  expect(placeOfHero()).toBe(before)
  await inspect()
  server.on(day.read, { lines: LINES.slice(0, 2) })
  await mine.getByRole('button', { name: 'Try again' }).click()
  await expect.element(mine.getByRole('link')).toHaveLength(2)
})

test('a visitor is asked nothing and sees nothing of it', async () => {
  await render('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(server.asked(day.read)).toEqual([])
  await expect.element(page.getByText('Your day')).not.toBeVisible()
})
