import { expect, signIn, test } from './fixtures.ts'

test('a message of the team shows at once as a badge and in the list, and is read when it is opened', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events/'))
  await page.goto('/inbox')
  expect((await stream).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible()
  await world.operator.writeTo(seeker.email, 'Kumusta, Luz? Your resume is in good shape.')
  const row = page.getByRole('link', { name: /Kumusta, Luz/ })
  await expect(row).toContainText('Unread')
  const badge = page.locator('header').getByText('1 unread')
  await expect(badge.filter({ visible: true })).toBeVisible()
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await expect(badge).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Your resume is in good shape.')).toBeVisible()
  await expect(badge).toHaveCount(0)
})
