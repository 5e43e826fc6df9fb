import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { jobs, type SearchAnswer } from '#features/jobs/contract.ts'
import { suggestions } from '#features/jobs/suggestions/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { broken, noAnswer, tooMany } from '#web/testing/answers.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { connect } from '#web/testing/tabs.ts'
import { aPosting } from '#web/testing/posting.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aJob, aUser, noIntegrations, noJobs } from '#web/testing/values.ts'

const listed = (titles: string[], count = titles.length): SearchAnswer => ({
  ...noJobs,
  results: titles.map((title, index) => aJob({ id: index + 1, title })),
  count,
})
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const box = page.getByRole('combobox', { name: 'Search jobs' })
const says = (text: string) => page.getByRole('status').filter({ hasText: text })

const openFilters = () => page.getByText('Show Advanced Filters').click()

async function searchFor(word: string) {
  // Asked for where a slow machine takes longer than a person who types.
  server.usually(suggestions.suggest, { results: [] })
  await box.fill(word)
  await page.getByRole('button', { name: 'Search Jobs' }).click()
}

test('while a new word is looked for, the rows of the word before are not shown as its results', async () => {
  server.on(jobs.search, ({ query }) => listed([query.search === 'plumber' ? 'Plumber in Cebu' : 'Night Nurse']))
  await render('/jobs?search=nurse')
  await expect.element(says('1 job for “nurse”')).toBeVisible()
  const answer = server.hold(jobs.search)
  await searchFor('plumber')
  await expect.element(says('Looking for “plumber”…')).toBeVisible()
  await expect.element(heading('Night Nurse')).not.toBeInTheDocument()
  await inspect()
  answer()
  await expect.element(says('1 job for “plumber”')).toBeVisible()
  await expect.element(heading('Plumber in Cebu')).toBeVisible()
})

