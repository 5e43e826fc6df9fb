import type { BrowserContext, Page } from '@playwright/test'
import { expect, holdScripts, inspect, refreshed, signIn, test } from './fixtures.ts'
import type { World } from './world.ts'

const LOCKED = 'Premium Feature: Unlock all filters with a Premium subscription.'
const rows = (page: Page) => page.locator('section[aria-label="Results"] article')
const box = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' })
const count = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /\bjobs?\b/ })
    .first()

type NewSeeker = () => Promise<Parameters<typeof refreshed>[1]>

/** Signs in somebody new whose plan opens every filter. */
async function asPremium(world: World, context: BrowserContext, newSeeker: NewSeeker) {
  const seeker = await newSeeker()
  await world.operator.putOnPlan(seeker.email, 'premium')
  const person = await refreshed(world, seeker)
  await signIn(context, person)
  return person
}

test.describe('the advanced filters', () => {
  test('are locked for a visitor, with the way to a plan, and an address that asks for them says so', async ({
    page,
  }) => {
    await page.goto('/jobs')
    await page.getByText('Show Advanced Filters').click()
    await expect(page.getByText(LOCKED)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Gig' })).toBeDisabled()
    await expect(page.getByRole('radio', { name: 'LinkedIn' })).toBeEnabled()
    await inspect(page, 'filters-locked')
    await page.goto('/jobs?job_type=Gig&search=assistant')
    await expect(page.getByRole('heading', { name: LOCKED })).toBeVisible()
    await inspect(page, 'filters-refused')
    await page.getByRole('link', { name: 'Show the jobs without these filters' }).click()
    await expect(page).toHaveURL('/jobs?search=assistant')
    await expect(rows(page).first()).toBeVisible()
  })

  test('are locked on the free trial', async ({ page, context, newSeeker }) => {
    await signIn(context, await newSeeker())
    await page.goto('/jobs?date_posted=week')
    await expect(page.getByRole('heading', { name: LOCKED })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Plans' }).first()).toHaveAttribute('href', '/subscription/plans')
  })

  test('search, filter, chips, tags of one’s own, similar, and back to the same place', async ({
    page,
    context,
    world,
    newSeeker,
  }) => {
    // Several screens are looked at by axe on the way.
    test.slow()
    await asPremium(world, context, newSeeker)
    await page.goto('/jobs?search=assistant')
    await expect(rows(page).first()).toBeVisible()
    await page.getByText('Show Advanced Filters').click()
    const fullTime = page.getByRole('checkbox', { name: /^Full-time/ })
    await expect(fullTime).toHaveAccessibleName(/Full-time (about )?[\d,]+\+?$/)
    await fullTime.check()
    await expect(page).toHaveURL(/job_type=Full-time/)
    // While the next list is on its way, the one before stays as readable as it was.
    const { promise: comes, resolve: letCome } = Promise.withResolvers<void>()
    await page.route('**/api/jobs/search/**', (route) => comes.then(() => route.continue()))
    await page.getByRole('radio', { name: /^Last 30 days/ }).check()
    await expect(page).toHaveURL(/date_posted=month/)
    await expect(page.getByRole('region', { name: 'Results' }).locator('[aria-busy="true"]')).toBeVisible()
    await inspect(page, 'filters-waiting')
    letCome()
    const chips = page.getByRole('list', { name: 'Active filters' })
    await expect(chips.getByRole('link')).toHaveCount(3)
    await inspect(page, 'filters-open')

    // The count beside a value is what the list then has.
    await expect
      .poll(async () => /(\d+)$/.exec(await labelOf(page, /^Full-time/))?.[1])
      .toBe(/^\d+/.exec((await count(page).textContent()) ?? '')?.[0])

    await page.getByLabel('A tag of your own').fill('kamote farming')
    await page.getByLabel('A tag of your own').press('Enter')
    await expect(page).toHaveURL(/tags=kamote\+farming/)
    await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
    await chips.getByRole('link', { name: 'Remove filter kamote farming' }).click()
    await expect(page).not.toHaveURL(/tags=/)
    await expect(rows(page).first()).toBeVisible()

    const row = rows(page).nth(5)
    await row.scrollIntoViewIfNeeded()
    const title = (await row.getByRole('heading').textContent()) ?? ''
    // Where the page stands at the click itself: counts that come late may still move what is above.
    await page.evaluate(() => {
      const note = () => sessionStorage.setItem('left-at', String(scrollY))
      addEventListener('click', note, { capture: true, once: true })
    })
    await row.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('link', { name: 'See all similar jobs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Similar Jobs' })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/Highly Similar|Very Similar|Similar|Related/)
    await expect(page.getByRole('link', { name: 'Back to All Jobs' })).toHaveAttribute('href', '/jobs')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/search=assistant.*job_type=Full-time/)
    await expect(rows(page).nth(5).getByRole('heading')).toHaveText(title)
    await expect.poll(() => page.evaluate(() => String(scrollY) === sessionStorage.getItem('left-at'))).toBe(true)

    await chips.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/jobs?search=assistant')
    await expect(chips).toHaveCount(0)
  })
})

