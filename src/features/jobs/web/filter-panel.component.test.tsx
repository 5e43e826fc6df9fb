import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aJob, allOf, aUser, noJobs } from '#web/testing/values.ts'
import { jobs, type SearchAnswer } from '../contract.ts'
import { filters } from '../filters/contract.ts'
import { recentSearches } from '../recent/contract.ts'

const LOCKED = 'Premium Feature: Unlock all filters with a Premium subscription.'
const found = (...titles: string[]): SearchAnswer => ({
  ...noJobs,
  results: titles.map((title, index) => aJob({ id: index + 1, title })),
  count: titles.length,
})
const plan = { plan_type: 'premium' as const, has_advanced_filtering: true, max_saved_jobs: 100 }
const running = { status: 'active' as const, end_date: '2026-12-20T02:00:00.000Z', days_remaining: 27 }
const premium = () => aUser({ is_trial: false, subscription: { ...running, is_trial_active: false, plan } })

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const fullTime = page.getByRole('checkbox', { name: 'Full-time' })
const lastMonth = page.getByRole('radio', { name: 'Last 30 days' })
const chips = page.getByRole('list', { name: 'Active filters' })
const says = (text: string) => page.getByRole('status').filter({ hasText: text })
const openPanel = () => page.getByText('Show Advanced Filters').click()

beforeEach(() => {
  server.on(jobs.search, found('Virtual Assistant', 'Shop Assistant'))
  server.on(jobs.popularTags, allOf({ id: 4, name: 'Excel' }))
  server.on(savedJobs.list, allOf())
  server.on(recentSearches.record, { detail: 'Search recorded.' })
  server.on(filters.facets, {
    source: [],
    job_type: [
      { value: 'Full-time', count: 12, sure: 'exact' },
      { value: 'Gig', count: 1200, sure: 'about' },
      { value: 'Part-time', count: 400, sure: 'at_least' },
    ],
    salary_range: [],
    date_posted: [],
    tags: [{ value: 'excel', count: 3, sure: 'exact' }],
  })
})

test('a visitor sees them locked, with the way to a plan; the source is for everybody', async () => {
  await render('/jobs')
  await openPanel()
  await expect.element(page.getByText(LOCKED)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Gig' })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: 'LinkedIn' })).toBeEnabled()
  await expect.element(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/pricing')
  await inspect()
  await expect.poll(() => server.asked(filters.facets)).toEqual([])
})

test('an address that asks for them without the plan says so and leads to the list without them', async () => {
  await render('/jobs?job_type=Gig&search=assistant')
  await expect.element(heading(LOCKED)).toBeVisible()
  await expect.element(page.getByText('This list is filtered by job type.')).toBeVisible()
  await expect.poll(() => server.asked(jobs.search)).toEqual([])
  await inspect()
  await page.getByRole('link', { name: 'Show the jobs without these filters' }).click()
  await expect.poll(address).toBe('/jobs?search=assistant')
  await expect.element(heading('Virtual Assistant')).toBeVisible()
})

test('they are locked on the free trial', async () => {
  await render('/jobs?date_posted=week', { signedIn: aUser() })
  await expect.element(heading(LOCKED)).toBeVisible()
  const plans = page.getByRole('link', { name: 'View Plans' }).first()
  await expect.element(plans).toHaveAttribute('href', '/subscription/plans')
})

test('the server has the last word, whatever this browser thinks of the plan', async () => {
  server.on(jobs.search, refused(403, 'premium_required', LOCKED))
  await render('/jobs?date_posted=week', { signedIn: premium() })
  await expect.element(heading(LOCKED)).toBeVisible()
})

test('each value says how many jobs it would leave, as surely as that is known', async () => {
  await render('/jobs?search=assistant', { signedIn: premium() })
  await openPanel()
  await expect.element(fullTime).toHaveAccessibleName('Full-time 12')
  await expect.element(page.getByRole('checkbox', { name: 'Gig' })).toHaveAccessibleName('Gig about 1,200')
  await expect.element(page.getByRole('checkbox', { name: 'Part-time' })).toHaveAccessibleName('Part-time 400+')
  await expect.element(page.getByRole('checkbox', { name: 'Excel' })).toHaveAccessibleName('Excel 3')
  await inspect()
})

test('what is chosen is in the address at once and asked for, and stands above the list to be taken away', async () => {
  await render('/jobs?search=assistant', { signedIn: premium() })
  await openPanel()
  await fullTime.click()
  await expect.poll(address).toBe('/jobs?search=assistant&job_type=Full-time')
  await lastMonth.click()
  await expect.poll(address).toBe('/jobs?search=assistant&job_type=Full-time&date_posted=month')
  await expect.poll(() => chips.getByRole('link').elements().length).toBe(3)
  await expect
    .poll(() => server.asked(jobs.search).at(-1)?.query)
    .toMatchObject({ search: 'assistant', job_type: 'Full-time', date_posted: 'month', page: 1 })
  await inspect()
  await chips.getByRole('link', { name: 'Remove filter Full-time' }).click()
  await expect.poll(address).toBe('/jobs?search=assistant&date_posted=month')
  await expect.element(fullTime).not.toBeChecked()
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(address).toBe('/jobs?search=assistant')
  await expect.element(chips).not.toBeInTheDocument()
})

test('while the next list is on its way the page says so, and can still be read', async () => {
  await render('/jobs?search=assistant', { signedIn: premium() })
  await expect.element(says('2 jobs for “assistant”')).toBeVisible()
  await openPanel()
  const answer = server.hold(jobs.search)
  await lastMonth.click()
  await expect.element(says('Looking for jobs for “assistant”…')).toBeVisible()
  await expect.poll(() => document.querySelector('section[aria-label="Results"] [aria-busy="true"]')).not.toBeNull()
  await inspect()
  answer()
  await expect.element(says('2 jobs for “assistant”')).toBeVisible()
  await expect.poll(() => document.querySelector('section[aria-label="Results"] [aria-busy="true"]')).toBeNull()
})

test('a tag of one’s own narrows the list, one that exists is used as it is spelled', async () => {
  server.on(jobs.search, ({ query }) => (query.tags === 'kamote farming' ? noJobs : found('Virtual Assistant')))
  await render('/jobs?search=assistant', { signedIn: premium() })
  await openPanel()
  const own = page.getByLabelText('A tag of your own')
  await own.fill('kamote farming')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/jobs?search=assistant&tags=kamote+farming')
  await expect.element(heading('No jobs found')).toBeVisible()
  await expect.element(own).toHaveValue('')
  await chips.getByRole('link', { name: 'Remove filter kamote farming' }).click()
  await expect.poll(address).toBe('/jobs?search=assistant')
  await expect.element(heading('Virtual Assistant')).toBeVisible()
  await own.fill('EXCEL')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect.poll(address).toBe('/jobs?search=assistant&tags=Excel')
  await expect.element(page.getByRole('checkbox', { name: 'Excel' })).toBeChecked()
})
