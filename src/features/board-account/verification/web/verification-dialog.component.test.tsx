import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'
import {
  DELETED,
  NOTHING,
  UPLOADED,
  beginVerifying,
  choose,
  choosePhotos,
  dialog,
  field,
  fillAddress,
  fillWho,
  heading,
  openFromSettings,
  photo,
  press,
} from '#web/testing/verifying.ts'
import { idProof } from '../../id-proof/contract.ts'
import { boardVerification } from '../contract.ts'

beforeEach(beginVerifying)

test('one step at a time, from who you are to what happened to the photos', async () => {
  await openFromSettings()
  await inspect()
  await fillWho()
  await inspect()
  await choosePhotos()
  await inspect()
  await fillAddress()
  const finishUpload = server.hold(boardVerification.upload)
  const finishSubmit = server.hold(boardVerification.submit)
  server.on(boardVerification.upload, UPLOADED)
  server.on(boardVerification.submit, { success: true, error: null, requires_mobile_code: true })
  await press('Send to OLJ')
  await expect.element(dialog.getByText(/Uploading your photos, 50%|Your photos are being encrypted/)).toBeVisible()
  await inspect()
  finishUpload()
  await expect.element(dialog.getByText('Sending to OLJ. This can take a minute.')).toBeVisible()
  finishSubmit()
  await expect.element(heading('Mobile code')).toBeVisible()
  expect(server.asked(idProof.remind)).toEqual([])
  await inspect()
  const [uploaded] = server.asked(boardVerification.upload)
  expect(Object.keys(uploaded?.files ?? {})).toEqual([
    'government_id_photo',
    'government_id_selfie',
    'address_document',
  ])
  expect(uploaded?.body).toMatchObject({ id_number: 'P7771234X', document_type: 'electricity_bill' })
  server.on(boardVerification.mobileCode, { success: true, error: null, message: 'Done' })
  server.on(boardVerification.standing, { ...NOTHING, state: 'review', images: DELETED })
  await field('Verification code').fill('123456')
  await press('Verify')
  await expect.element(dialog.getByText('OLJ has everything now')).toBeVisible()
  await expect
    .element(
      dialog.getByText(
        /^Your ID was read on Nov 23, 2026, 10:01 AM.* to send it to OnlineJobs.ph; it was deleted at Nov 23/,
      ),
    )
    .toBeVisible()
  await inspect()
  await wide()
  await inspect()
  await press('Done')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/P7771234X|Mabini/)
})

test('an ID that has expired is noticed before it is photographed', async () => {
  await openFromSettings()
  const lastDay = dialog.getByLabelText('Expiration date')
  await lastDay.fill('2026-11-22')
  await expect.element(lastDay).toHaveAccessibleDescription('This ID has expired. OLJ may refuse it.')
  await lastDay.fill('2026-11-23')
  await expect.element(dialog.getByText('This ID has expired.')).not.toBeInTheDocument()
})

test('the last day of the ID is kept for whoever ticks it, and for nobody else', async () => {
  await openFromSettings()
  await dialog.getByLabelText('Remind me before this ID expires').click()
  await fillWho()
  await choosePhotos()
  await fillAddress()
  server.on(boardVerification.upload, UPLOADED)
  server.on(boardVerification.submit, { success: true, error: null, requires_mobile_code: true })
  server.on(idProof.remind, { id_expires_on: '2031-05-01' })
  await press('Send to OLJ')
  await expect.element(heading('Mobile code')).toBeVisible()
  await expect
    .poll(() => server.asked(idProof.remind).map(({ body }) => body))
    .toEqual([{ id_expires_on: '2031-05-01' }])
  expect(server.asked(boardVerification.submit).map(({ body }) => Object.keys(body ?? {}))).toEqual([
    ['id_type', 'id_number', 'id_expiration', 'full_name', 'document_type', 'address', 'issue_date', 'mobile_number'],
  ])
})

