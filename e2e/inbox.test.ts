import { expect, listen, signIn, test } from './fixtures.ts'
import { signInAdmin } from './shell-steps.ts'

test('a job seeker and the team write to each other, and a line that breaks in the middle loses nothing', async ({
  page,
  context,
  browser,
  world,
  complaints,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  const desk = await browser.newContext({ baseURL: world.url, viewport: { width: 1280, height: 800 } })
  const team = await desk.newPage()
  listen(team, complaints)
  await signInAdmin(desk, world)
  await team.goto('/inbox')

  await page.goto('/inbox')
  await page.getByRole('button', { name: 'New message' }).click()
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('Magandang umaga po. Is my resume fine?')
  await box.press('Enter')
  const row = team.getByRole('link', { name: /Is my resume fine/ })
  await expect(row).toContainText('Unread')
  await expect(team.locator('header').getByText('unread')).toBeVisible()
  await row.click()
  const talk = team.getByRole('region', { name: 'Messages' })
  await talk.getByRole('button', { name: 'Message options' }).click()
  await team.getByRole('button', { name: 'Reply', exact: true }).click()
  await team.keyboard.type('It is in good shape.')
  await team.keyboard.press('Enter')
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('It is in good shape.')).toBeVisible()
  await expect(messages.getByRole('blockquote')).toContainText('Is my resume fine?')

  await box.pressSequentially('Salamat po, then I ')
  await context.setOffline(true)
  await box.pressSequentially('apply tonight.')
  await box.press('Enter')
  await expect(messages.getByText('Not sent')).toBeVisible()
  await context.setOffline(false)
  await expect(messages.getByText('Not sent')).toHaveCount(0)
  await expect(box).toHaveValue('')
  await expect(talk.getByText('Salamat po, then I apply tonight.')).toHaveCount(1)
  await page.reload()
  await expect(messages.getByText('Salamat po, then I apply tonight.')).toHaveCount(1)
  await desk.close()
})
