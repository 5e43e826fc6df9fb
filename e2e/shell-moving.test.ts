import { expect, inspect, signIn, test } from './fixtures.ts'
import { avatar, banner, heading } from './shell-steps.ts'

test.describe('moving about', () => {
  test('a screen that is slow to come shows that it comes, one that comes within 150 ms does not', async ({
    page,
    context,
    newSeeker,
  }) => {
    await signIn(context, await newSeeker({ connected: false }))
    await page.clock.install()
    // A page that loads nothing more by itself: what the clock stops would be on its way for ever.
    await page.goto('/about')
    await expect(banner(page)).toBeVisible()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/saved-jobs-*.js', async (route) => {
      await held
      await route.continue()
    })
    await avatar(page).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = page.waitForRequest('**/assets/saved-jobs-*.js')
    await page.getByRole('menuitem', { name: 'Saved Jobs' }).click()
    await asked
    const sign = page.getByText('Loading the page', { exact: true })
    await page.clock.runFor(140)
    await expect(sign).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(sign).toBeAttached()
    letGo()
    await expect(heading(page, 'Saved Jobs')).toBeVisible()
    await expect(sign).toHaveCount(0)
  })

  test('a file that a new version took away reloads the page once, then says so plainly, and Try again helps', async ({
    page,
    context,
    newSeeker,
    complaints,
  }) => {
    await signIn(context, await newSeeker({ connected: false }))
    await page.goto('/jobs')
    await expect(banner(page)).toBeVisible()
    let asked = 0
    await page.route('**/assets/saved-jobs-*.js', (route) => {
      asked += 1
      return route.fulfill({ status: 404, body: '' })
    })
    await avatar(page).click()
    await page.getByRole('menuitem', { name: 'Saved Jobs' }).click()
    await expect(heading(page, 'This page could not be shown.')).toBeVisible()
    expect(asked).toBe(2)
    await expect(page).toHaveURL('/saved-jobs')
    await inspect(page, 'screen-missing')
    await page.unroute('**/assets/saved-jobs-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Saved Jobs')).toBeVisible()
    forgive(complaints)
  })

  test('without a connection the shell stays, says so, and goes on when it is back', async ({
    page,
    context,
    newSeeker,
    complaints,
  }) => {
    await signIn(context, await newSeeker({ connected: false }))
    await page.goto('/jobs')
    await expect(banner(page)).toBeVisible()
    await avatar(page).click()
    await context.setOffline(true)
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Saved Jobs' }).click()
    await expect(heading(page, 'This page could not be shown.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.', { exact: false })).toBeHidden()
    await expect(heading(page, 'Saved Jobs')).toBeVisible()
    forgive(complaints)
  })
})

/** The browser and React report the missing file themselves; anything else stays a complaint. */
function forgive(complaints: string[]): void {
  const others = complaints.filter((one) => !/dynamically imported module|FileMissing|did not come/.test(one))
  complaints.splice(0, complaints.length, ...others)
}
