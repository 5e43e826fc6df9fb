import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boardReading, type ReadingState } from '#features/applications/reading/contract.ts'
import { auth } from '#features/auth/contract.ts'
import { profile } from '#features/profile/contract.ts'
import { noAnswer, refused } from '#web/testing/answers.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'
import { CONNECTED as LOW, NOTHING } from '#web/testing/verifying.ts'
import { boardVerification } from '../verification/contract.ts'
import { idProof } from '../id-proof/contract.ts'
import { type BoardUse, boardAccount } from '../contract.ts'

const CONNECTED = { ...LOW, olj_id_proof: 50, needs_verification: false }
const WAITING: ReadingState = {
  state: 'waiting',
  last_read_at: '2026-11-23T01:00:00.000Z',
  added: 2,
  failure: null,
  next_read_at: '2026-11-23T05:00:00.000Z',
}
const use = (some: Partial<BoardUse>): BoardUse => ({
  id: 1,
  purpose: 'read',
  used_password: false,
  outcome: 'ok',
  used_at: '2026-11-23T01:00:00.000Z',
  ...some,
})

const LADDER = {
  id_proof: 50,
  of: 'matches' as const,
  open_jobs: 212,
  blocked: 140,
  steps: [
    { at: 55, more: 37 },
    { at: 60, more: 80 },
    { at: 65, more: 90 },
    { at: 70, more: 120 },
    { at: 75, more: 130 },
    { at: 90, more: 140 },
  ],
  id_expires_on: '2026-12-10',
}

beforeEach(() => {
  server.on(auth.user, aUser())
  server.on(boardAccount.integrations, CONNECTED)
  server.on(boardAccount.applyPoints, { points: 12, error: null })
  server.on(boardAccount.uses, {
    last_read_at: '2026-11-23T01:00:00.000Z',
    last_application_at: null,
    last_failure: use({ id: 2, purpose: 'apply', outcome: 'slow', used_at: '2026-11-22T03:00:00.000Z' }),
    results: [
      use({}),
      use({ id: 3, used_password: true, used_at: '2026-11-23T00:59:00.000Z' }),
      use({ id: 2, purpose: 'apply', outcome: 'slow', used_at: '2026-11-22T03:00:00.000Z' }),
    ],
  })
  server.on(boardVerification.standing, NOTHING)
  server.on(boardReading.state, WAITING)
  server.on(idProof.ladder, LADDER)
})

const open = () => render('/settings?section=integrations', { signedIn: aUser() })
const part = (name: string) => page.getByRole('region', { name })

test('the ID proof says what it counts: matches, or all open jobs while the profile says too little', async () => {
  server.once(idProof.ladder, { ...LADDER, of: 'open_jobs' })
  await open()
  const proof = part('OLJ ID Proof')
  await expect.element(proof.getByText('37 more open jobs')).toBeVisible()
  await expect.element(proof.getByText('your profile says too little to tell which of them fit you')).toBeVisible()
  await expect.element(proof.getByRole('link', { name: 'Add a title and your skills' })).toBeVisible()
  await inspect()
})

test('the ID proof says so when no match, or no job at all, asks for more', async () => {
  server.once(idProof.ladder, { ...LADDER, blocked: 0, steps: [] })
  await open()
  const proof = part('OLJ ID Proof')
  await expect
    .element(proof.getByText('None of your matches asks for more than that. 212 other open jobs'))
    .toBeVisible()
  server.once(idProof.ladder, { ...LADDER, open_jobs: 0, blocked: 0, steps: [] })
  await reload()
  await expect.element(proof.getByText('No open job we know of asks for more than that.')).toBeVisible()
})

test('all there is to know of a connected account, each use of the password too', async () => {
  await open()
  const proof = part('OLJ ID Proof')
  await expect.element(proof.getByText('37 more of your matches')).toBeVisible()
  await expect.element(proof.getByText('140 more of your matches')).toBeVisible()
  await expect.element(proof.getByText('130 more of your matches')).not.toBeInTheDocument()
  await expect.element(proof.getByText('expires on Dec 10, 2026. A new one')).toBeVisible()
  await proof.getByText('What raises it').click()
  await expect.element(proof.getByText('By how much is not known.').first()).toBeVisible()
  const uses = part('What we did with your account')
  await expect.element(uses.getByText('Sent an application: OLJ did not answer in time').first()).toBeVisible()
  await uses.getByText('The last 3 uses').click()
  await expect.element(uses.getByText('Signed in with your password to read what you sent')).toBeVisible()
  await expect.element(page.getByText('Last read Nov 23, 2026, 9:00 AM: 2 applications added.')).toBeVisible()
  await inspect()
  await wide()
  await inspect()
})

