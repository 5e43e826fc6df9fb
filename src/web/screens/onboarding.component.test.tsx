import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { type JobseekerProfile, profile } from '#features/profile/contract.ts'
import { onboardingPlace } from '#features/profile/onboarding/contract.ts'
import { EMPTY_PROFILE } from '#features/profile/testing/profiles.ts'
import { resumeParsing } from '#features/resumes/parsing/contract.ts'
import { LOCKED_RESUME_SENTENCE } from '#features/resumes/rules.ts'
import { badToken, broken, noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { connect } from '#web/testing/tabs.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const newcomer = aUser({ onboarding_completed: false })
const RESUME = { id: 4, name: 'Luz Reyes.pdf', bytes: 2048, uploaded_at: '2026-11-23T01:00:00.000Z' }
const pdf = () => new File(['%PDF-1.4'], RESUME.name, { type: 'application/pdf' })
const at = (step: 1 | 2 | 3 | 4 | 5 | 6) => ({ place: { step, reached: step, skipped: [] } })

const stepName = (name: string) => page.getByRole('heading', { level: 2, name })
const next = page.getByRole('button', { name: 'Continue' })
const skip = page.getByRole('button', { name: 'Skip this step' })
const complete = page.getByRole('button', { name: 'Complete Profile' })
const fileField = () => document.querySelector<HTMLInputElement>('input[type=file]')!
const sentences = async (...wanted: string[]) => {
  for (const sentence of wanted) await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
}
async function fillBasics() {
  await page.getByLabelText('Professional title').fill('Bookkeeper')
  await page.getByLabelText('Years of experience').selectOptions('1 to 3 years')
  await page.getByLabelText('Location').fill('Iloilo City')
  await page.getByLabelText('Open to remote work').click()
}

let saved: JobseekerProfile

beforeEach(() => {
  saved = EMPTY_PROFILE
  server.on(profile.find, () => saved)
  // As much of a server as the wizard sees of it: it keeps what it is given.
  server.on(profile.saveStep, ({ body, file }) => {
    const {
      job_preferences: ours,
      job_preference: _one,
      jobPreferences: theirs,
      updated_at: _at,
      ...plain
    } = body ?? {}
    const preferences = { ...saved.job_preferences, ...ours, ...theirs }
    const resume = file ? RESUME : saved.resume
    saved = { ...saved, ...plain, resume, job_preferences: preferences } as JobseekerProfile
    return saved
  })
  server.on(onboardingPlace.find, { place: null })
  server.on(onboardingPlace.keep, ({ body }) => ({ place: body }))
  server.on(boardAccount.integrations, noIntegrations())
  server.on(resumeParsing.parseStored, refused(422, 'unreadable', 'This resume could not be read.'))
})

test('each step says what it needs, beside its fields and with the focus on the first', async () => {
  await render('/onboarding', { signedIn: newcomer })
  await expect.element(stepName('Basic Information')).toBeVisible()
  await sentences('Step 1 of 6', '0% complete')
  await expect.poll(() => page.getByRole('button', { name: 'Back', exact: true }).elements()).toHaveLength(0)
  await next.click()
  await sentences(
    'Professional title is required',
    'Years of experience is required',
    'Location is required',
    'Please select at least one work option',
  )
  await expect.element(page.getByLabelText('Professional title')).toHaveFocus()
  await inspect()
  await fillBasics()
  await expect.poll(() => page.getByText('is required').elements()).toHaveLength(0)
})

test('a resume is needed, of a kind that can be read, dropped or chosen; a link has to be one', async () => {
  server.on(onboardingPlace.find, at(2))
  await render('/onboarding', { signedIn: newcomer })
  await next.click()
  await sentences('Please upload a resume file')
  await expect.poll(() => skip.elements()).toHaveLength(0)
  const drop = (file: File) => {
    const data = new DataTransfer()
    data.items.add(file)
    fileField()
      .closest('label')!
      .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
  }
  drop(new File(['x'], 'photo.png', { type: 'image/png' }))
  await expect
    .element(page.getByRole('alert').getByText('Please upload a PDF, DOC, or DOCX file under 5MB.'))
    .toBeVisible()
  drop(pdf())
  await expect.element(page.getByText(/, uploaded /)).toBeVisible()
  await page.getByLabelText('Online resume').fill('luz.example/cv')
  await next.click()
  await sentences('Please enter a valid URL for your online resume')
  await inspect()
})

test('skills, projects, links and preferences are asked for in the words of the product', async () => {
  server.on(onboardingPlace.find, at(5))
  await render('/onboarding?step=3', { signedIn: newcomer })
  await next.click()
  await sentences('At least one skill is required')
  await page.getByRole('button', { name: 'Data Analysis' }).click()
  await next.click()
  await expect.element(stepName('Portfolio & Links')).toBeVisible()
  await next.click()
  await sentences('Please add at least one project')
  const add = page.getByRole('button', { name: 'Add a project' })
  await expect.element(add).toHaveFocus()
  await add.click()
  await expect.element(page.getByLabelText('Project title')).toHaveFocus()
  await expect.element(page.getByText('Project title is required')).not.toBeInTheDocument()
  await page.getByLabelText('Website').fill('luz.example')
  await page.getByLabelText('GitHub').fill('git hub')
  await expect.element(page.getByLabelText('Website')).toHaveValue('https://luz.example')
  await next.click()
  await sentences('Project title is required', 'Project description is required', 'Please enter a valid GitHub URL')
  await page.getByLabelText('GitHub').fill('')
  await page.getByLabelText('Project title').fill('Shop of a neighbour')
  await page.getByLabelText('Project description').fill('Sold mangoes to 40 customers')
  await inspect()
  await next.click()
  await expect.element(stepName('Job Preferences')).toBeVisible()
  await page.getByLabelText('Availability').selectOptions('Another time')
  await next.click()
  await sentences(
    'Please select at least one job type',
    'Minimum salary is required',
    'Maximum salary is required',
    'Please specify your custom availability',
  )
  await page.getByLabelText('Minimum salary').fill('901')
  await page.getByLabelText('Maximum salary').fill('900')
  await sentences('Minimum salary cannot be greater than maximum salary')
  await inspect()
})

test('the last step waits for the board account; connecting it takes the sentence away', async () => {
  server.on(onboardingPlace.find, at(6))
  server.once(
    boardAccount.connect,
    refused(401, 'board_credentials', 'Invalid OLJ credentials. Please check your email and password.'),
  )
  server.on(boardAccount.connect, () => {
    server.on(boardAccount.integrations, { ...noIntegrations(), olj_connected: true, olj_email: 'luz@board.test' })
    return { olj_email: 'luz@board.test', olj_id_proof: 80, integration_id: 3, needs_verification: false }
  })
  await render('/onboarding', { signedIn: newcomer })
  await complete.click()
  await sentences('You must connect your OLJ account to complete onboarding.')
  await page.getByLabelText('OLJ email').fill('luz@board.test')
  await page.getByLabelText('OLJ password').fill('Board-pass-1')
  const submit = page.getByRole('button', { name: 'Connect OLJ account' })
  await submit.click()
  await expect
    .element(page.getByRole('main').getByText('Invalid OLJ credentials. Please check your email and password.'))
    .toBeVisible()
  await inspect()
  await page.getByLabelText('OLJ password').fill('Board-pass-2')
  await submit.click()
  await expect.element(page.getByText('OLJ account connected successfully!')).toBeVisible()
  await expect.poll(() => page.getByText('You must connect your OLJ account').elements()).toHaveLength(0)
})

test('skipped steps are said, asked for at the end, not counted, and can be gone back to', async () => {
  saved = { ...EMPTY_PROFILE, resume: RESUME }
  server.on(boardAccount.integrations, { ...noIntegrations(), olj_connected: true, olj_email: 'luz@board.test' })
  server.on(onboardingPlace.find, at(1))
  server.on(profile.checkOnboarding, {
    checks: { has_basic_info: false, has_resume: true, has_skills: false, has_job_preferences: false },
    onboarding_completed: false,
  })
  server.on(auth.user, newcomer)
  await render('/onboarding', { signedIn: newcomer })
  await page.getByLabelText('Professional title').fill('Half a thought')
  await skip.click()
  await expect.element(page.getByText('Basic Information step was skipped. You can complete it later.')).toBeVisible()
  await next.click()
  for (const name of ['Skills & Expertise', 'Portfolio & Links', 'Job Preferences']) {
    await expect.element(stepName(name)).toBeVisible()
    await skip.click()
  }
  await sentences('Step 6 of 6', '17% complete')
  await complete.click()
  await expect
    .element(
      page.getByText(
        'You have skipped some required steps: Basic Information, Skills & Expertise, Job Preferences. Your profile may not appear in searches without this information.',
      ),
    )
    .toBeVisible()
  await expect
    .element(page.getByText(/onboarding is not complete\. Please make sure all 5 sections are complete/))
    .toBeVisible()
  expect(saved.title).toBe('Half a thought')
  const left = page.getByRole('navigation', { name: 'Still open' })
  await expect
    .poll(() =>
      left
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Basic Information', 'Skills & Expertise', 'Portfolio & Links', 'Job Preferences'])
  await left.getByRole('button', { name: 'Basic Information' }).click()
  await expect.element(page.getByLabelText('Professional title')).toHaveValue('Half a thought')
})

test('without a connection the wizard goes on, says what waits, and saves it when the line is back', async () => {
  await render('/onboarding', { signedIn: newcomer })
  await fillBasics()
  connect(false)
  await next.click()
  await expect.element(stepName('Resume Upload')).toBeVisible()
  await expect
    .element(
      page.getByText('You are offline. Step 1 is kept on this device and will be saved when the connection is back.'),
    )
    .toBeVisible()
  await userEvent.upload(fileField(), pdf())
  await expect.element(page.getByText(/will be uploaded when the connection is back/)).toBeVisible()
  await next.click()
  await expect.element(stepName('Skills & Expertise')).toBeVisible()
  await expect.poll(() => server.asked(profile.saveStep)).toEqual([])
  connect(true)
  await expect.element(page.getByText('Step 1 completed successfully!')).toBeVisible()
  await expect.element(page.getByText('Step 2 completed successfully!')).toBeVisible()
  await expect.element(page.getByText(/kept on this device/)).not.toBeInTheDocument()
  expect(saved).toMatchObject({ title: 'Bookkeeper', resume: { name: RESUME.name } })
})

test('a step that could not be saved stops nobody, is said all the time, and is saved on the next visit', async () => {
  server.on(onboardingPlace.find, at(3))
  await render('/onboarding', { signedIn: newcomer })
  await page.getByRole('button', { name: 'Sales', exact: true }).click()
  server.once(profile.saveStep, broken())
  await next.click()
  await expect.element(stepName('Portfolio & Links')).toBeVisible()
  await expect.element(page.getByText('There was an error saving your profile. Please try again.')).toBeVisible()
  await expect.element(page.getByText(/Not saved yet: step 3/)).toBeVisible()
  await inspect()
  await reload()
  await expect.element(stepName('Portfolio & Links')).toBeVisible()
  await expect.element(page.getByText('Step 3 completed successfully!')).toBeVisible()
  expect(saved.skills).toEqual(['Sales'])
})

test('a file that could not be uploaded is remembered by its name', async () => {
  server.on(onboardingPlace.find, at(2))
  await render('/onboarding', { signedIn: newcomer })
  await expect.element(stepName('Resume Upload')).toBeVisible()
  server.once(profile.saveStep, noAnswer())
  await userEvent.upload(fileField(), pdf())
  await expect.element(page.getByText('There was a problem uploading your resume. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await reload()
  await expect
    .element(page.getByText(`${RESUME.name} was chosen but not uploaded. Please choose it once more.`))
    .toBeVisible()
  await userEvent.upload(fileField(), pdf())
  await expect.element(page.getByText(/, uploaded /)).toBeVisible()
  await expect.poll(() => page.getByText('was chosen but not uploaded').elements()).toHaveLength(0)
})

test('a file that opens only with a password is said beside the field alone, and another is chosen at once', async () => {
  server.on(onboardingPlace.find, at(2))
  server.once(profile.saveStep, wrongFields({ resume: [LOCKED_RESUME_SENTENCE] }))
  await render('/onboarding', { signedIn: newcomer })
  await expect.element(stepName('Resume Upload')).toBeVisible()
  await userEvent.upload(fileField(), pdf())
  await expect.element(page.getByRole('alert').getByText(LOCKED_RESUME_SENTENCE)).toBeVisible()
  await expect.element(page.getByText('Choose another file')).toBeVisible()
  await expect.poll(() => page.getByText('Resume Upload Error').elements()).toHaveLength(0)
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
  await inspect()
  await userEvent.upload(fileField(), pdf())
  await expect.element(page.getByText(/, uploaded /)).toBeVisible()
  await expect.poll(() => page.getByText(LOCKED_RESUME_SENTENCE).elements()).toHaveLength(0)
})

test('a session that ends in the wizard is said, and what was typed is there after logging in', async () => {
  await render('/onboarding', { signedIn: newcomer })
  await fillBasics()
  server.once(profile.saveStep, badToken())
  server.once(onboardingPlace.keep, badToken())
  await next.click()
  await expect.element(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log in to begin' })).toBeVisible()
  await inspect()
  await render('/onboarding?step=1', { signedIn: newcomer })
  await expect.element(page.getByLabelText('Professional title')).toHaveValue('Bookkeeper')
  await expect.poll(() => saved.title).toBe('Bookkeeper')
})
