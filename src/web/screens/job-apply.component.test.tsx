import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applications } from '#features/applications/contract.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { coverLetters } from '#features/cover-letters/contract.ts'
import { resumes } from '#features/resumes/contract.ts'
import { anApplication, anApplicationRead } from '#web/testing/applications.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const RESUME = {
  id: 1,
  file_name: 'Older.pdf',
  uploaded_at: '2026-11-02T02:00:00.000Z',
  is_default: false,
  bytes: 40_000,
}
const DEFAULT = { ...RESUME, id: 2, file_name: 'Newest.pdf', is_default: true }

const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
const submit = dialog.getByRole('button', { name: 'Submit Application' })
const points = dialog.getByRole('spinbutton', { name: 'Apply points' })

beforeEach(() => {
  servePosting(aPosting({ title: 'Bookkeeper' }))
  server.on(resumes.list, { results: [DEFAULT, RESUME], count: 2, next: null, previous: null })
  server.on(boardAccount.integrations, {
    ...noIntegrations(),
    olj_connected: true,
    olj_state: 'connected',
    olj_id_proof: 70,
  })
})

async function openApply(): Promise<void> {
  await render('/jobs/31', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect.element(dialog.getByText('You have 12 points on OLJ')).toBeVisible()
}

test('the apply window has the default resume chosen, and says what stands in the way of sending', async () => {
  await openApply()
  await expect.element(dialog.getByRole('radio', { name: /^Newest\.pdf Default/ })).toBeChecked()
  await inspect()
  await submit.click()
  await expect.element(page.getByRole('dialog', { name: 'Cover Letter Required' })).toBeVisible()
  await inspect()
  await userEvent.keyboard('{Escape}')
  await dialog.getByLabelText('Cover letter').fill('I keep books with care.')
  await points.fill('60')
  await submit.click()
  await expect.element(points).toBeInvalid()
  await expect.element(points).toHaveFocus()
  await inspect()
  await expect.poll(() => server.asked(applications.apply)).toEqual([])
})

test('what was sent is said with its receipt, and the posting shows it', async () => {
  const application = anApplication({ id: 12, job: 31, job_title: 'Bookkeeper', apply_points: 2 })
  const letter = { id: 8, job_post_id: 31, resume_id: 2, custom_prompt: '', version: 1, origin: 'own' } as const
  const created_at = '2026-11-23T02:00:00.000Z'
  server.on(coverLetters.create, ({ body: { subject, content } }) => {
    return { ...letter, subject, content, confirmed_claims: [], created_at }
  })
  server.on(applications.apply, {
    message: 'Your application was sent. OLJ confirmed it.',
    application,
    receipt: anApplicationRead(application).receipt,
  })
  await openApply()
  await dialog.getByLabelText('Cover letter').fill('I keep books with care.')
  await points.fill('2')
  await submit.click()
  const outcome = page.getByRole('dialog', { name: 'Application Sent' })
  await expect.element(outcome.getByText('OLJ confirmed it.')).toBeVisible()
  await expect
    .element(outcome.getByRole('link', { name: 'See the receipt' }))
    .toHaveAttribute('href', '/applications/12')
  await expect.poll(() => server.asked(coverLetters.create).map(({ body }) => body.resume_id)).toEqual([2])
  await expect
    .poll(() => server.asked(applications.apply).map(({ body }) => body))
    .toEqual([{ job_post_id: 31, cover_letter_id: 8, apply_points: 2 }])
  await inspect()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument()
  await expect.element(page.getByText('You already applied for this job.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the receipt' })).toHaveAttribute('href', '/applications/12')
  await inspect()
})
