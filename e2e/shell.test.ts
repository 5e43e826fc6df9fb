import { expect, inspect, signIn, test } from './fixtures.ts'
import { heading, openSheet, signInAdmin } from './shell-steps.ts'

const GUARDED = [
  '/profile',
  '/settings',
  '/saved-jobs',
  '/applications',
  '/applications/5',
  '/inbox',
  '/inbox/thread/5',
  '/subscription/plans',
  '/employers',
  '/employers/5',
  '/admin',
]
const FOR_ADMINS = ['/employers', '/employers/5', '/admin']

test.describe('guards of both route tables', () => {
  test('a visitor is led to the login from every guarded path, with the full path to come back to', async ({
    page,
  }) => {
    for (const path of GUARDED) {
      await page.goto(`${path}?x=1&y=a%20b`)
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?x=1&y=a%20b`)}`)
    }
  })

  test('a person who is no admin is sent home from the pages for admins, and reaches all the others', async ({
    page,
    context,
    newSeeker,
  }) => {
    await signIn(context, await newSeeker({ connected: false }))
    for (const path of FOR_ADMINS) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
    for (const path of GUARDED.filter((one) => !FOR_ADMINS.includes(one))) {
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

  test('settings begin with the part that section or tab names', async ({ page, context, newSeeker }) => {
    await signIn(context, await newSeeker({ connected: false }))
    for (const address of ['/settings?section=integrations', '/settings?tab=integrations']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Integrations' })).toBeFocused()
    }
  })
})
