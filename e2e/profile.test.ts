import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { simplePdf } from '../src/server/demo-pdf.ts'
import { expect, inspect, signIn, test } from './fixtures.ts'
import { toastOf } from './shell-steps.ts'

const PROFILE = '/api/jobseeker/profile/'
/** A part of the page in view mode, by its title. */
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
/** The same in edit mode. */
const editor = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}` })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' })

test('every part is edited, saved at once and there after a reload', async ({ page, context, newSeeker, api }) => {
  const seeker = await newSeeker()
  const experience = [{ employer: 'Mango Shop', title: 'Assistant', from: 'March 2019', to: 'present' }]
  const education = [{ school: 'UP Visayas', degree: 'BS Accountancy', from: '2012', to: '2016' }]
  await api('POST', PROFILE, { token: seeker.token, body: { experience, education, about: 'I answer e-mail.' } })
  await signIn(context, seeker)
  await page.goto('/profile')
  await expect(page.getByText('OLJ ID Proof', { exact: true })).toBeVisible()
  await expect(page.getByText('OLJ connected', { exact: true })).toBeVisible()
  await expect(page.getByText('Mango Shop, March 2019 to present')).toBeVisible()
  await expect(page.getByText('UP Visayas, 2012 to 2016')).toBeVisible()

  await edit(page).click()
  await expect(editor(page, 'About')).toBeFocused()
  await expect(editor(page, 'About')).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Professional title').fill('Bookkeeper')
  await page.getByLabel('Description').fill('I keep books.\nAnd secrets.')
  await editor(page, 'Skills').click()
  await expect(page.getByLabel('Professional title')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Edit /, expanded: true })).toHaveCount(1)
  await expect(page.getByText('And secrets.')).toBeVisible()
  await page.getByLabel('Your skills').fill('  QuickBooks ')
  await page.getByLabel('Your skills').press('Enter')
  await page.getByLabel('Your skills').fill('quickbooks')
  await page.getByRole('button', { name: 'Add skill' }).click()
  await expect(page.getByRole('button', { name: 'Remove QuickBooks' })).toHaveCount(1)
  await page.getByRole('group', { name: 'Popular skills' }).getByRole('button', { name: 'Data Analysis' }).click()

  await editor(page, 'Portfolio Projects').click()
  await page.getByRole('button', { name: 'Add a project' }).click()
  await page.getByLabel('Project title').last().fill('Ledger')
  await page.getByLabel('Project description').last().fill('Kept for ten shops')
  await page.getByLabel('Project URL').last().fill('ledger.example')
  await page.getByLabel('Project URL').last().blur()
  await expect(page.getByLabel('Project URL').last()).toHaveValue('https://ledger.example')
  await page.getByRole('button', { name: 'Remove project 1' }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()

  await editor(page, 'Contact Information').click()
  await page.getByLabel('Website').fill('luz.example')
  await page.getByLabel('LinkedIn').fill('linkedin.example/in/luz')
  await page.getByLabel('GitHub').fill('http://git.example/luz')
  await expect(page.getByLabel('LinkedIn')).toHaveValue('https://linkedin.example/in/luz')
  await editor(page, 'Experience & Location').click()
  await page.getByLabel('Years of experience').selectOption('5 to 10 years')
  await page.getByLabel('Location', { exact: true }).fill('Cebu City')
  await page.getByLabel('Willing to relocate').check()
  await editor(page, 'Job Preferences').click()
  await page.getByLabel('Contract').check()
  await page.getByLabel('Minimum salary').fill('700')
  await page.getByLabel('Maximum salary').fill('1500')
  await page.getByLabel('Work arrangement').selectOption('Hybrid')
  await page.getByLabel('Availability').selectOption('Another time')
  await page.getByLabel('When you can start').fill('After Christmas')
  await inspect(page, 'profile-editing')

  await save(page).click()
  await expect(toastOf(page, 'Profile Updated')).toBeVisible()
  await expect(page.getByText('Your profile has been updated successfully!')).toBeVisible()
  await expect(edit(page)).toBeFocused()
  await page.reload()
  for (const [title, words] of [
    ['About', 'And secrets.'],
    ['Skills', 'QuickBooks'],
    ['Skills', 'Data Analysis'],
    ['Portfolio Projects', 'Kept for ten shops'],
    ['Contact Information', 'linkedin.example/in/luz'],
    ['Experience & Location', 'Willing to relocate'],
    ['Job Preferences', '$700 to $1,500 a month'],
    ['Job Preferences', 'After Christmas'],
  ] as const) {
    await expect(part(page, title)).toContainText(words)
  }
  await expect(edit(page)).toBeVisible()
  await inspect(page, 'profile')
  const { body } = await api('GET', PROFILE, { token: seeker.token })
  expect(body).toMatchObject({
    title: 'Bookkeeper',
    location: 'Cebu City',
    years_of_experience: '5-10',
    github: 'http://git.example/luz',
    experience,
    education,
    job_preferences: { work_arrangement: 'hybrid', availability: 'custom', custom_availability: 'After Christmas' },
  })
})

const RESUME_LINES = [
  'Luz Reyes',
  'Bookkeeper',
  'Iloilo City',
  'WORK EXPERIENCE',
  'Bookkeeper',
  'Mango Trading Inc.',
  'March 2019 - Present',
  'EDUCATION',
  'Bachelor of Science in Accountancy',
  'University of the Philippines Visayas',
  '2012 - 2016',
]

test('a resume is uploaded, what it says is accepted and saved; it is downloaded, told of when it cannot be, and removed', async ({
  page,
  context,
  newSeeker,
}) => {
  await signIn(context, await newSeeker({ onboarded: false }))
  await page.goto('/profile')
  await edit(page).click()
  await editor(page, 'Resume').click()
  const buffer = Buffer.from(simplePdf(RESUME_LINES))
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Fill in from your default resume' }).click()
  await page.getByRole('button', { name: 'Use this: Work history' }).click()
  await page.getByRole('button', { name: 'Use this: Education' }).click()
  await inspect(page, 'profile-resume')
  await save(page).click()
  await expect(toastOf(page, 'Profile Updated')).toBeVisible()
  await page.reload()
  await expect(part(page, 'Experience & Location')).toContainText('Mango Trading Inc., Mar 2019 to present')
  await expect(part(page, 'Experience & Location')).toContainText('University of the Philippines Visayas, 2012 to 2016')
  const button = page.getByRole('button', { name: 'Resume download' })
  const coming = page.waitForEvent('download')
  await button.click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('resume.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.route('**/api/jobseeker/resume/download/', (route) => route.abort())
  await button.click()
  await expect(page.getByRole('alert').getByText('Error downloading resume. Please try again.')).toBeVisible()

  await edit(page).click()
  await editor(page, 'Resume').click()
  await page.getByRole('button', { name: 'More for resume.pdf' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Close: Resume removed' }).click()
  await expect(button).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(part(page, 'Resume')).toContainText('No resume added yet.')
})
