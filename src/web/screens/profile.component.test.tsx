import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { type JobseekerProfile, profile } from '#features/profile/contract.ts'
import { EMPTY_PROFILE } from '#features/profile/testing/profiles.ts'
import { resumes } from '#features/resumes/contract.ts'
import { badToken, noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const READ_AT = '2026-11-22T02:00:00.000Z'
const stored = (some: Partial<JobseekerProfile> = {}): JobseekerProfile => ({
  ...EMPTY_PROFILE,
  title: 'Bookkeeper',
  about: 'I keep books.',
  updated_at: READ_AT,
  ...some,
})

const part = (title: string) => page.getByRole('region', { name: title, exact: true })
const editor = (title: string) => page.getByRole('button', { name: `Edit ${title}` })
const edit = page.getByRole('button', { name: 'Edit Profile' })
const save = page.getByRole('button', { name: 'Save Changes' }).last()
const cancel = page.getByRole('button', { name: 'Cancel' }).last()

beforeEach(() => {
  server.on(profile.find, stored())
  server.on(resumes.list, { results: [], count: 0, next: null, previous: null })
  server.on(boardAccount.integrations, noIntegrations())
  // After a save: the check, then the person, then the profile.
  server.on(profile.checkOnboarding, {
    checks: { has_basic_info: true, has_resume: true, has_skills: true, has_job_preferences: true },
    onboarding_completed: true,
  })
})

test('someone new is told what is missing, in every part; parts close and open', async () => {
  server.on(profile.find, EMPTY_PROFILE)
  await render('/profile', { signedIn: aUser() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Luz Reyes' })).toBeVisible()
  for (const [title, sentence] of [
    ['About', 'No description added yet.'],
    ['Skills', 'No skills added yet.'],
    ['Portfolio Projects', 'No projects added yet.'],
    ['Contact Information', 'No contact information added yet.'],
    ['Resume', 'No resume added yet.'],
    ['Experience & Location', 'Location not specified'],
    ['Job Preferences', 'No job preferences specified yet.'],
  ] as const) {
    await expect.element(part(title).getByText(sentence, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByRole('button', { name: 'Resume download' })).toBeDisabled()
  await expect.element(page.getByText('OLJ connected')).not.toBeInTheDocument()
  await expect.element(page.getByText('OLJ ID Proof')).not.toBeInTheDocument()
  await inspect()
  const about = page.getByRole('button', { name: 'About', exact: true })
  await about.click()
  await expect.element(about).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByText('No description added yet.')).not.toBeInTheDocument()
  await about.click()
  await expect.element(page.getByText('No description added yet.')).toBeVisible()
  const connect = page.getByRole('button', { name: 'Connect your OLJ account' })
  await connect.click()
  await expect.element(page.getByLabelText('OLJ email')).toBeVisible()
  await connect.click()
  await expect.element(page.getByLabelText('OLJ email')).not.toBeInTheDocument()
})

test('what is stored is shown by its labels, and the badges of the board account beside the name', async () => {
  server.on(boardAccount.integrations, { ...noIntegrations(), olj_connected: true, olj_id_proof: 80 })
  server.on(
    profile.find,
    stored({
      website: 'https://luz.example/',
      years_of_experience: '5-10',
      willing_to_relocate: true,
      job_preferences: {
        ...EMPTY_PROFILE.job_preferences,
        job_types: ['full-time', 'contract'],
        salary_min: 700,
        salary_max: 1500,
        availability: 'custom',
        custom_availability: 'After Christmas',
      },
    }),
  )
  await render('/profile', { signedIn: aUser() })
  for (const words of ['OLJ ID Proof', 'OLJ connected', '5 to 10 years', 'Willing to relocate']) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByRole('link', { name: 'luz.example' })).toHaveAttribute('href', 'https://luz.example/')
  const preferences = part('Job Preferences')
  for (const words of ['Full-time, Contract', '$700 to $1,500 a month', 'Flexible', 'After Christmas']) {
    await expect.element(preferences.getByText(words, { exact: true })).toBeVisible()
  }
})

test('what the server refuses is told in lines, opens its editor, and nothing typed is lost', async () => {
  server.once(profile.update, wrongFields({ 'projects.0.description': ['Not this one.'] }))
  server.on(profile.update, noAnswer())
  await render('/profile', { signedIn: aUser() })
  await edit.click()
  await editor('Portfolio Projects').click()
  await page.getByRole('button', { name: 'Add a project' }).click()
  const title = page.getByLabelText('Project title')
  await expect.element(title).toHaveFocus()
  await title.fill('Mango shop')
  const description = page.getByLabelText('Project description')
  await description.fill('Sold mangoes')
  await editor('Skills').click()
  await save.click()
  await expect.element(page.getByText('projects.0.description: Not this one.')).toBeVisible()
  await expect.element(description).toHaveFocus()
  await expect.element(description).toHaveAccessibleDescription('Not this one.')
  await expect.element(title).toHaveValue('Mango shop')
  await inspect()
  await save.click()
  await expect.element(page.getByText('There was an error updating your profile. Please try again.')).toBeVisible()
  await expect.element(title).toHaveValue('Mango shop')
})

test('a salary in pesos is asked about before the profile is saved, and a stored one is not', async () => {
  const job_preferences = { ...EMPTY_PROFILE.job_preferences, salary_min: 10_000, salary_max: 12_000 }
  server.on(profile.find, stored({ job_preferences }))
  server.on(profile.update, stored({ job_preferences }))
  server.on(auth.user, aUser())
  await render('/profile', { signedIn: aUser() })
  await edit.click()
  await page.getByLabelText('Description').fill('I keep books and secrets.')
  await save.click()
  await expect.poll(() => server.asked(profile.update)).toHaveLength(1)
  await edit.click()
  await editor('Job Preferences').click()
  await page.getByLabelText('Minimum salary').fill('30000')
  await page.getByLabelText('Maximum salary').fill('30000')
  await editor('About').click()
  await save.click()
  const question = page.getByRole('group', { name: 'Did you mean pesos? ₱30,000 a month is about $511.' })
  await expect.element(question).toHaveFocus()
  await inspect()
  await expect.poll(() => server.asked(profile.update)).toHaveLength(1)
  await page.getByRole('button', { name: 'Use pesos' }).click()
  await expect.element(page.getByLabelText('Minimum salary')).toHaveFocus()
  await expect.element(page.getByText('Your salary is $511 a month.')).toBeVisible()
  await save.click()
  await expect
    .poll(() => server.asked(profile.update).map(({ body }) => body?.job_preferences?.salary_max))
    .toEqual([12_000, 511])
})

test('one editor is open at a time; what was cancelled can be brought back, at the same editor', async () => {
  await render('/profile', { signedIn: aUser() })
  await edit.click()
  await expect.element(editor('About')).toHaveFocus()
  await page.getByLabelText('Description').fill('I keep books and secrets.')
  await editor('Job Preferences').click()
  await expect.element(page.getByLabelText('Description')).not.toBeInTheDocument()
  await expect.element(page.getByText('I keep books and secrets.')).toBeVisible()
  await page.getByLabelText('Availability').selectOptions('Another time')
  await page.getByLabelText('When you can start').fill('After Christmas')
  await cancel.click()
  await expect.element(page.getByText('Your changes were discarded.')).toBeVisible()
  await expect.element(page.getByText('I keep books.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect.element(page.getByLabelText('When you can start')).toHaveValue('After Christmas')
  await expect.element(page.getByText('I keep books and secrets.')).toBeVisible()
})

test('what is typed survives a reload and a look elsewhere, and is nobody else’s', async () => {
  await render('/profile', { signedIn: aUser() })
  await edit.click()
  await page.getByLabelText('Description').fill('Typed and not sent')
  await reload()
  await expect.element(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect.element(part('About').getByText('Typed and not sent')).toBeVisible()
  const question = page.getByRole('alertdialog', { name: 'Your changes are not saved yet' })
  await page.getByRole('link', { name: 'Hanap, home' }).click()
  await inspect()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.poll(() => address()).toBe('/profile')
  await render('/profile', { signedIn: aUser({ id: 8, first_name: 'Ana' }) })
  await expect.element(edit).toBeVisible()
  await expect.element(page.getByText('Typed and not sent')).not.toBeInTheDocument()
})

test('a profile that was changed elsewhere asks which version counts; mine is put over theirs', async () => {
  const theirs = stored({ title: 'Changed elsewhere', updated_at: '2026-11-23T01:00:00.000Z' })
  server.once(profile.update, () => {
    server.on(profile.find, theirs)
    return refused(409, 'profile_changed', 'Your profile was changed somewhere else in the meantime.')
  })
  server.on(profile.update, theirs)
  server.on(auth.user, aUser())
  await render('/profile', { signedIn: aUser() })
  await edit.click()
  await page.getByLabelText('Description').fill('Typed and not sent')
  await save.click()
  const choice = page.getByRole('alertdialog', { name: 'Which version do you want?' })
  await expect.element(choice.getByText('Changed there: About')).toBeVisible()
  await expect.element(choice.getByText('Changed here: About')).toBeVisible()
  await inspect()
  await choice.getByRole('button', { name: 'Keep my changes' }).click()
  await expect.element(page.getByText('Your profile has been updated successfully!')).toBeVisible()
  await expect
    .poll(() => server.asked(profile.update).map(({ body }) => [body?.title, body?.about, body?.updated_at]))
    .toEqual([
      ['Bookkeeper', 'Typed and not sent', READ_AT],
      ['Changed elsewhere', 'Typed and not sent', theirs.updated_at],
    ])
  await expect.element(edit).toHaveFocus()
})

test('the other version can be taken instead', async () => {
  const theirs = stored({ about: 'Theirs', updated_at: '2026-11-23T01:00:00.000Z' })
  server.on(profile.update, () => {
    server.on(profile.find, theirs)
    return refused(409, 'profile_changed', 'Your profile was changed somewhere else in the meantime.')
  })
  await render('/profile', { signedIn: aUser() })
  await edit.click()
  await page.getByLabelText('Description').fill('Mine')
  await save.click()
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect.element(part('About').getByText('Theirs')).toBeVisible()
  await expect.element(edit).toBeVisible()
  await reload()
  await expect.element(part('About').getByText('Theirs')).toBeVisible()
})

test('a session that ends while the profile is edited is said at the login, which knows the way back', async () => {
  server.on(google.options, { google: false })
  server.on(profile.update, badToken())
  await render('/profile', { signedIn: aUser() })
  await edit.click()
  await page.getByLabelText('Professional title').fill('Head bookkeeper')
  await save.click()
  await expect.element(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect.poll(() => address()).toBe('/login?redirect=%2Fprofile')
  await inspect()
})
