import type { Page } from '@playwright/test'
import { expect, inspect, signIn, test } from './fixtures.ts'
import { avatar, toastOf } from './shell-steps.ts'

test.describe('toasts', () => {
  /** A toast as people meet it: leaving every device without an answer of the server. */
  async function makeToast(page: Page): Promise<void> {
    await page.route('**/api/auth/logout/all/', (route) => route.abort())
    await avatar(page).click()
    await page.getByRole('menuitem', { name: 'Log out of all devices' }).click()
    await expect(toastOf(page, 'Not signed out')).toBeVisible()
  }

  test.beforeEach(async ({ page, context, newSeeker }) => {
    await signIn(context, await newSeeker({ connected: false }))
    await page.clock.install()
    await page.goto('/jobs')
    await expect(avatar(page)).toBeVisible()
  })

  test('stand top right, are read out, and go after 5 seconds', async ({ page }) => {
    await makeToast(page)
    const region = page.getByRole('region', { name: 'Notifications' })
    await expect(region.locator('[aria-live=assertive]')).toContainText('Error: Not signed out')
    const box = await region.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(Math.round(width - ((box?.x ?? 0) + (box?.width ?? 0)))).toBeLessThan(40)
    expect(box?.y ?? 999).toBeLessThan(120)
    await page.clock.runFor(3500)
    await expect(toastOf(page, 'Not signed out')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(toastOf(page, 'Not signed out')).toHaveCount(0)
    await makeToast(page)
    await page.getByRole('button', { name: 'Close: Not signed out' }).focus()
    await inspect(page, 'toast')
  })

  test('wait while the mouse is on them or the keyboard in them, and go on afterwards', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a mouse and a keyboard')
    await makeToast(page)
    await toastOf(page, 'Not signed out').hover()
    await page.clock.runFor(20_000)
    await expect(toastOf(page, 'Not signed out')).toBeVisible()
    await page.mouse.move(200, 600)
    await page.getByRole('button', { name: 'Close: Not signed out' }).focus()
    await page.clock.runFor(20_000)
    await expect(toastOf(page, 'Not signed out')).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(5500)
    await expect(toastOf(page, 'Not signed out')).toHaveCount(0)
  })

  test('wait while the window is not looked at', async ({ page }) => {
    await makeToast(page)
    await page.evaluate(() => {
      Object.assign(document, { hasFocus: () => false })
      dispatchEvent(new Event('blur'))
    })
    await page.clock.runFor(20_000)
    await expect(toastOf(page, 'Not signed out')).toBeVisible()
    await page.evaluate(() => {
      Object.assign(document, { hasFocus: () => true })
      dispatchEvent(new Event('focus'))
    })
    await page.clock.runFor(5500)
    await expect(toastOf(page, 'Not signed out')).toHaveCount(0)
  })

  test('close on a click, by their button, and by being dragged away; a short drag springs back', async ({ page }) => {
    await makeToast(page)
    await toastOf(page, 'Not signed out').click()
    await expect(toastOf(page, 'Not signed out')).toHaveCount(0)
    await makeToast(page)
    await page.getByRole('button', { name: 'Close: Not signed out' }).press('Enter')
    await expect(toastOf(page, 'Not signed out')).toHaveCount(0)
    await makeToast(page)
    await drag(page, 40)
    await expect(toastOf(page, 'Not signed out')).toBeVisible()
    await drag(page, 140)
    await expect(toastOf(page, 'Not signed out')).toHaveCount(0)
  })

  test('stand above an open dialog, where they can be closed without closing it', async ({ page, postings }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('closed')) },
      }),
    )
    await page.goto(`/jobs/${(await postings('olj'))[0]?.id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this job' })
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await expect(toastOf(page, 'Copy the link')).toBeVisible()
    await page.getByRole('button', { name: 'Close: Copy the link' }).focus()
    await inspect(page, 'toast-over-dialog')
    await page.getByRole('button', { name: 'Close: Copy the link' }).click()
    await expect(toastOf(page, 'Copy the link')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(toastOf(page, 'Copy the link')).toBeVisible()
  })

  async function drag(page: Page, pixels: number): Promise<void> {
    const box = await toastOf(page, 'Not signed out').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels / 2, y, { steps: 4 })
    await page.mouse.move(x + pixels, y, { steps: 4 })
    await page.mouse.up()
  }
})
