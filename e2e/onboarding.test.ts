import { expect, inspect, test } from './fixtures.ts'
import {
  chooseResume,
  completeButton,
  connectBoard,
  continueButton,
  dropResume,
  expectStep,
  fillBasics,
  fillPortfolio,
  fillPreferences,
  notice,
  openWizard as open,
  RESUME,
  skipButton,
  stepName,
  storedProfile as stored,
} from './wizard-steps.ts'

const NEW = { onboarded: false, connected: false }

test('six steps with a real resume, each refused until it is whole, lead to a complete profile and to /jobs', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  test.setTimeout(120_000)
  const seeker = await newSeeker(NEW)
  const look = (name: string) => inspect(page, `onboarding-${name}`)
  await open(page, context, seeker)
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible()
  await expectStep(page, 1, 'Basic Information')
  await expect(page.getByText('0% complete')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await continueButton(page).click()
  for (const sentence of [
    'Professional title is required',
    'Years of experience is required',
    'Location is required',
    'Please select at least one work option',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Professional title')).toBeFocused()
  await look('1-errors')
  await fillBasics(page)
  await look('1')
  await continueButton(page).click()
  await expect(notice(page, 'Step 1 completed successfully!')).toBeVisible()

  await expectStep(page, 2, 'Resume Upload')
  await expect(stepName(page, 'Resume Upload')).toBeFocused()
  await expect(skipButton(page)).toHaveCount(0)
  await continueButton(page).click()
  await expect(page.getByText('Please upload a resume file')).toBeVisible()
  await chooseResume(page, { ...RESUME, name: 'photo.png', mimeType: 'image/png' })
  await expect(page.getByRole('alert').getByText('Please upload a PDF, DOC, or DOCX file under 5MB.')).toBeVisible()
  await dropResume(page)
  await expect(page.getByText(/, uploaded /)).toBeVisible()
  await page.getByLabel('Online resume').fill('luz.example/cv')
  await continueButton(page).click()
  await expect(page.getByText('Please enter a valid URL for your online resume')).toBeVisible()
  await page.getByLabel('Online resume').fill('https://luz.example/cv')
  const found = page.getByRole('region', { name: 'Found in your resume' })
  await expect(found).toBeVisible({ timeout: 30_000 })
  await look('2-found')
  expect((await stored(world, seeker)).skills, 'nothing is written by itself').toEqual([])
  await found.getByRole('button', { name: 'Add Shopify' }).click()
  await expect(found.getByRole('button', { name: 'Add Shopify' })).toHaveCount(0)
  await found.getByRole('button', { name: 'Use this: Education' }).click()
  await expect(found.getByRole('button', { name: 'Use this: Education' })).toHaveCount(0)
  await continueButton(page).click()

  await expectStep(page, 3, 'Skills & Expertise')
  await expect(page.getByRole('button', { name: 'Remove Shopify' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Shopify' }).click()
  await continueButton(page).click()
  await expect(page.getByText('At least one skill is required')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Popular skills' }).getByRole('button')).toHaveCount(12)
  await page.getByRole('button', { name: 'Data Analysis' }).click()
  await page.getByLabel('Your skills').fill(' Bookkeeping ')
  await page.getByLabel('Your skills').press('Enter')
  await page.getByLabel('Your skills').fill('bookkeeping')
  await page.getByRole('button', { name: 'Add skill' }).click()
  await look('3')
  await continueButton(page).click()

  await expectStep(page, 4, 'Portfolio & Links')
  await continueButton(page).click()
  await expect(page.getByText('Please add at least one project')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a project' })).toBeFocused()
  await fillPortfolio(page)
  await page.getByLabel('Website').fill('luz.example')
  await page.getByLabel('GitHub').fill('git hub')
  await expect(page.getByLabel('Website')).toHaveValue('https://luz.example')
  await continueButton(page).click()
  await expect(page.getByText('Please enter a valid GitHub URL')).toBeVisible()
  await page.getByLabel('GitHub').fill('')
  await look('4')
  await continueButton(page).click()

  await expectStep(page, 5, 'Job Preferences')
  await page.getByLabel('Availability').selectOption('Another time')
  await continueButton(page).click()
  for (const sentence of [
    'Please select at least one job type',
    'Minimum salary is required',
    'Maximum salary is required',
    'Please specify your custom availability',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  await fillPreferences(page)
  await page.getByLabel('Minimum salary').fill('901')
  await expect(page.getByText('Minimum salary cannot be greater than maximum salary')).toBeVisible()
  await page.getByLabel('Minimum salary').fill('500')
  await page.getByLabel('When you can start').fill('After my notice')
  await look('5')
  await continueButton(page).click()

  await expectStep(page, 6, 'Connect Your OLJ Account')
  await expect(skipButton(page)).toHaveCount(0)
  await completeButton(page).click()
  await expect(page.getByText('You must connect your OLJ account to complete onboarding.')).toBeVisible()
  await connectBoard(page, { ...seeker.board, password: 'wrong' })
  await expect(
    page.getByRole('main').getByText('Invalid OLJ credentials. Please check your email and password.'),
  ).toBeVisible()
  await look('6')
  await connectBoard(page, seeker.board)
  await expect(notice(page, 'OLJ account connected successfully!')).toBeVisible()
  await expect(page.getByText('You must connect your OLJ account')).toHaveCount(0)
  await completeButton(page).click()
  const overlay = page.getByRole('dialog', { name: 'Profile Complete' })
  await expect(overlay.getByRole('progressbar')).toBeVisible()
  await expect(page).toHaveURL('/jobs')
  expect(await stored(world, seeker)).toMatchObject({
    title: 'Virtual Assistant',
    years_of_experience: '3-5',
    open_to_remote: true,
    resume: { name: RESUME.name },
    resume_url: 'https://luz.example/cv',
    education: [{ from: '2014', to: '2018' }],
    experience: [],
    skills: ['Data Analysis', 'Bookkeeping'],
    website: 'https://luz.example',
    projects: [{ title: 'Shop of a neighbour' }],
    job_preferences: {
      job_types: ['full-time'],
      salary_min: 500,
      salary_max: 900,
      custom_availability: 'After my notice',
    },
    onboarding_completed: true,
  })
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toHaveCount(0)
})

test('by keyboard alone', async ({ page, context, newSeeker }) => {
  await open(page, context, await newSeeker(NEW))
  await page.getByLabel('Professional title').focus()
  await page.keyboard.type('Bookkeeper')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cebu City')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(stepName(page, 'Resume Upload')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('input[type=file]')).toBeFocused()
  await chooseResume(page)
  await expect(page.getByText(/, uploaded /)).toBeVisible()
  await page.getByLabel('Online resume').focus()
  await page.keyboard.press('Enter')
  await expect(stepName(page, 'Skills & Expertise')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Excel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Excel' })).toBeVisible()
  await continueButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(stepName(page, 'Portfolio & Links')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Project title')).toBeFocused()
  await page.getByRole('button', { name: 'Remove project 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Project title')).toBeFocused()
})
