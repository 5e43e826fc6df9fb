import { expect, inspect, signIn, test } from './fixtures.ts'
import { mailTo } from './mail.ts'

test('a saved search alerts: the bell rings, a mail comes, and its link leads to the posting', async ({
  page,
  context,
  browser,
  world,
  newSeeker,
  newPosting,
  api,
}) => {
  const seeker = await newSeeker({ connected: false })
  const word = `lumpia${Date.now().toString(36)}`
  const body = { name: 'Lumpia', criteria: { search: word } }
  await api('POST', '/api/saved-searches/', { token: seeker.token, body })
  await signIn(context, seeker)
  await page.goto('/saved-jobs?show=searches')
  await page.getByRole('button', { name: 'Alert me for Lumpia' }).click()
  await expect(page.getByRole('button', { name: 'Alert is on for Lumpia' })).toBeVisible()

  const posting = await newPosting({ title: `${word} seller`, employer: 'Lola Kitchen' })
  await world.operator.findNews()
  await page.getByRole('button', { name: 'Alerts, 1 new' }).click()
  const panel = page.getByRole('dialog', { name: 'Alerts' })
  await expect(panel.getByRole('link', { name: `${word} seller` })).toBeVisible()
  await inspect(page, 'bell')
  await panel.getByRole('link', { name: `${word} seller` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${word} seller` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible()

  await world.operator.makeDigests()
  const mail = await mailTo(world, seeker.email)
  expect(mail.subject).toBe(`${word} seller at Lola Kitchen`)
  const link = new RegExp(`${world.url}/jobs/${posting.id}\\b`).exec(mail.text)?.[0] ?? ''
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { level: 1, name: `${word} seller` })).toBeVisible()
  await elsewhere.close()
})
