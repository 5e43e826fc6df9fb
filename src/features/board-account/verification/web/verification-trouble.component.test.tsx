import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import {
  DELETED,
  NOTHING,
  UPLOADED,
  beginVerifying,
  dialog,
  field,
  fillEverything,
  fillWho,
  heading,
  press,
} from '#web/testing/verifying.ts'
import { boardVerification } from '../contract.ts'

beforeEach(beginVerifying)

test('the upload can be stopped, and what failed is said; the next try goes on from there', async () => {
  await fillEverything()
  const release = server.hold(boardVerification.upload)
  await press('Send to OLJ')
  await press('Cancel upload')
  await expect.element(dialog.getByText('The upload was stopped. Your photos are still here.')).toBeVisible()
  release()
  server.once(boardVerification.upload, noAnswer())
  await press('Send to OLJ')
  await expect.element(dialog.getByText('Failed to upload documents')).toBeVisible()
  await inspect()
  server.on(boardVerification.upload, UPLOADED)
  server.once(boardVerification.submit, noAnswer())
  await press('Send to OLJ')
  await expect.element(dialog.getByText('An error occurred during verification submission')).toBeVisible()
  const uploads = server.asked(boardVerification.upload).length
  server.on(boardVerification.submit, { success: true, error: null, requires_mobile_code: false })
  server.on(boardVerification.standing, { ...NOTHING, state: 'review', images: DELETED })
  await press('Send to OLJ')
  await expect.element(dialog.getByText('OLJ has everything now')).toBeVisible()
  // The photos went over the line once.
  expect(server.asked(boardVerification.upload).length).toBe(uploads)
})

test('what the server finds wrong is shown where it can be mended', async () => {
  await fillEverything()
  server.once(boardVerification.upload, wrongFields({ government_id_selfie: ['Please upload a JPG or PNG image.'] }))
  await press('Send to OLJ')
  await expect.element(heading('Your ID and a selfie')).toBeVisible()
  await expect.element(dialog.getByText('Please upload a JPG or PNG image.')).toBeVisible()
  await press('Continue')
  server.once(
    boardVerification.upload,
    wrongFields({ id_number: ['Ensure this field has no more than 50 characters.'] }),
  )
  await press('Send to OLJ')
  await expect.element(heading('Who you are')).toBeVisible()
  await expect.element(field('ID number')).toHaveFocus()
})

test('what the board says about the photos is passed on, and new ones are asked for', async () => {
  await fillEverything()
  server.on(boardVerification.upload, UPLOADED)
  server.once(
    boardVerification.submit,
    refused(400, 'verification_refused', 'Verification submission failed', {
      board_said: 'The photo is not readable.',
    }),
  )
  await press('Send to OLJ')
  await expect.element(heading('Your ID and a selfie')).toBeVisible()
  await expect.element(dialog.getByText('Verification submission failed. The photo is not readable.')).toBeVisible()
  await inspect()
})

test('five wrong codes, and then another one', async () => {
  server.on(boardVerification.standing, { ...NOTHING, state: 'code', images: DELETED })
  await render('/settings?section=integrations', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Enter the code from OLJ' }).click()
  await expect.element(heading('Mobile code')).toBeVisible()
  for (const left of [4, 0]) {
    server.once(
      boardVerification.mobileCode,
      refused(400, 'invalid_code', 'Invalid verification code', { tries_left: left }),
    )
    await field('Verification code').fill('111111')
    await press('Verify')
    await expect.element(field('Verification code')).toHaveAccessibleDescription(/Invalid verification code/)
    if (left > 0) await expect.element(dialog.getByText('4 tries left.')).toBeVisible()
  }
  await expect.element(dialog.getByText(/entered wrong five times/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled()
  await inspect()
  // After a reload the details are typed again; photos are not asked for.
  await press('Send a new code')
  await expect.element(heading('Who you are')).toBeVisible()
  await fillWho()
  await expect.element(dialog.getByText('Your photos are uploaded and encrypted.')).toBeVisible()
  await press('Continue')
  await field('Document type').selectOptions('water_bill')
  await field('Full address, as on the document').fill('12 Mabini Street')
  await field('Issue date').fill('2026-10-02')
  await field('Mobile number').fill('09175550101')
  server.on(boardVerification.submit, { success: true, error: null, requires_mobile_code: true })
  await press('Send to OLJ')
  await expect.element(heading('Mobile code')).toBeVisible()
  await expect.element(field('Verification code')).toHaveValue('')
})

test('photos that wait can be deleted at once', async () => {
  const waiting = { ...NOTHING, state: 'uploaded' as const, images_until: '2026-11-24T01:30:00.000Z' }
  server.on(boardVerification.standing, waiting)
  server.on(boardVerification.withdraw, { ...NOTHING, state: 'withdrawn', images: DELETED })
  await render('/settings?section=integrations', { signedIn: aUser() })
  await expect.element(page.getByText(/^Your photos wait here, encrypted, until Nov 24, 2026/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete them now' }).click()
  await expect.element(page.getByText('Your photos were deleted')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What happened to your photos' })).toBeVisible()
  await inspect()
})