const labelOf = async (page: Page, name: RegExp): Promise<string> =>
  (await page.locator('label').filter({ hasText: name }).first().textContent()) ?? ''

test('a failed look-up of similar jobs shows all jobs and says so', async ({ page }) => {
  await page.goto('/jobs?similar_to=99999999')
  await expect(page.getByText('Failed to find similar jobs. Showing all jobs instead.')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to All Jobs' }).click()
  await expect(page).toHaveURL('/jobs')
})

test.describe('words', () => {
  test('with a slip of the pen are understood, and the list says what it shows', async ({ page }) => {
    await page.goto('/jobs?search=vritual%20asistant')
    await expect(page.getByText('Showing results for virtual assistant.')).toBeVisible()
    await expect(count(page)).toContainText('for “virtual assistant”')
    await expect(box(page)).toHaveValue('vritual asistant')
    await expect(rows(page).first().getByRole('heading')).toContainText(/virtual assistant|\bVA\b/i)
    await inspect(page, 'jobs-meant')
  })

  test('an empty search warns', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page.getByText('Empty Search')).toBeVisible()
    await expect(page.getByText('Please enter a search term.')).toBeVisible()
  })
})

test.describe('suggestions', () => {
  test('are chosen by keyboard: arrows, Enter, Escape', async ({ page }) => {
    // Several screens are looked at by axe on the way.
    test.slow()
    await page.goto('/jobs')
    await box(page).click()
    await box(page).pressSequentially('virtual as')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list).toBeVisible()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(list.getByRole('option').first()).toContainText(/virtual assistant/i)
    await inspect(page, 'suggestions')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(box(page)).toHaveValue('virtual as')
    await page.keyboard.press('ArrowDown')
    await expect(list).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const chosen = list.getByRole('option', { selected: true })
    await expect(chosen).toHaveCount(1)
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/jobs\?search=/)
    await expect(list).toHaveCount(0)
    await expect(box(page)).toHaveValue(/virtual assistant/i)
    await expect(rows(page).first()).toBeVisible()
  })

  test('are chosen by tap, on the home page too', async ({ page }) => {
    await page.goto('/')
    await box(page).click()
    await box(page).pressSequentially('bookk')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/jobs\?search=/)
    await expect(rows(page).first()).toBeVisible()
  })

  test('that come late do not cover what was searched for meanwhile', async ({ page }) => {
    const letGo = await holdScripts(page, 'suggestions-*')
    await page.goto('/jobs')
    await box(page).fill('assistant')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page).toHaveURL(/search=assistant/)
    await box(page).fill('manager')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/search=manager/)
    const came = page.waitForResponse(/suggestions-[^/]*\.js/)
    letGo()
    await came
    await page.getByRole('radio', { name: 'OnlineJobs.ph' }).click()
    await expect(page).toHaveURL(/source=olj/)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  test('that never come change nothing: typing and searching go on', async ({ page }) => {
    await page.route('**/api/jobs/suggestions/**', (route) => route.abort())
    await page.route('**/assets/suggestions-*.js', (route) => route.abort())
    await page.goto('/jobs')
    await box(page).click()
    await box(page).pressSequentially('assistant')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/jobs?search=assistant')
    await expect(rows(page).first()).toBeVisible()
  })

  test('begin with one’s own searches', async ({ page, context, newSeeker, api }) => {
    const seeker = await newSeeker()
    await signIn(context, seeker)
    await page.goto('/jobs')
    await box(page).fill('night shift bookkeeper')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/night/)
    const kept = async () =>
      (
        (await api('GET', '/api/jobseeker/search/recent/', { token: seeker.token })).body.results as { query: string }[]
      ).map((one) => one.query)
    await expect.poll(kept).toEqual(['night shift bookkeeper'])
    await page.goto('/jobs')
    await box(page).click()
    await box(page).pressSequentially('night')
    await expect(page.getByRole('option').first()).toContainText('night shift bookkeeper')
    await expect(page.getByRole('option').first()).toContainText('searched before')
  })
})
