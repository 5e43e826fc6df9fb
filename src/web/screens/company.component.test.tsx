import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { companies } from '#features/employers/companies/contract.ts'
import { type HiddenThing, hidden } from '#features/hidden/contract.ts'
import { broken, refused } from '#web/testing/answers.ts'
import { aCompany } from '#web/testing/company.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { allOf, anAdmin, aUser } from '#web/testing/values.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })

beforeEach(() => {
  server.on(companies.detail, aCompany())
  server.on(hidden.list, allOf())
})

test('a visitor reads what is known of a company, and is asked to log in before hiding it', async () => {
  await render('/companies/5')
  await expect.element(heading).toHaveTextContent('Dagat Trading')
  await expect.element(main.getByText('1 job open, 3 seen so far on OnlineJobs.ph.')).toBeVisible()
  await expect.element(main.getByText('₱25,000–₱40,000 a month in 2 jobs')).toBeVisible()
  await expect.element(main.getByText('not enough yet')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Bookkeeper' })).toHaveAttribute('href', '/jobs/31')
  const said = '3 jobs posted in the last 12 months, most of them in Nov 2026 (2).'
  await expect.element(main.getByRole('img', { name: said })).toBeVisible()
  await main.getByText('Months as a table').click()
  await expect.element(main.getByRole('row', { name: 'Nov 2026 2' })).toBeVisible()
  await inspect()
  await main.getByRole('button', { name: 'Hide this employer' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Log in first' })).toBeVisible()
})

test('a seeker hides the company, is told so, and shows it again', async () => {
  let things: HiddenThing[] = []
  server.on(hidden.list, () => allOf(...things))
  server.on(hidden.hide, () => {
    const thing = {
      id: 1,
      employer: { id: 5, name: 'Dagat Trading' },
      word: null,
      hidden_at: '2026-11-23T02:00:00.000Z',
    }
    things = [thing]
    return thing
  })
  server.on(hidden.show, () => {
    things = []
    return undefined
  })
  await render('/companies/5', { signedIn: aUser() })
  await main.getByRole('button', { name: 'Hide this employer' }).click()
  await expect.element(main.getByText('You hide Dagat Trading: its jobs are left out of your lists.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Hide this employer' })).not.toBeInTheDocument()
  await inspect()
  await main.getByRole('button', { name: 'Show again' }).click()
  await expect.element(main.getByRole('button', { name: 'Hide this employer' })).toBeVisible()
})

test('shares are said in tenths, a note with the reply beside it', async () => {
  await wide()
  const note = {
    name: 'Dagat Inc',
    text: 'Pays late, people say.',
    written_at: '2026-11-01T02:00:00.000Z',
    reply: 'We pay on Fridays.',
    replied_at: '2026-11-03T02:00:00.000Z',
  }
  const replies = { in_ten: 4, median_days: 3 }
  server.on(companies.detail, aCompany({ notes: [note], replies, other_names: ['Dagat Inc'] }))
  await render('/companies/5', { signedIn: anAdmin() })
  await expect.element(main.getByText('about 4 in 10')).toBeVisible()
  await expect.element(main.getByText('3 days or fewer for half of them')).toBeVisible()
  await expect.element(main.getByText('Also posts as Dagat Inc.')).toBeVisible()
  await expect.element(main.getByText('A note of our team about “Dagat Inc”, Nov 1, 2026')).toBeVisible()
  await expect.element(main.getByText('The employer’s reply, Nov 3, 2026')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'The team’s page' })).toHaveAttribute('href', '/employers/5')
  await inspect()
})

test('a merged name leads to the company that keeps it; pages are addresses', async () => {
  const { postings, ...rest } = aCompany()
  server.on(companies.detail, { ...rest, postings: { ...postings, count: 23 } })
  await render('/companies/9')
  await expect.poll(address).toBe('/companies/5')
  await main.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(address).toBe('/companies/5?page=2')
  await expect.poll(() => server.asked(companies.detail).at(-1)?.query.page).toBe(2)
})

test('nothing open, nobody there, and a failure are said', async () => {
  server.on(companies.detail, aCompany({ postings: allOf(), open_posts: 0 }))
  await render('/companies/5')
  await expect.element(page.getByRole('heading', { name: 'Nothing is open right now' })).toBeVisible()
  await inspect()
  server.on(companies.detail, refused(404, 'company_not_found', 'Company not found.'))
  await render('/companies/6')
  await expect.element(heading).toHaveTextContent('This company is not here.')
  server.on(companies.detail, broken())
  await render('/companies/7')
  await expect.element(heading).toHaveTextContent('This company could not be loaded.')
  server.on(companies.detail, aCompany({ id: 7 }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading).toHaveTextContent('Dagat Trading')
})
