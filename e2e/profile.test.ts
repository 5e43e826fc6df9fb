import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { simplePdf } from '../src/server/demo-pdf.ts'
import { expect, inspect, signIn, test } from './fixtures.ts'
import { openSheet, toastOf } from './shell-steps.ts'

const PROFILE = '/api/jobseeker/profile/'
/** A part of the page in view mode, by its title. */
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
/** The same in edit mode. */
const editor = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}` })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' })

test('someone new is told what is missing, in every part; parts close and open', async ({
  page,
  context,
  newSeeker,
}) => {
  await signIn(context, await newSeeker({ onboarded: false, connected: false }))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Luz Reyes' })).toBeVisible()
  const missing = {
    About: 'No description added yet.',
    Skills: 'No skills added yet.',
    'Portfolio Projects': 'No projects added yet.',
    'Contact Information': 'No contact information added yet.',
    Resume: 'No resume added yet.',
    'Experience & Location': 'Location not specified',
    'Job Preferences': 'No job preferences specified yet.',
  }
  for (const [title, sentence] of Object.entries(missing)) {
    await expect(part(page, title).getByText(sentence, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Resume download' })).toBeDisabled()
  await expect(page.getByText('OLJ connected')).toBeHidden()
  await expect(page.getByText('OLJ ID Proof')).toBeHidden()
  await inspect(page, 'profile-new')

  const about = page.getByRole('button', { name: 'About', exact: true })
  await about.click()
  await expect(about).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('No description added yet.')).toBeHidden()
  await about.press('Enter')
  await expect(page.getByText('No description added yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Connect your OLJ account' }).click()
  await expect(page.getByLabel('OLJ email')).toBeVisible()
  await page.getByRole('button', { name: 'Connect your OLJ account' }).click()
  await expect(page.getByLabel('OLJ email')).toBeHidden()

  // What the server refuses is told in lines, opens its editor and costs nothing that was typed.
  await edit(page).click()
  await editor(page, 'Portfolio Projects').click()
  await page.getByRole('button', { name: 'Add a project' }).click()
  await expect(page.getByLabel('Project title')).toBeFocused()
  await page.getByLabel('Project title').fill('Mango shop')
  await editor(page, 'Skills').click()
  await save(page).click()
  await expect(page.getByText('projects.0.description: Project description is required')).toBeVisible()
  await expect(page.getByLabel('Project description')).toBeFocused()
  await expect(page.getByLabel('Project title')).toHaveValue('Mango shop')
  await page.route(`**${PROFILE}`, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await save(page).click()
  await expect(page.getByText('There was an error updating your profile. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Project title')).toHaveValue('Mango shop')
})

test('every part is edited, one editor at a time; cancelled, brought back, saved and there after a reload', async ({
  page,
  context,
  newSeeker,
  api,
}) => {
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

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Your changes were discarded.')).toBeVisible()
  await expect(page.getByText('I answer e-mail.')).toBeVisible()
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect(page.getByLabel('When you can start')).toHaveValue('After Christmas')
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

test('what is typed survives a reload, a tap elsewhere and a change on another device, and is nobody else’s', async ({
  page,
  context,
  newSeeker,
  api,
  isMobile,
}) => {
  const seeker = await newSeeker()
  const other = await newSeeker()
  await signIn(context, seeker)
  await page.goto('/profile')
  await edit(page).click()
  await page.getByLabel('Description').fill('Typed and not sent')
  await editor(page, 'Skills').click()
  await page.getByLabel('Your skills').fill('Half a wo')
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(part(page, 'Skills')).toContainText('Half a wo')
  await expect(part(page, 'About')).toContainText('Typed and not sent')

  const question = page.getByRole('alertdialog', { name: 'Your changes are not saved yet' })
  await page.getByRole('link', { name: /Hanap/ }).first().click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/profile')
  await page.getByRole('link', { name: /Hanap/ }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(part(page, 'About')).toContainText('Typed and not sent')

  await api('PUT', PROFILE, { token: seeker.token, body: { title: 'Changed elsewhere' } })
  await save(page).click()
  const choice = page.getByRole('alertdialog', { name: 'Which version do you want?' })
  await expect(choice).toContainText('Your profile was changed somewhere else in the meantime.')
  await expect(choice).toContainText('Changed there: About')
  await inspect(page, 'profile-conflict')
  await choice.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(toastOf(page, 'Profile Updated')).toBeVisible()
  const { body } = await api('GET', PROFILE, { token: seeker.token })
  expect(body).toMatchObject({ title: 'Changed elsewhere', about: 'Typed and not sent' })

  await edit(page).click()
  await page.getByLabel('Description').fill('Mine alone')
  if (isMobile) await (await openSheet(page)).getByRole('button', { name: 'Logout' }).click()
  else {
    await page.getByRole('button', { name: /your account/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await question.getByRole('button', { name: 'Log out and lose them' }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [other.token, JSON.stringify(other.user)],
  )
  await page.goto('/profile')
  await expect(edit(page)).toBeVisible()
  await expect(page.getByText('Mine alone')).toBeHidden()
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(button).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(part(page, 'Resume')).toContainText('No resume added yet.')
})
