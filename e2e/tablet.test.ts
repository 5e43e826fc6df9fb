import { expect, signIn, test } from './fixtures.ts'
import { signInAdmin } from './shell-steps.ts'

test.use({ viewport: { width: 800, height: 1100 } })

test('on a tablet the list and the conversation take turns, and the menu opens what stands beside them on a desk', async ({
  page,
  context,
  api,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await api('POST', '/api/messages/threads/', { token: seeker.token, body: { first_message: 'Kumusta po?' } })
  await signIn(context, seeker)
  await page.goto('/inbox')
  const row = page.getByRole('link', { name: /Kumusta po/ })
  const archive = page.getByRole('list', { name: 'Show' }).getByRole('button', { name: 'Archive' })
  await expect(row).toBeVisible()
  await expect(page.getByText('Select a conversation')).toBeHidden()
  await expect(archive).toBeHidden()
  await page.getByRole('button', { name: 'Inbox menu' }).click()
  await expect(archive).toBeVisible()
  await page.getByRole('button', { name: 'Inbox menu' }).click()
  await row.click()
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('link', { name: 'Back to Conversations' }).click()
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/\/inbox$/)
  // One more pixel than a tablet, and all three stand side by side.
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect(page.getByText('Select a conversation')).toBeVisible()
  await expect(archive).toBeVisible()
})

test('on a tablet the dashboard shows its cards two by two, and every chart as wide as the screen lets it', async ({
  page,
  context,
  world,
}) => {
  await signInAdmin(context, world)
  await page.goto('/admin')
  const tops = new Set<number | undefined>()
  for (const name of ['Total Users', 'Total Jobs', 'Trial Users', 'Onboarding Complete']) {
    const card = page.getByText(name, { exact: true })
    await expect(card).toBeVisible()
    tops.add((await card.boundingBox())?.y)
  }
  expect(tops.size).toBe(2)
  const charts = page.getByRole('slider').locator('svg')
  await expect(charts).toHaveCount(3)
  for (const chart of await charts.all()) {
    const { x = 0, width = 0 } = (await chart.boundingBox()) ?? {}
    expect([width > 600, x + width <= 800]).toEqual([true, true])
  }
  const first = page.getByRole('combobox', { name: /User Registrations/ })
  await first.selectOption('Per Day')
  await expect(page.getByRole('heading', { name: 'User Registrations Per Day' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jobs Added by Source Per Month' })).toBeVisible()
})
