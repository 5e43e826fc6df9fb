import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#features/auth/contract.ts'
import { type Job, jobs } from '#features/jobs/contract.ts'
import { suggestions } from '#features/jobs/suggestions/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aJob, allOf, aUser, noJobs } from '#web/testing/values.ts'

const LONG = 'Virtual Assistant for a Real Estate Investor (Full Time, Long Term, Night Shift, Philippines Only)'
const pay: Job['pay'] = {
  min: 5,
  max: 8,
  currency: 'USD',
  period: 'hour',
  rate_date: '2026-11-20',
  monthly_usd_min: 866,
  monthly_usd_max: 1386,
  monthly_php_min: 49_400,
  monthly_php_max: 79_000,
}
const tags = ['Excel', 'Data Entry', 'Email Handling'].map((name, id) => ({ id, name }))
const LISTED = Array.from({ length: 10 }, (_, at) =>
  aJob({
    id: 31 + at,
    title: at % 2 === 0 ? `${LONG} ${at}` : `Bookkeeper ${at}`,
    location: 'Makati, Metro Manila',
    pay,
    tags,
    reposted: at === 3,
    date_posted: at === 0 ? '2026-11-23T01:43:00.000Z' : '2026-11-21T01:43:00.000Z',
  }),
)
const rows = page.getByRole('region', { name: 'Results' }).getByRole('article')
const row = (id: number) => document.querySelector<HTMLElement>(`article[data-job="${id}"]`)
const boxes = () => rows.elements().map((one) => one.getBoundingClientRect())
const pane = page.getByRole('region', { name: 'Chosen job' })
const titled = (title: string) => page.getByRole('heading', { name: title, exact: true })

beforeEach(() => {
  server.on(jobs.search, { ...noJobs, results: LISTED, count: 1234 })
  server.on(savedJobs.list, allOf())
  server.usually(suggestions.suggest, { results: [] })
  servePosting(aPosting({ id: 31, title: 'The posting itself' }))
  server.on(jobs.detail, ({ params }) => aPosting({ id: params.id, title: `Posting ${params.id}` }))
})

const trial: User = aUser({ trial_ends_at: '2026-12-05T15:59:00.000Z' })

test.each([['a visitor', undefined]])(
  'on a phone the list begins high and four cards are in sight, for %s',
  async (_who, signedIn) => {
    await setWidth(360, 740)
    await render('/jobs', signedIn ? { signedIn } : {})
    await expect.element(rows.nth(9)).toBeInTheDocument()
    await document.fonts.ready
    await expect.poll(() => boxes()[0]?.top).toBeLessThanOrEqual(260)
    await expect.poll(() => Math.max(...boxes().map(({ height }) => height))).toBeLessThanOrEqual(132)
    await expect.poll(() => boxes().filter(({ bottom }) => bottom <= 740).length).toBeGreaterThanOrEqual(3)
    await inspect()
  },
)

test('a card says what decides: pay with pesos a month beside it, type, place, when, and where it is posted', async () => {
  await render('/jobs')
  const first = rows.first()
  for (const words of [
    '$5–$8/hr',
    '~₱49k–79k/mo',
    '$5–$8 an hour, about ₱49,000–₱79,000 a month',
    'Full-time',
    'Makati, Metro Manila',
    'NEW',
    '17 min ago',
  ]) {
    await expect.element(first).toMatchTextContent(words)
  }
  await expect.element(first).toMatchTextContent('OnlineJobs.ph')
  await expect.element(rows.nth(3)).toMatchTextContent('Posted again')
  await expect.element(rows.nth(3)).not.toMatchTextContent('NEW')
})

test('the smallest phones have it too', async () => {
  await setWidth(320, 640)
  await render('/jobs?search=assistant', { signedIn: trial })
  await expect.element(rows.nth(9)).toBeInTheDocument()
  await inspect()
})

test('what was opened on this device says so, and only there', async () => {
  await render('/jobs/31')
  await expect.element(titled('Posting 31')).toBeVisible()
  await expect.poll(() => localStorage.getItem('openedJobs')).toBe('[31]')
  await render('/jobs')
  await expect.element(rows.first()).toMatchTextContent('Seen')
  await expect.element(rows.first()).not.toMatchTextContent('NEW')
})

test('the keyboard is at the first result within six tabs', async () => {
  await render('/jobs')
  await expect.element(rows.first()).toBeVisible()
  const firstLink = row(31)?.querySelector('a')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to results' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement === firstLink).toBe(true)
  await page.getByRole('combobox', { name: 'Search jobs' }).click()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}')
  await expect.poll(() => rows.elements().some((one) => one.contains(document.activeElement))).toBe(true)
})

test('on a desk six rows are in sight, the first posting stands beside them, and another takes its place', async () => {
  await wide()
  await render('/jobs?search=assistant', { signedIn: trial })
  await expect.element(pane.getByRole('heading', { name: 'Posting 31' })).toBeVisible()
  await expect.poll(() => boxes().filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(6)
  await inspect()
  await titled('Bookkeeper 1').getByRole('link').click()
  await expect.poll(address).toBe('/jobs?search=assistant&job=32')
  await expect.element(pane.getByRole('heading', { name: 'Posting 32' })).toBeVisible()
  await expect.poll(() => row(32)?.getAttribute('aria-current')).toBe('true')
  await titled('Bookkeeper 3').getByRole('link').click()
  await expect.poll(address).toBe('/jobs?search=assistant&job=34')
  history.back()
  await expect.poll(address).toBe('/jobs?search=assistant&job=32')
  await expect.element(pane.getByRole('heading', { name: 'Posting 32' })).toBeVisible()
})

test('on a desk all that is done with a search is in sight, whatever source and order are chosen', async () => {
  await wide()
  await render('/jobs?search=bookkeeper&source=olj', { signedIn: trial })
  await document.fonts.ready
  const save = page.getByRole('button', { name: 'Save this search' })
  await expect.element(save).toBeInViewport({ ratio: 1 })
  const main = document.querySelector('main') as HTMLElement
  const edge = () => main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight)
  await expect.poll(() => save.element().getBoundingClientRect().right - edge()).toBeLessThanOrEqual(0)
})

test('the keys of the list step, open and search; they can be switched off', async () => {
  await wide()
  await render('/jobs', { signedIn: trial })
  await expect.element(pane.getByRole('heading', { name: 'Posting 31' })).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.poll(address).toBe('/jobs?job=33')
  await userEvent.keyboard('k')
  await expect.poll(address).toBe('/jobs?job=32')
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(help).toBeVisible()
  await inspect()
  await help.getByRole('checkbox').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await userEvent.keyboard('?')
  await expect.element(help).toBeVisible()
  await help.getByRole('checkbox').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await expect.poll(address).toBe('/jobs?job=32')
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('combobox', { name: 'Search jobs' })).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.poll(address).toBe('/jobs?job=32')
  await userEvent.keyboard('{Escape}')
  document.querySelector<HTMLElement>('article[data-job="34"] a')?.focus()
  await userEvent.keyboard('o')
  await expect.poll(address).toBe('/jobs/34')
})

test('an address with a posting beside the list is that posting’s page where there is no room', async () => {
  await render('/jobs?search=assistant&job=32')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Posting 32' })).toBeVisible()
  await expect.poll(address).toBe('/jobs/32')
})
