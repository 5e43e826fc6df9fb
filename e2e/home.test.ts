import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const counter = (page: Page, label: string) =>
  page
    .locator('main dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd span[aria-hidden]')
const shown = (figure: number) => figure.toLocaleString('en-US')

test('the drawings further down are fetched when the page comes near them, and one file has them all', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/pictures.*\.svg/.test(request.url())) fetched.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const drawing = page.getByRole('img', { name: /^The record of one run/ })
  expect(fetched).toEqual([])
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing.locator('use')).toHaveCount(1)
  await expect.poll(() => new Set(fetched).size).toBe(1)
})

for (const [line, times] of [
  ['4g', 1],
  ['3g', 0],
] as const) {
  test(`our own face comes ${times === 1 ? 'once on a good line' : 'not at all on a slow one'}`, async ({ page }) => {
    let fetched = 0
    page.on('request', (request) => {
      if (/latin.*\.woff2/.test(request.url())) fetched += 1
    })
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType, rtt: 100, saveData: false } })
    }, line)
    await page.goto('/', { waitUntil: 'networkidle' })
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    expect(family.includes('Bricolage')).toBe(times === 1)
    expect(fetched).toBe(times)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there: figures, steps, jobs, forms and links that work', async ({ page, api }) => {
    const { body } = await api('GET', '/api/stats/site_stats/')
    await page.goto('/')
    await expect(counter(page, 'Job seekers')).toHaveText('1,000+')
    await expect(counter(page, 'Jobs posted')).toHaveText(shown(body.jobs as number))
    await expect(page.locator('ol > li h3')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Just came in' }).getByRole('article')).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Open Hanap Assistant' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/register')
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport()
    await page.getByRole('combobox', { name: 'Search jobs' }).fill('assistant')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page.getByText('for “assistant”')).toBeVisible()
  })
})
