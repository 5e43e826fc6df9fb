import { expect, inspect, signIn, test } from './fixtures.ts'
import { heading, openSheet } from './shell-steps.ts'

test.describe('news', () => {
  test('a message shows at once as a badge, in the list, and is read when it is opened', async ({
    page,
    context,
    world,
    newSeeker,
    isMobile,
  }) => {
    const seeker = await newSeeker({ connected: false })
    await signIn(context, seeker)
    const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events/'))
    await page.goto('/inbox')
    expect((await stream).status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible()
    await inspect(page, 'inbox-empty')
    await world.operator.writeTo(seeker.email, 'Kumusta, Luz? Your resume is in good shape.')
    const row = page.getByRole('link', { name: /Kumusta, Luz/ })
    await expect(row).toContainText('Unread')
    const corner = page.locator('header')
    await expect(corner.getByText('1 unread').filter({ visible: true })).toBeVisible()
    await inspect(page, 'inbox')
    if (isMobile) {
      await expect((await openSheet(page)).getByRole('link', { name: 'Inbox 1 unread' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await row.click()
    await expect(page.getByText('Your resume is in good shape.')).toBeVisible()
    await expect(heading(page, 'Admin')).toBeVisible()
    await expect(corner.getByText('1 unread')).toHaveCount(0)
    await inspect(page, 'inbox-thread')
    await page.getByRole('link', { name: 'Back to Conversations' }).click()
    await expect(row).not.toContainText('Unread')
    await page.goto('/inbox/thread/99999999')
    await expect(heading(page, 'This conversation does not exist.')).toBeVisible()
  })
})
