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
const sheet = page.getByRole('dialog', { name: 'Advanced Filters' })
const show = (count: string) => sheet.getByRole('button', { name: `Show ${count}`, exact: true })
const chips = page.getByRole('list', { name: 'Active filters' })
const says = (text: string) => page.getByRole('status').filter({ hasText: text })
const openSheet = () => page.getByText('Show Advanced Filters').click()

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

test('a plan that locks them costs one line with the way to a plan; source and order are for everybody', async () => {
  await render('/jobs')
  await expect.element(page.getByText(LOCKED)).not.toBeVisible()
  await openSheet()
  await expect.element(page.getByText(LOCKED)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/pricing')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Source' })).toBeEnabled()
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeEnabled()
  expect(page.getByText(LOCKED).element().parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(60)
  await inspect()
  await page.getByText('Hide Advanced Filters').click()
  await expect.element(page.getByText(LOCKED)).not.toBeVisible()
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
  await expect.element(plans).toHaveAttribute('href', '/subscription/plans?redirect=%2Fjobs%3Fdate_posted%3Dweek')
})

test('the server has the last word, whatever this browser thinks of the plan', async () => {
  server.on(jobs.search, refused(403, 'premium_required', LOCKED))
  await render('/jobs?date_posted=week', { signedIn: premium() })
  await expect.element(heading(LOCKED)).toBeVisible()
})

test('each value says how many jobs it would leave, as surely as that is known', async () => {
  await render('/jobs?search=assistant', { signedIn: premium() })
  await openSheet()
  await expect.element(fullTime).toHaveAccessibleName('Full-time 12')
  await expect.element(page.getByRole('checkbox', { name: 'Gig' })).toHaveAccessibleName('Gig about 1,200')
  await expect.element(page.getByRole('checkbox', { name: 'Part-time' })).toHaveAccessibleName('Part-time 400+')
  await expect.element(page.getByRole('checkbox', { name: 'Excel' })).toHaveAccessibleName('Excel 3')
  await inspect()
})

test('the button counts along; what it shows is one step, and stands on chips to be taken away', async () => {
  server.on(jobs.search, ({ query }) =>
    query.date_posted === 'month' ? found('Night Nurse') : found('Virtual Assistant', 'Shop Assistant'),
  )
  await render('/jobs?search=assistant', { signedIn: premium() })
  await expect.element(heading('Shop Assistant')).toBeVisible()
  await openSheet()
  await expect.element(show('2 jobs')).toBeVisible()
  await fullTime.click()
  await lastMonth.click()
  await expect.element(show('1 job')).toBeVisible()
  await expect.poll(address).toBe('/jobs?search=assistant')
  await inspect()
  await show('1 job').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(address).toBe('/jobs?search=assistant&job_type=Full-time&date_posted=month')
  await expect.element(heading('Night Nurse')).toBeVisible()
  await expect.poll(() => chips.getByRole('link').elements().length).toBe(3)
  await inspect()
  await chips.getByRole('link', { name: 'Remove filter Full-time' }).click()
  await expect.poll(address).toBe('/jobs?search=assistant&date_posted=month')
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(address).toBe('/jobs?search=assistant')
  await expect.element(chips).not.toBeInTheDocument()
})

test('a chip opens the sheet at its filter; closing it leaves the list as it was', async () => {
  await render('/jobs?search=assistant&date_posted=week', { signedIn: premium() })
  await expect.element(page.getByRole('button', { name: 'Date posted' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Any pay' })).toHaveFocus()
  await page.getByRole('radio', { name: '$500–$1,000' }).click()
  await sheet.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(page.getByRole('radio', { name: 'Any pay' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Any time' })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(address).toBe('/jobs?search=assistant&date_posted=week')
  await expect.element(page.getByText('Show Advanced Filters')).toBeVisible()
})

test('while the next list is on its way the page says so, and can still be read', async () => {
  await render('/jobs?search=assistant', { signedIn: premium() })
  await expect.element(says('2 jobs for “assistant”')).toBeVisible()
  const answer = server.hold(jobs.search)
  await page.getByRole('combobox', { name: 'Source' }).selectOptions('LinkedIn')
  await expect.element(says('Looking for “assistant”…')).toBeVisible()
  await expect.poll(() => document.querySelector('section[aria-label="Results"] [aria-busy="true"]')).not.toBeNull()
  await inspect()
  answer()
  await expect.element(says('2 jobs for “assistant”')).toBeVisible()
  await expect.poll(() => document.querySelector('section[aria-label="Results"] [aria-busy="true"]')).toBeNull()
})

test('a tag of one’s own narrows the list, one that exists is used as it is spelled', async () => {
  server.on(jobs.search, ({ query }) => (query.tags === 'kamote farming' ? noJobs : found('Virtual Assistant')))
  await render('/jobs?search=assistant', { signedIn: premium() })
  await openSheet()
  const own = page.getByLabelText('A tag of your own')
  await own.fill('kamote farming')
  await userEvent.keyboard('{Enter}')
  await expect.element(own).toHaveValue('')
  await show('0 jobs').click()
  await expect.poll(address).toBe('/jobs?search=assistant&tags=kamote+farming')
  await expect.element(heading('No jobs found')).toBeVisible()
  await chips.getByRole('link', { name: 'Remove filter kamote farming' }).click()
  await expect.poll(address).toBe('/jobs?search=assistant')
  await expect.element(heading('Virtual Assistant')).toBeVisible()
  await openSheet()
  await own.fill('EXCEL')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Excel' })).toBeChecked()
  await show('1 job').click()
  await expect.poll(address).toBe('/jobs?search=assistant&tags=Excel')
})
