import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { STATIC_PAGES } from '#features/site/sitemap/rules.ts'
import { team } from '#features/site/team/contract.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'

const PAGES = STATIC_PAGES.map(([path]) => path).filter((path) => path !== '/' && path !== '/jobs')

test.each(PAGES)(
  '%s has nothing for axe, light and dark, keeps its headings in order and fits the screen',
  async (path) => {
    server.on(team.list, [])
    server.on(subscriptions.plans, [])
    await render(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await inspect()
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))
    for (const [at, level] of levels.slice(1).entries()) expect(level - (levels[at] ?? 0)).toBeLessThanOrEqual(1)
  },
)

test('who has an account is not offered to begin the free trial', async () => {
  await render('/features', { signedIn: aUser() })
  await expect.poll(() => document.documentElement.dataset.person).toBe('user')
  await expect.element(page.getByRole('heading', { name: '14-day free trial' })).toBeVisible()
  await expect.element(page.getByText('Start the free trial')).not.toBeVisible()
})

test('a guide is reached from the list, and leads on', async () => {
  await render('/resources')
  await page.getByRole('link', { name: 'Spotting job scams before they cost you' }).click()
  await expect.poll(address).toBe('/resources/spotting-scams')
  await expect.poll(() => document.title).toBe('Spotting job scams before they cost you · Hanap')
  await page.getByRole('link', { name: 'ID proof: what it is and how to raise it' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('ID proof: what it is and how to raise it')
})

test('a contents list leads to its section', async () => {
  await render('/terms')
  await expect.element(page.getByText('Last updated May 5, 2025')).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect.poll(() => contents.getByRole('link').elements()).toHaveLength(10)
  await contents.getByRole('link', { name: '7. Plans and payment' }).click()
  await expect.poll(() => location.hash).toBe('#plans')
  await expect.element(page.getByRole('heading', { name: '7. Plans and payment' })).toBeInViewport()
})
