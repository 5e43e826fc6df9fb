import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { employers } from '#features/employers/contract.ts'
import { refused } from '#web/testing/answers.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { anAdmin } from '#web/testing/values.ts'

const DAGAT = {
  id: 5,
  name: 'Dagat Trading',
  total_posts: 3,
  open_posts: 1,
  sources: ['olj' as const],
  first_seen: '2026-10-01T02:00:00.000Z',
  last_seen: '2026-11-23T01:00:00.000Z',
}
const POSTING = {
  id: 31,
  title: 'Bookkeeper',
  source: 'olj' as const,
  link: 'https://board.test/31',
  date_posted: '2026-11-22T02:00:00.000Z',
  last_seen_open: '2026-11-23T01:00:00.000Z',
  closed: false,
}
const list = <T,>(...results: T[]) => ({ results, count: results.length, next: null, previous: null })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('the dashboard says what it will show and leads to the employers: by name, each with its postings', async () => {
  server.on(employers.list, list(DAGAT))
  server.on(employers.detail, { ...DAGAT, postings: list(POSTING) })
  await render('/admin', { signedIn: anAdmin() })
  await expect.element(heading('Admin Dashboard')).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Employers', exact: true }).click()
  await expect.element(heading('Employers')).toHaveFocus()
  await page.getByRole('searchbox', { name: 'Name' }).fill('Dagat')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(address).toBe('/employers?search=Dagat')
  await expect.poll(() => server.asked(employers.list).at(-1)?.query.search).toBe('Dagat')
  const link = page.getByRole('main').getByRole('link', { name: 'Dagat Trading' })
  await expect.element(link).toMatchTextContent('3 postings, 1 open · OnlineJobs.ph · last seen Nov 23, 2026')
  await inspect()
  await link.click()
  await expect.element(heading('Dagat Trading')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Postings' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Bookkeeper', exact: true })).toHaveAttribute('href', '/jobs/31')
  await inspect()
})

test('on a desk the employers stand in the header', async () => {
  await wide()
  server.on(employers.list, list(DAGAT))
  await render('/admin', { signedIn: anAdmin() })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Employers' }).click()
  await expect.element(heading('Employers')).toHaveFocus()
})

test('a name nobody has, and an employer that is not there, are said', async () => {
  server.on(employers.list, list())
  server.on(employers.detail, refused(404, 'not_found', 'Not found.'))
  await render('/employers?search=zzqxunfindable', { signedIn: anAdmin() })
  await expect.element(page.getByRole('heading', { name: 'No employer has this name' })).toBeVisible()
  await render('/employers/99999999', { signedIn: anAdmin() })
  await expect.element(heading('This employer does not exist.')).toBeVisible()
})
