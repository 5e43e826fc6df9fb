import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applicationFigures, type Figures } from '#features/applications/figures/contract.ts'
import { broken } from '#web/testing/answers.ts'
import { keepApplications } from '#web/testing/applications.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const NO_COUNTS = { sent: 0, replies: 0, interviews: 0, offers: 0 }
const NO_ANSWER = { answered: 0, shortest: null, quarter: null, median: null, three_quarters: null, longest: null }
/** The twelve weeks until that of the test's day, with what was sent in each. */
const weeks = (sent: number[]) =>
  Array.from({ length: 12 }, (_, at) => {
    const monday = new Date(Date.UTC(2026, 10, 23 - (11 - at) * 7)).toISOString().slice(0, 10)
    return { ...NO_COUNTS, starts_on: monday, sent: sent[at] ?? 0, replies: Math.min(1, sent[at] ?? 0) }
  })

const NONE: Figures = { totals: NO_COUNTS, weeks: weeks([]), sources: [], first_answer: NO_ANSWER }
const FEW: Figures = {
  totals: { sent: 3, replies: 2, interviews: 0, offers: 1 },
  weeks: weeks([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]),
  sources: [{ source: 'Facebook', sent: 3, replies: 2, interviews: 0, offers: 1 }],
  first_answer: { ...NO_ANSWER, answered: 2, shortest: 1, quarter: 1, median: 2, three_quarters: 3, longest: 3 },
}
const MANY: Figures = {
  totals: { sent: 27, replies: 8, interviews: 6, offers: 1 },
  weeks: weeks([0, 3, 2, 3, 2, 3, 2, 2, 3, 2, 2, 3]),
  sources: [
    { source: 'olj', sent: 16, replies: 4, interviews: 4, offers: 0 },
    { source: 'JobStreet', sent: 8, replies: 2, interviews: 2, offers: 0 },
    { source: 'Facebook', sent: 3, replies: 2, interviews: 0, offers: 1 },
  ],
  first_answer: { answered: 8, shortest: 1, quarter: 2, median: 4, three_quarters: 6, longest: 9 },
}

const section = (name: string) => page.getByRole('region', { name, exact: true })
const altogether = section('Altogether')
const open = () => render('/applications/figures', { signedIn: aUser() })

test('before anything was sent there are no figures; the list of applications leads here', async () => {
  keepApplications()
  server.on(applicationFigures.read, NONE)
  await render('/applications', { signedIn: aUser() })
  await page.getByRole('button', { name: 'More for your applications' }).click()
  await page.getByRole('menuitem', { name: 'Figures' }).click()
  await expect.poll(address).toBe('/applications/figures')
  await expect.element(page.getByRole('heading', { name: 'No figures yet' })).toBeVisible()
  await inspect()
})

test('figures of few applications claim nothing', async () => {
  server.on(applicationFigures.read, FEW)
  await open()
  await expect.element(altogether).toMatchTextContent('With 3 applications sent it is too early for a percentage.')
  await expect.element(altogether.getByText('2 of 3', { exact: true })).toBeVisible()
  expect(page.getByRole('main').element().textContent).not.toContain('%')
  await inspect()
})

test.each([
  ['phone', false],
  ['desk', true],
])('figures of many are charts that are tables too, on a %s', async (_where, isWide) => {
  if (isWide) await wide()
  server.on(applicationFigures.read, MANY)
  await open()
  await expect.element(altogether).toMatchTextContent('30% (8 of 27)')
  await expect
    .element(altogether)
    .toMatchTextContent('expect answers to between 2 in 10 and 5 in 10 of the next applications')
  const chart = page.getByRole('img', { name: '27 applications in the last 12 weeks, 11 answered so far' })
  await expect.element(chart).toBeVisible()
  await expect.element(section('By source').getByRole('listitem').first()).toMatchTextContent('OnlineJobs.ph')
  await expect.element(section('By source').getByText('2 of 3 answered', { exact: true })).toBeVisible()
  await inspect()
  const asTable = page.getByRole('button', { name: 'Show as a table: Sent per week' })
  asTable.element().focus()
  await userEvent.keyboard('{Enter}')
  const table = page.getByRole('table', { name: 'Sent per week' })
  await expect.poll(() => table.getByRole('row').elements()).toHaveLength(13)
  const perWeek = [...table.element().querySelectorAll('tbody tr td:nth-child(2)')].map(({ textContent }) =>
    Number(textContent),
  )
  expect(perWeek).toEqual(MANY.weeks.map(({ sent }) => sent))
  await page.getByRole('button', { name: 'Show as a table: By source' }).click()
  await expect.element(page.getByRole('row', { name: 'Facebook 3 2 0 1' })).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Show as a chart: Sent per week' }).click()
  await expect.element(table).not.toBeInTheDocument()
})

test('figures that cannot be loaded say so with the status, and Try again loads them', async () => {
  server.on(applicationFigures.read, broken())
  holdTimers()
  await open()
  await run(10_000)
  await expect.element(page.getByText('Failed to load your figures. Please try again. (Status: 500)')).toBeVisible()
  server.on(applicationFigures.read, FEW)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(altogether).toBeVisible()
})
