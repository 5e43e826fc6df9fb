import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { resumes } from '#features/resumes/contract.ts'
import { wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const LOCKED = 'This file is protected with a password. Please save a copy that opens without one and upload that.'
const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
const field = dialog.getByLabelText('Resume file', { exact: false })
const pdf = (name: string) => new File(['%PDF-1.7 words'], name, { type: 'application/pdf' })

beforeEach(() => {
  servePosting(aPosting({ title: 'Bookkeeper' }))
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
  await dialog.getByLabelText('Cover letter').fill('I keep books.')
}

test('a resume that is not taken is said once, at its place, and the keyboard is led there', async () => {
  server.on(resumes.upload, wrongFields({ file: [LOCKED] }))
  await openApply()
  await userEvent.upload(field, pdf('Locked.pdf'))
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect.element(dialog.getByText(LOCKED, { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/not uploaded$/)).toBeVisible()
  const remove = dialog.getByRole('button', { name: 'Remove' })
  await expect.element(remove).toHaveFocus()
  await expect.element(page.getByText('Application Failed')).not.toBeInTheDocument()
  await expect.element(page.getByText(/Validation error/)).not.toBeInTheDocument()
  await inspect()
})

test('another file begins anew, and the focus follows what is chosen and removed', async () => {
  server.on(resumes.upload, wrongFields({ file: [LOCKED] }))
  await openApply()
  await userEvent.upload(field, pdf('Locked.pdf'))
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect.element(dialog.getByText(LOCKED, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(dialog.getByText(LOCKED, { exact: true })).not.toBeInTheDocument()
  await userEvent.upload(field, pdf('Open.pdf'))
  await expect.element(dialog.getByText(/uploaded when you send$/)).toBeVisible()
  await expect.element(dialog.getByText(LOCKED, { exact: true })).not.toBeInTheDocument()
})

test('an upload that is stopped leaves the file chosen and the keyboard at it', async () => {
  server.hold(resumes.upload)
  await openApply()
  await userEvent.upload(field, pdf('Long.pdf'))
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).first().click()
  await expect.element(dialog.getByRole('button', { name: 'Remove' })).toHaveFocus()
  await expect.element(dialog.getByText(/uploaded when you send$/)).toBeVisible()
})