test('the listing is readable in its states: with filters open, a later page, similar ones, none', async () => {
  server.on(jobs.search, listed(['Night Nurse', 'Truck Driver'], 30))
  server.on(jobs.popularTags, { results: [{ id: 3, name: 'Shopify' }], count: 1, next: null, previous: null })
  await render('/jobs')
  await openFilters()
  await expect.element(page.getByText('Hide Advanced Filters')).toBeVisible()
  await inspect()
  await render('/jobs?search=assistant&page=2')
  await expect.element(heading('Night Nurse')).toBeVisible()
  await inspect()
  const related = { similarityScore: 0.7, similarityLabel: 'Very Similar', similaritySource: 'tags' } as const
  server.on(jobs.similar, { ...noJobs, results: [{ ...aJob({ id: 9, title: 'Clerk' }), ...related }], count: 1 })
  server.on(jobs.detail, aPosting({ id: 1 }))
  await render('/jobs?similar_to=1')
  await expect.element(heading('Clerk')).toBeVisible()
  await inspect()
  server.on(jobs.search, noJobs)
  await render('/jobs?search=zzqxunfindable')
  await expect.element(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await inspect()
})

test('while a page of the same list is turned, its rows stay and the line says what is looked for', async () => {
  server.on(jobs.search, ({ query }) => listed([`On page ${query.page}`], 30))
  await render('/jobs')
  await expect.element(says('30 jobs')).toBeVisible()
  const answer = server.hold(jobs.search)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.element(says('Looking for jobs…')).toBeVisible()
  await expect.element(heading('On page 1')).toBeVisible()
  answer()
  await expect.element(says('30 jobs, page 2')).toBeVisible()
  await expect.element(heading('On page 2')).toBeVisible()
})

test('a cut line is said instead of old rows, and the search is tried again when it is back', async () => {
  server.on(jobs.search, listed(['Night Nurse']))
  server.on(jobs.list, noAnswer())
  await render('/jobs?search=nurse')
  await expect.element(heading('Night Nurse')).toBeVisible()
  server.on(jobs.search, noAnswer())
  dispatchEvent(new Event('offline'))
  await searchFor('plumber')
  await expect.element(page.getByText('Failed to search jobs. Please try again.')).toBeVisible()
  await expect.element(heading('Night Nurse')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await inspect()
  server.on(jobs.search, listed(['Plumber in Cebu']))
  dispatchEvent(new Event('online'))
  await expect.element(heading('Plumber in Cebu')).toBeVisible()
  await expect.element(page.getByText('Failed to search jobs.')).not.toBeInTheDocument()
})

test('without a connection a search says so at once, leads back to what was found, and goes on when the line is back', async () => {
  server.on(jobs.search, listed(['Night Nurse']))
  server.on(jobs.list, noAnswer())
  await render('/jobs?search=nurse')
  await expect.element(heading('Night Nurse')).toBeVisible()
  server.on(jobs.search, noAnswer())
  connect(false)
  await searchFor('plumber')
  await expect.element(heading('There is no connection right now.'), { timeout: 1000 }).toBeVisible()
  await expect.element(heading('Night Nurse')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Show what was found before' }).click()
  await expect.element(says('1 job for “nurse”')).toBeVisible()
  await expect.element(heading('Night Nurse')).toBeVisible()
  history.back()
  await expect.element(heading('There is no connection right now.')).toBeVisible()
  server.on(jobs.search, listed(['Plumber in Cebu']))
  connect(true)
  await expect.element(heading('Plumber in Cebu')).toBeVisible()
  await expect.element(heading('There is no connection right now.')).not.toBeInTheDocument()
})

test('a search that fails falls back to the newest postings, narrowed here', async () => {
  server.on(jobs.search, broken())
  server.on(jobs.list, {
    ...noJobs,
    results: [
      aJob({ id: 1, title: 'Night Nurse' }),
      aJob({ id: 2, title: 'Nurse Trainer', source: 'linkedin' }),
      aJob({ id: 3, title: 'Plumber' }),
    ],
    count: 3,
  })
  await render('/jobs?search=nurse&source=olj')
  await expect.element(page.getByText('Failed to search jobs. Please try again.')).toBeVisible()
  await expect.element(page.getByText('the matches among the 3 newest jobs')).toBeVisible()
  await expect.element(says('1 job for “nurse”')).toBeVisible()
  await expect.element(heading('Night Nurse')).toBeVisible()
  await expect.element(heading('Nurse Trainer')).not.toBeInTheDocument()
  await expect.element(heading('Plumber')).not.toBeInTheDocument()
  await expect.poll(() => server.asked(jobs.list)[0]?.query).toEqual({ page: 1, per_page: 100 })
  await inspect()
  server.on(jobs.search, listed(['Ward Nurse']))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Ward Nurse')).toBeVisible()
})

test('a refused search is no failure to work around', async () => {
  server.on(jobs.search, tooMany('Too many requests. Please slow down.', 30))
  await render('/jobs')
  await expect.element(page.getByText('Failed to load jobs. Please try again.')).toBeVisible()
  await expect.poll(() => server.asked(jobs.list)).toEqual([])
})

test('where neither the similar jobs nor all jobs can be read, both are said', async () => {
  server.on(jobs.similar, broken())
  server.on(jobs.search, broken())
  server.on(jobs.list, broken())
  await render('/jobs?similar_to=31')
  await expect
    .element(page.getByText('Failed to find similar jobs. Showing all jobs instead.'), { timeout: 10_000 })
    .toBeVisible()
  await expect.element(page.getByText('Failed to load all jobs. Please try again.'), { timeout: 10_000 }).toBeVisible()
})

test('a page the list does not have leads to its last one, and does not say that there are no jobs', async () => {
  server.on(jobs.search, ({ query }) => (query.page > 3 ? { ...listed([]), count: 25 } : listed(['The last'], 25)))
  await render('/jobs?page=900')
  await expect.element(heading('There is no page 900')).toBeVisible()
  await expect.element(heading('No jobs found')).not.toBeInTheDocument()
  await inspect()
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect.element(heading('The last')).toBeVisible()
  await expect.poll(() => address()).toBe('/jobs?page=3')
})

test('where an address has q and search, the page asks for the one the API reads', async () => {
  server.on(jobs.search, listed(['Truck Driver']))
  await render('/jobs?q=nurse&search=driver')
  await expect.element(says('1 job for “driver”')).toBeVisible()
  await expect.element(box).toHaveValue('driver')
})

test('an expired plan opens the expired window on the advanced filters', async () => {
  const over = {
    status: 'expired' as const,
    end_date: '2026-11-01T02:00:00.000Z',
    days_remaining: 0,
    is_trial_active: false,
  }
  const plan = { plan_type: 'premium' as const, has_advanced_filtering: true, max_saved_jobs: 100 }
  const expired = aUser({ has_active_subscription: false, is_trial: false, subscription: { ...over, plan } })
  server.on(jobs.search, listed(['Night Nurse']))
  server.on(savedJobs.list, { ...noJobs, results: [] })
  await render('/jobs', { signedIn: expired })
  await openFilters()
  const dialog = page.getByRole('dialog')
  const sentence = 'Your subscription has expired. Please upgrade to continue using this feature.'
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'View Plans' }))
    .toHaveAttribute('href', '/subscription/plans?redirect=%2Fjobs')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByText('Premium Feature')).not.toBeInTheDocument()
  await render('/jobs?job_type=Gig', { signedIn: expired })
  await expect.element(heading(sentence)).toBeVisible()
})

