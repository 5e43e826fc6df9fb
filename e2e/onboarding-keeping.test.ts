import { expect, listen, signIn, test } from './fixtures.ts'
import {
  chooseResume,
  continueButton,
  expectStep,
  fillBasics,
  notice,
  openWizard as open,
  RESUME,
  skipButton,
  storedProfile as stored,
} from './wizard-steps.ts'

const NEW = { onboarded: false, connected: false }

test('whoever leaves in the middle goes on there: after a reload, with Back, and on another device', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
  newSeeker,
}) => {
  const seeker = await newSeeker(NEW)
  await open(page, context, seeker)
  await fillBasics(page)
  await continueButton(page).click()
  await chooseResume(page)
  await expect(page.getByText(/, uploaded /)).toBeVisible()
  await page.getByLabel('Online resume').fill('https://half')
  await continueButton(page).click()
  await expect(notice(page, 'Step 2 completed successfully!')).toBeVisible()
  await page.getByLabel('Your skills').fill('Excel')
  await page.getByLabel('Your skills').press('Enter')
  await page.reload()
  await expectStep(page, 3, 'Skills & Expertise')
  await expect(page.getByRole('button', { name: 'Remove Excel' }), 'kept on this device').toBeVisible()
  await expect(notice(page, 'We found your existing profile data and have filled in the form for you.')).toBeVisible()
  await page.goBack()
  await expectStep(page, 2, 'Resume Upload')
  await page.goBack()
  await expectStep(page, 1, 'Basic Information')
  await page.goForward()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectStep(page, 1, 'Basic Information')
  // The step is shown at once, the history follows.
  await expect(page).toHaveURL(/step=1/)
  await page.goForward()
  await expectStep(page, 2, 'Resume Upload')
  await page.goForward()
  await expectStep(page, 3, 'Skills & Expertise')

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const elsewhere = await other.newPage()
  listen(elsewhere, complaints)
  await signIn(other, seeker)
  await elsewhere.goto('/onboarding')
  await expectStep(elsewhere, 3, 'Skills & Expertise')
  await expect(elsewhere.getByRole('button', { name: 'Remove Excel' }), 'not saved yet').toHaveCount(0)
  await elsewhere.getByRole('button', { name: 'React', exact: true }).click()
  await continueButton(elsewhere).click()
  await expect(notice(elsewhere, 'Step 3 completed successfully!')).toBeVisible()
  await skipButton(elsewhere).click()
  await expectStep(elsewhere, 5, 'Job Preferences')
  await elsewhere.goto('/onboarding')
  await expectStep(elsewhere, 5, 'Job Preferences')
  await elsewhere.goto('/onboarding?step=6')
  await expectStep(elsewhere, 5, 'Job Preferences')
  await other.close()
})

test('without a connection the wizard goes on, says what waits, and saves it when the line is back', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker(NEW)
  await open(page, context, seeker)
  await fillBasics(page)
  await context.setOffline(true)
  await continueButton(page).click()
  await expectStep(page, 2, 'Resume Upload')
  const waits = page.getByRole('main').getByText(/Step 1 is kept on this device and will be saved when the connection/)
  await expect(waits).toBeVisible()
  await chooseResume(page)
  await expect(page.getByText(/will be uploaded when the connection is back/)).toBeVisible()
  await continueButton(page).click()
  await expectStep(page, 3, 'Skills & Expertise')
  await page.getByRole('button', { name: 'Sales', exact: true }).click()
  expect((await stored(world, seeker)).title).toBe('')
  await context.setOffline(false)
  await expect(notice(page, 'Step 1 completed successfully!')).toBeVisible()
  await expect(notice(page, 'Step 2 completed successfully!')).toBeVisible()
  await expect(page.getByRole('main').getByText(/kept on this device/)).toHaveCount(0)
  expect(await stored(world, seeker)).toMatchObject({ title: 'Virtual Assistant', resume: { name: RESUME.name } })
  await expect(page.getByRole('button', { name: 'Sales', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.route('**/api/jobseeker/profile/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await continueButton(page).click()
  await expectStep(page, 4, 'Portfolio & Links')
  await expect(notice(page, 'There was an error saving your profile. Please try again.')).toBeVisible()
  await expect(page.getByText(/Not saved yet: step 3/)).toBeVisible()
  await page.unroute('**/api/jobseeker/profile/')
  await page.reload()
  await expectStep(page, 4, 'Portfolio & Links')
  await expect(notice(page, 'Step 3 completed successfully!')).toBeVisible()
  expect((await stored(world, seeker)).skills).toEqual(['Sales'])
})

test('a file that could not be uploaded is remembered by its name', async ({ page, context, newSeeker }) => {
  await open(page, context, await newSeeker(NEW))
  await fillBasics(page)
  await continueButton(page).click()
  await expectStep(page, 2, 'Resume Upload')
  await page.route('**/api/jobseeker/profile/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await chooseResume(page)
  await expect(notice(page, 'There was a problem uploading your resume. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/jobseeker/profile/')
  await page.reload()
  await expect(page.getByText(`${RESUME.name} was chosen but not uploaded. Please choose it once more.`)).toBeVisible()
  await chooseResume(page)
  await expect(page.getByText(/, uploaded /)).toBeVisible()
  await expect(page.getByText('was chosen but not uploaded')).toHaveCount(0)
})