test('reading now says that it reads, and then what it brought', async () => {
  await open()
  const reading = { ...WAITING, state: 'reading' as const }
  server.on(boardReading.readNow, () => {
    server.on(boardReading.state, reading)
    return reading
  })
  await page.getByRole('button', { name: 'Read now' }).click()
  await expect.element(page.getByRole('button', { name: 'Reading from OLJ…' })).toBeVisible()
  await inspect()
  server.on(boardReading.state, { ...WAITING, added: 0, last_read_at: '2026-11-23T02:00:00.000Z' })
  await expect.element(page.getByText('Last read Nov 23, 2026, 10:00 AM: nothing new.')).toBeVisible()
  await expect.poll(() => server.asked(boardReading.readNow)).toHaveLength(1)
})

test('a reading that failed is said in words, a pause too, and a refused wish', async () => {
  const failure = { cause: 'blocked', sentence: 'OLJ asked for a human.', at: '2026-11-23T01:30:00.000Z' }
  server.on(boardReading.state, { ...WAITING, state: 'paused', failure })
  await open()
  await expect.element(page.getByText('Nov 23, 2026, 9:30 AM: OLJ asked for a human.')).toBeVisible()
  await expect.element(page.getByText('OLJ asked us to wait.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Read now' })).toBeDisabled()
  await inspect()
})

test('a wish to read that is refused is said', async () => {
  await open()
  server.on(boardReading.readNow, refused(409, 'reading_off', 'Switch it on first.'))
  await page.getByRole('button', { name: 'Read now' }).click()
  await expect.element(page.getByText('Switch it on first.')).toBeVisible()
})

test('switched off nothing is read and nothing can be; a failed switch is taken back in the words for it', async () => {
  await open()
  const box = page.getByLabelText('Keep my applications in step with OLJ')
  await expect.element(box).toBeChecked()
  server.once(boardAccount.updateIntegrations, noAnswer())
  await box.click()
  await expect.element(page.getByText('Failed to update your integration settings.')).toBeVisible()
  await expect.element(box).toBeChecked()
  const off = { ...CONNECTED, olj_sync_applications: false }
  server.on(boardAccount.updateIntegrations, () => {
    server.on(boardAccount.integrations, off)
    return off
  })
  await box.click()
  await expect.element(page.getByRole('button', { name: 'Read now' })).not.toBeInTheDocument()
  await expect.element(box).not.toBeChecked()
  await expect
    .poll(() => server.asked(boardAccount.updateIntegrations).at(-1)?.body)
    .toEqual({ olj_sync_applications: false, integration_id: 5, sync_enabled: false })
})

test('the date of an ID is removed with one press', async () => {
  await open()
  server.on(idProof.remind, { id_expires_on: null })
  await page.getByRole('button', { name: 'Remove the date' }).click()
  await expect.element(page.getByText('That day is all we keep of it.')).not.toBeInTheDocument()
  await expect.poll(() => server.asked(idProof.remind).map(({ body }) => body)).toEqual([{ id_expires_on: null }])
})

test('disconnecting asks, says why it failed, then refreshes the person and shows the form', async () => {
  await open()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  const question = page.getByRole('alertdialog', { name: 'Disconnect OLJ?' })
  await inspect()
  server.once(boardAccount.disconnect, noAnswer())
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect
    .element(question.getByText('OLJ is taking longer than usual to respond. Please wait or try again later.'))
    .toBeVisible()
  server.on(boardAccount.disconnect, () => {
    server.on(boardAccount.integrations, noIntegrations())
    return { message: 'Your OLJ account was disconnected.' }
  })
  server.on(profile.checkOnboarding, {
    onboarding_completed: false,
    checks: { has_basic_info: true, has_resume: true, has_skills: true, has_job_preferences: true },
  })
  const before = server.asked(auth.user).length
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByRole('form', { name: 'Connect your OLJ account' })).toBeVisible()
  await expect.poll(() => server.asked(auth.user).length).toBeGreaterThan(before)
  await expect.poll(() => server.asked(profile.checkOnboarding)).toHaveLength(1)
  // What was done with the account is still to be seen.
  await expect.element(part('What we did with your account')).toBeVisible()
})

test.each([
  [401, 'board_credentials', 'x', 'Invalid OLJ credentials. Please check your email and password.'],
  [404, 'not_found', 'x', 'The OLJ integration service is not available.'],
  [503, 'board_unavailable', 'OLJ sleeps.', 'OLJ sleeps.'],
])('connecting that fails with %s says so under the form and in the toast', async (status, code, said, sentence) => {
  server.on(boardAccount.integrations, noIntegrations())
  await open()
  server.on(boardAccount.connect, refused(status, code, said))
  const form = page.getByRole('form', { name: 'Connect your OLJ account' })
  await form.getByLabelText('OLJ email').fill('luz@board.test')
  await form.getByLabelText('OLJ password', { exact: true }).fill('secret-1')
  await form.getByRole('button', { name: 'Connect OLJ account' }).click()
  await expect.element(form.getByText(sentence)).toBeVisible()
  await expect.element(page.getByText('Connection Failed')).toBeVisible()
  await expect.element(form.getByLabelText('OLJ email')).toHaveValue('luz@board.test')
})
