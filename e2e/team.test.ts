import type { Locator, Page } from '@playwright/test'
import { expect, inspect, test } from './fixtures.ts'

const TEAM_FAILED = "We're having trouble loading our team information right now. Please check back later."

test.describe('the team', () => {
  const carousel = (page: Page) => page.getByRole('group', { name: 'Our team' })
  const shown = (page: Page) => carousel(page).locator('button[aria-current=true]')
  const move = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click()
  const names = ['Tomas Villanueva', 'Althea Manalastas', 'Joaquin Ocampo', 'Rosalie Bautista', 'Miguel Santos-Reyes']
  const expectShown = async (page: Page, at: number) => {
    await expect(shown(page)).toHaveAccessibleName(`Show ${names[at] ?? ''}`)
    await expect(carousel(page).getByRole('heading', { name: names[at] ?? '' })).toBeInViewport({ ratio: 0.9 })
  }
  /** The clock stands from here on; who is shown by then depends on how fast the page came. */
  const open = async (page: Page) => {
    await page.clock.install()
    await page.goto('/about')
    await expect(shown(page)).toHaveCount(1)
    await carousel(page).scrollIntoViewIfNeeded()
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 500))
    // A move that had begun comes to its end.
    await page.waitForTimeout(700)
    await page.clock.runFor(200)
    const name = (await shown(page).getAttribute('aria-label')) ?? ''
    return names.indexOf(name.replace('Show ', ''))
  }
  const after = (at: number, steps: number) => (at + steps) % names.length

  test('moves on every five seconds and wraps around', async ({ page }) => {
    const at = await open(page)
    for (const step of [1, 2, 3, 4, 5, 6]) {
      await page.clock.runFor(5100)
      await expectShown(page, after(at, step))
    }
    await page.clock.runFor(4000)
    await expectShown(page, after(at, 6))
  })

  test('waits under the pointer, with the focus in it, in another tab, and when it is stopped', async ({ page }) => {
    const at = await open(page)
    await carousel(page).dispatchEvent('pointerover')
    await page.clock.runFor(12_000)
    await expectShown(page, at)
    await carousel(page).dispatchEvent('pointerout')
    await carousel(page).getByRole('button', { name: 'Next person' }).focus()
    await page.clock.runFor(12_000)
    await expectShown(page, at)
    await page.locator('#content').focus()
    await setVisibility(page, 'hidden')
    await page.clock.runFor(12_000)
    await expectShown(page, at)
    await setVisibility(page, 'visible')
    await page.clock.runFor(5100)
    await expectShown(page, after(at, 1))
    await move(page, 'Stop moving')
    await page.locator('#content').focus()
    await page.mouse.move(1, 1)
    await page.clock.runFor(12_000)
    await expectShown(page, after(at, 1))
  })

  test('does not move for people who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const at = await open(page)
    await expect(carousel(page).getByRole('button', { name: 'Stop moving' })).toHaveCount(0)
    await page.clock.runFor(20_000)
    expect(at).toBe(0)
    await expectShown(page, 0)
  })

  test('goes where buttons, dots, arrow keys and a swipe say', async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(shown(page)).toHaveCount(1)
    await move(page, 'Previous person')
    await expectShown(page, 4)
    await move(page, 'Next person')
    await expectShown(page, 0)
    await move(page, 'Show Joaquin Ocampo')
    await expectShown(page, 2)
    await page.keyboard.press('ArrowRight')
    await expectShown(page, 3)
    await page.keyboard.press('ArrowLeft')
    await expectShown(page, 2)
    await swipe(carousel(page).locator('ul').first(), isMobile)
    await expectShown(page, 3)
  })

  test('shows the placeholder without a photo, and links out safely', async ({ page }) => {
    await page.goto('/about')
    const [first, second] = [carousel(page).getByRole('listitem').nth(0), carousel(page).getByRole('listitem').nth(1)]
    await expect(first.locator('img')).toHaveAttribute('src', '/team/demo.svg')
    await expect(second.locator('img')).toHaveCount(0)
    const link = first.getByRole('link', { name: /LinkedIn/ })
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('target', '_blank')
  })

  test('shows the placeholder where the photo does not come', async ({ page }) => {
    await page.route('**/team/demo.svg', (route) => route.abort())
    await page.goto('/about')
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(carousel(page).getByRole('listitem').first().locator('img')).toHaveCount(0)
  })

  test('is replaced by the sentence and three samples when it cannot be had', async ({ page }) => {
    await page.route('**/api/team-members/', (route) => route.abort())
    await page.goto('/terms')
    await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page.getByText(TEAM_FAILED)).toBeVisible({ timeout: 20_000 })
    await expect(carousel(page).getByRole('heading')).toHaveCount(3)
    await inspect(page, 'about-team-failed')
  })

  test('leads to the contact page', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})

/** Another tab comes to the front, or this one again. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** A finger from right to left, or the wheel where there is none. */
async function swipe(track: Locator, touch: boolean): Promise<void> {
  const box = await track.boundingBox()
  if (!box) throw new Error('There is nothing to swipe.')
  const page = track.page()
  const [y, right] = [box.y + box.height / 2, box.x + box.width - 20]
  if (!touch) {
    await page.mouse.move(right, y)
    await page.mouse.wheel(box.width, 0)
    return
  }
  const client = await page.context().newCDPSession(page)
  const distance = -(box.width - 60)
  await client.send('Input.synthesizeScrollGesture', { x: right, y, xDistance: distance, yDistance: 0, speed: 1200 })
}