test('a job that asks for more ID proof than the person has says so in the list, and nothing moves when it comes', async () => {
  const results = [
    aJob({ id: 1, title: 'Night Nurse', min_id_proof: 60, tags: [] }),
    aJob({ id: 2, min_id_proof: 60 }),
    aJob({ id: 3, min_id_proof: 50 }),
  ]
  server.on(jobs.search, { ...noJobs, results, count: 3 })
  server.on(boardAccount.integrations, {
    ...noIntegrations(),
    olj_connected: true,
    olj_id_proof: 50,
    integration_id: 5,
  })
  const go = server.hold(boardAccount.integrations)
  await render('/jobs', { signedIn: aUser() })
  await expect.element(page.getByText('ID Proof 60').first()).toBeVisible()
  const heights = () =>
    page
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect().height)
  const before = heights()
  go()
  await expect.element(page.getByText('Needs ID Proof 60').first()).toBeVisible()
  expect(heights()).toEqual(before)
  await expect.element(page.getByText('Needs ID Proof 50')).not.toBeInTheDocument()
  await inspect()
})

test('the keyboard sees which title it is at: a ring around its whole row, cut off by nothing', async () => {
  server.on(jobs.search, listed(['Night Nurse', 'Truck Driver']))
  await render('/jobs')
  const title = page.getByRole('link', { name: 'Truck Driver' })
  await expect.element(title).toBeVisible()
  page.getByRole('link', { name: 'Night Nurse' }).element().focus()
  await userEvent.keyboard('{Shift}')
  const link = title.element()
  const ring = () => {
    const { outlineStyle, outlineWidth, outlineOffset, position } = getComputedStyle(link, '::after')
    const row = link.closest('article')!
    const own = (of: Element) => getComputedStyle(of).position
    const between = [link, link.closest('h2')!, link.closest('h2')!.parentElement!].map(own)
    return { outlineStyle, outlineWidth, outlineOffset, position, row: own(row), between }
  }
  // Nothing between it and the row is placed: the row alone holds the ring, and no cut-off line of the heading.
  const whole = {
    outlineStyle: 'solid',
    outlineWidth: '3px',
    outlineOffset: '-3px',
    position: 'absolute',
    row: 'relative',
    between: ['static', 'static', 'static'],
  }
  link.focus()
  await expect.poll(ring).toEqual(whole)
  await wide()
  await expect.poll(ring).toEqual(whole)
})
