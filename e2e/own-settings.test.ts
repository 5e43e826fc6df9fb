import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unpacked } from '../src/server/testing/unpacked.ts'
import { expect, listen, signIn, test } from './fixtures.ts'
import { mailTo } from './mail.ts'

const formOf = (page: Page, name: string) => page.getByRole('form', { name })
/** Somebody looks at this tab again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('two tabs keep what each of them changed, without a line what was typed stays, and a mail is ended from its link', async ({
  page,
  context,
  browser,
  complaints,
  world,
  newSeeker,
  api,
}) => {
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.goto('/settings?section=personal')
  const other = await context.newPage()
  listen(other, complaints)
  await other.goto('/settings?section=personal')
  const [mine, theirs] = [formOf(page, 'Personal Information'), formOf(other, 'Personal Information')]
  await theirs.getByLabel('Last name').fill('Santos')
  await mine.getByLabel('First name').fill('Ligaya')
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your personal information is up to date.')).toBeVisible()
  await lookAgain(other)
  await expect(theirs.getByLabel('First name')).toHaveValue('Ligaya')

  await context.setOffline(true)
  await theirs.getByRole('button', { name: 'Save changes' }).click()
  await expect(theirs.getByRole('alert')).toContainText('There was no connection.')
  await expect(theirs.getByLabel('Last name')).toHaveValue('Santos')
  await context.setOffline(false)
  await theirs.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('Your personal information is up to date.')).toBeVisible()
  const { body } = await api('GET', '/api/auth/user/', { token: seeker.token })
  expect(body).toMatchObject({ first_name: 'Ligaya', last_name: 'Santos' })
  await other.close()

  await page.goto('/settings?section=notifications')
  await page.getByRole('checkbox', { name: /^Application updates/ }).uncheck()
  await page.getByRole('radio', { name: /^Immediately/ }).check()
  await page.getByRole('button', { name: 'Save notification settings' }).click()
  await expect(page.getByText('Your notification preferences were saved.')).toBeVisible()
  await world.operator.writeAndTell(seeker.email, 'Your papers are complete.')
  const mail = await mailTo(world, seeker.email)
  expect(mail.text).toContain('Your papers are complete.')
  expect(mail.text).toContain('within the hour')
  const link = /https?:\S+\/unsubscribe\?token=\S+/.exec(mail.text)?.[0] ?? ''
  const nobody = await browser.newContext()
  const signedOut = await nobody.newPage()
  listen(signedOut, complaints)
  await signedOut.goto(link)
  await signedOut.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(signedOut.getByText('Done. You get no more mails about messages from our team.')).toBeVisible()
  await nobody.close()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Messages/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Job alerts/ })).toBeChecked()
})

test('a person takes everything with them by the link of a mail, and goes for good, in the other tab too', async ({
  page,
  context,
  complaints,
  world,
  newSeeker,
  api,
}) => {
  const seeker = await newSeeker({ connected: false })
  const entry = { job_title: 'Clerk of the lighthouse', employer_name: 'Parola Office' }
  expect((await api('POST', '/api/job-applications/own/', { token: seeker.token, body: entry })).status).toBe(201)
  await signIn(context, seeker)
  await page.goto('/settings?section=privacy')
  await page.getByRole('button', { name: 'Request my data' }).click()
  const asked = page.getByText(/Putting your data together|Your data of .* is ready/)
  await expect(asked).toBeVisible()
  const ready = await mailTo(world, seeker.email)
  expect(ready.subject).toBe('Your Hanap data is ready')
  await page.goto(/https?:\S+section=privacy#your-data/.exec(ready.text)?.[0] ?? '')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  const files = await unpacked(await readFile(await download.path()))
  expect(String(files.get('applications/hanap-applications.csv'))).toContain('Clerk of the lighthouse')
  expect(String(files.get('data/applications.json'))).toContain('Parola Office')

  const other = await context.newPage()
  listen(other, complaints)
  await other.goto('/applications')
  await expect(other.getByText('Clerk of the lighthouse').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill('Mali-ito-1')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Invalid password. Please try again.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(seeker.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  expect(await other.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ])
  expect((await mailTo(world, seeker.email, ready.id)).subject).toBe('Your Hanap account is deleted')
  const login = { email: seeker.email, password: seeker.password }
  expect((await api('POST', '/api/auth/login/', { body: login })).status).toBe(401)
})
