import { expect, listen, signIn, test } from './fixtures.ts'
import {
  chooseResume,
  continueButton,
  expectStep,
  fillBasics,
  notice,
  openWizard as open,
  skipButton,
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

test('an answer to the first step that comes late leaves the resume that was uploaded meanwhile', async ({
  page,
  context,
  newSeeker,
}) => {
  await open(page, context, await newSeeker(NEW))
  const answered = Promise.withResolvers<void>()
  const uploaded = Promise.withResolvers<void>()
  await fillBasics(page)
  // From here on the first call is the step's save.
  await page.route(
    '**/api/jobseeker/profile/',
    async (route) => {
      const answer = await route.fetch()
      answered.resolve()
      await uploaded.promise
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  await continueButton(page).click()
  await answered.promise
  await chooseResume(page)
  await expect(page.getByText(/, uploaded /)).toBeVisible()
  uploaded.resolve()
  await expect(notice(page, 'Step 1 completed successfully!')).toBeVisible()
  await expect(page.getByText(/, uploaded /)).toBeVisible()
})
