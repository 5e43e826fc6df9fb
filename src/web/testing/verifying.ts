import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { boardVerification, type VerificationStanding } from '#features/board-account/verification/contract.ts'
import { render } from './render.tsx'
import { server } from './server.ts'
import { aUser, noIntegrations } from './values.ts'

export const dialog = page.getByRole('dialog', { name: 'Verify your identity' })
export const field = (label: string) => dialog.getByLabelText(label, { exact: true })
export const press = (name: string) => dialog.getByRole('button', { name }).click()
export const heading = (name: string) => dialog.getByRole('heading', { name, exact: true })

export const NOTHING: VerificationStanding = {
  state: 'none',
  board_said: null,
  images_until: null,
  code_tries_left: 5,
  images: [],
}
export const DELETED: VerificationStanding['images'] = (
  ['government_id_photo', 'government_id_selfie', 'address_document'] as const
).map((kind) => ({
  kind,
  received_at: '2026-11-23T02:00:00.000Z',
  reads: [{ purpose: 'to send it to OnlineJobs.ph', read_at: '2026-11-23T02:01:00.000Z' }],
  deleted_at: '2026-11-23T02:01:00.000Z',
}))
export const CONNECTED = {
  ...noIntegrations(),
  olj_connected: true,
  olj_state: 'connected' as const,
  olj_email: 'luz@board.test',
  olj_id_proof: 35,
  needs_verification: true,
  integration_id: 5,
}
export const UPLOADED = { success: true, error: null, images_until: '2026-11-24T01:30:00.000Z' }

/** A photo as a browser can show it. */
export async function photo(name = 'photo.jpg', type = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 300
  canvas.height = 200
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#c8a078'
    pen.fillRect(0, 0, 300, 200)
    pen.fillStyle = '#124'
    pen.fillRect(20, 20, 90, 110)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob ?? ''], name, { type })
}

export const choose = async (label: string, file?: File) =>
  userEvent.upload(dialog.getByLabelText(`${label}: choose a file`), file ?? (await photo()))

export async function fillWho(): Promise<void> {
  await field('ID type').selectOptions('passport')
  await field('ID number').fill('P7771234X')
  await field('Expiration date').fill('2031-05-01')
  await field('Full name, as on the ID').fill('Luz Reyes')
  await press('Continue')
  await expect.element(heading('Your ID and a selfie')).toBeVisible()
}

export async function choosePhotos(): Promise<void> {
  await choose('Photo of your ID')
  await choose('Selfie with your ID')
  await press('Continue')
  await expect.element(heading('Proof of address')).toBeVisible()
}

export async function fillAddress(): Promise<void> {
  await field('Document type').selectOptions('electricity_bill')
  await field('Full address, as on the document').fill('12 Mabini Street, Iloilo City')
  await field('Issue date').fill('2026-10-02')
  await field('Mobile number').fill('+63 917 555 0101')
  await choose('Photo of the document')
}

export async function openFromSettings(): Promise<void> {
  await render('/settings?section=integrations', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Verify your identity' }).click()
  await expect.element(heading('Who you are')).toBeVisible()
}

export async function fillEverything(): Promise<void> {
  await openFromSettings()
  await fillWho()
  await choosePhotos()
  await fillAddress()
}

/** A connected account with a low ID Proof, and nothing sent yet. */
export function beginVerifying(): void {
  server.on(boardAccount.integrations, CONNECTED)
  server.on(boardAccount.applyPoints, { points: 12, error: null })
  server.on(boardVerification.standing, NOTHING)
}