test('connecting an account with a low ID Proof leads here', async () => {
  server.on(boardAccount.integrations, noIntegrations())
  server.on(boardAccount.connect, {
    olj_email: 'luz@board.test',
    olj_id_proof: 35,
    integration_id: 5,
    needs_verification: true,
  })
  await render('/settings?section=integrations', { signedIn: aUser() })
  await page.getByLabelText('OLJ email').fill('luz@board.test')
  await page.getByLabelText('OLJ password', { exact: true }).fill('secret-1')
  await page.getByRole('button', { name: 'Connect OLJ account' }).click()
  await expect.element(heading('Who you are')).toBeVisible()
})

test('every field is needed; the first wrong one has the focus', async () => {
  await openFromSettings()
  await press('Continue')
  await expect.element(field('ID type')).toHaveFocus()
  await expect.element(field('ID number')).toHaveAccessibleDescription(/This field is required\./)
  await inspect()
  await fillWho()
  await press('Continue')
  await expect.poll(() => dialog.getByText('This field is required.').elements().length).toBe(2)
  await choosePhotos()
  await press('Send to OLJ')
  await expect.poll(() => dialog.getByText('This field is required.').elements().length).toBe(5)
  await expect.element(dialog.getByText('Choose one of the list.')).not.toBeInTheDocument()
  expect(server.asked(boardVerification.upload)).toEqual([])
})

test('a file that is no picture, or too large, is refused at once in the words of the server', async () => {
  await openFromSettings()
  await fillWho()
  await choose('Photo of your ID', new File(['%PDF'], 'id.pdf', { type: 'application/pdf' }))
  await expect.element(dialog.getByText('Please upload a JPG or PNG image.')).toBeVisible()
  await choose('Selfie with your ID', new File([new Uint8Array(5_242_881)], 'me.jpg', { type: 'image/jpeg' }))
  await expect.element(dialog.getByText('File size must be less than 5MB.')).toBeVisible()
  await inspect()
  await choose('Photo of your ID')
  await expect.element(dialog.getByRole('img', { name: 'Photo of your ID, as it will be sent' })).toBeVisible()
  await expect.element(dialog.getByText('Please upload a JPG or PNG image.')).not.toBeInTheDocument()
  // Taken again it is another one.
  await userEvent.upload(
    dialog.getByLabelText('Photo of your ID: choose another file'),
    await photo('b.png', 'image/png'),
  )
  await expect.element(dialog.getByText('Please upload a JPG or PNG image.')).not.toBeInTheDocument()
})

test('closed by accident nothing is lost; after a reload all but the ID number and the photos are there', async () => {
  await openFromSettings()
  await fillWho()
  await choosePhotos()
  await field('Full address, as on the document').fill('12 Mabini Street')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Verify your identity' }).click()
  await expect.element(heading('Proof of address')).toBeVisible()
  await expect.element(field('Full address, as on the document')).toHaveValue('12 Mabini Street')
  await press('Back')
  await expect.element(dialog.getByRole('img', { name: 'Selfie with your ID, as it will be sent' })).toBeVisible()
  await press('Back')
  await expect.element(field('ID number')).toHaveValue('P7771234X')
  await reload()
  await page.getByRole('button', { name: 'Verify your identity' }).click()
  await expect.element(heading('Who you are')).toBeVisible()
  await expect.element(field('Full name, as on the ID')).toHaveValue('Luz Reyes')
  await expect.element(field('ID number')).toHaveValue('')
})

test('by the keyboard alone', async () => {
  await render('/settings?section=integrations', { signedIn: aUser() })
  const opener = page.getByRole('button', { name: 'Verify your identity' })
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Who you are')).toBeVisible()
  await field('ID type').selectOptions('tin')
  field('ID number').element().focus()
  await userEvent.keyboard('123')
  await field('Expiration date').fill('2031-05-01')
  field('Full name, as on the ID').element().focus()
  await userEvent.keyboard('Luz Reyes{Enter}')
  await expect.element(heading('Your ID and a selfie')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
