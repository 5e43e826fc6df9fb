import { expect, inspect, signIn, test } from './fixtures.ts'
import { heading, openSheet, signInAdmin } from './shell-steps.ts'

const OWN = [
  '/profile',
  '/settings',
  '/saved-jobs',
  '/applications',
  '/applications/5',
  '/inbox',
  '/inbox/thread/5',
  '/subscription/plans',
]

test.describe('the places of a person and of the team', () => {
  test('a signed-in person reaches every place of their own', async ({ page, context, newSeeker }) => {
    await signIn(context, await newSeeker({ connected: false }))
    for (const path of OWN) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  })

  test('an admin finds the employers with their postings, and what the dashboard will show', async ({
    page,
    context,
    world,
    isMobile,
  }) => {
    await signInAdmin(context, world)
    await page.goto('/admin')
    await expect(heading(page, 'Admin Dashboard')).toBeVisible()
    await inspect(page, 'admin')
    if (isMobile) await (await openSheet(page)).getByRole('link', { name: 'Employers' }).click()
    else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Employers' }).click()
    await expect(heading(page, 'Employers')).toBeFocused()
    const first = page.locator('main li a').first()
    const name = (await first.locator('span span').first().textContent()) ?? ''
    await page.getByRole('searchbox', { name: 'Name' }).fill(name)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/employers\?search=/)
    await inspect(page, 'employers')
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Postings' })).toBeVisible()
    await inspect(page, 'employer')
    await page.goto('/employers?search=zzqxunfindable')
    await expect(page.getByRole('heading', { name: 'No employer has this name' })).toBeVisible()
    await page.goto('/employers/99999999')
    await expect(heading(page, 'This employer does not exist.')).toBeVisible()
  })
})
