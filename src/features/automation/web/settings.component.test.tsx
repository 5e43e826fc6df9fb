import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { automation } from '#features/automation/contract.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { idProof } from '#features/board-account/id-proof/contract.ts'
import { broken, noAnswer, refused } from '#web/testing/answers.ts'
import { someSettings } from '#web/testing/automation.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const connected = { ...noIntegrations(), olj_connected: true, olj_state: 'connected' as const, integration_id: 5 }
const OFF = someSettings({
  enabled: false,
  max_jobs_per_day: 1,
  skill_match_threshold: 90,
  apply_points: 1,
  mode_chosen: false,
  next_planning: null,
  next_run: null,
})
const MISSING = {
  requirement: 'id_proof' as const,
  met: false,
  sentence: 'Automation Apply needs an ID proof of at least 40 on OLJ. Verify your identity to raise it.',
  label: 'Verify Your Identity',
  path: '/settings?section=integrations',
}
const open = (path = '/settings?section=automation') => render(path, { signedIn: aUser() })
const form = page.getByRole('form', { name: 'Automation Apply' })
const box = form.getByRole('checkbox', { name: /^Apply to matching jobs for me/ })
const save = form.getByRole('button', { name: 'Save Automation Apply settings' })
const told = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

beforeEach(() => {
  server.on(boardAccount.integrations, connected)
  server.usually(boardAccount.uses, noAnswer())
  server.usually(idProof.ladder, noAnswer())
  server.usually(automation.reach, noAnswer())
  server.on(automation.settings, OFF)
})

test('stands after integrations, while an account is connected', async () => {
  await wide()
  await open('/settings?tab=automation')
  const places = page.getByRole('navigation', { name: 'Account Settings' }).getByRole('link')
  await expect
    .poll(() => places.elements().map((link) => link.textContent))
    .toEqual([
      expect.stringContaining('Personal Information'),
      expect.stringContaining('Password'),
      expect.stringContaining('Notifications'),
      expect.stringContaining('Integrations'),
      expect.stringContaining('Automation Apply'),
      expect.stringContaining('Privacy & Data'),
    ])
  await expect.element(page.getByText('The run happens daily at 8 AM Manila time (0:00 UTC).')).toBeVisible()
})

test('without an account it leads to connecting one', async () => {
  server.on(boardAccount.integrations, noIntegrations())
  await open()
  await expect.element(page.getByText('Automation Apply needs a connected OLJ account.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Integrations' })).toBeVisible()
  expect(server.asked(automation.settings)).toEqual([])
})

test('a threshold says how many of the last week’s postings reach it, as it is typed', async () => {
  const scores = Array.from({ length: 51 }, (_none, place) => (place === 33 ? 2 : place === 31 ? 1 : 0))
  server.on(automation.reach, { postings: 412, scores })
  const answer = server.hold(automation.reach)
  await open()
  const after = form.getByRole('checkbox', { name: /^Strict matching/ })
  await expect.element(after).toBeVisible()
  const before = after.element().getBoundingClientRect().top
  answer()
  const line = form.getByRole('status')
  await expect.element(line).toHaveTextContent('None of the last week’s 412 postings reaches 90%; 3 reach 80%.')
  expect(after.element().getBoundingClientRect().top).toBe(before)
  await inspect()
  const threshold = form.getByRole('spinbutton', { name: 'Skill match threshold (%)' })
  for (const [typed, says] of [
    ['82', '2 of the last week’s 412 postings reach 82%; none reaches 90%.'],
    ['50', '3 of the last week’s 412 postings reach 50%; 3 reach 60%.'],
    ['40', ''],
  ] as const) {
    await threshold.fill(typed)
    await expect.poll(() => line.element().textContent).toBe(says)
  }
})

test('who switches it on is asked once how a plan is sent', async () => {
  const after = someSettings({ mode: 'only_approved' })
  server.on(automation.setPreferences, { ...OFF, message: 'Saved.' })
  server.on(automation.set, { ...after, message: 'Your Automation Apply settings were saved.' })
  await open()
  await box.click()
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'How should a plan be sent?' })
  await expect.element(dialog.getByRole('radio', { name: /^Send by itself unless I stop it/ })).toBeChecked()
  await inspect()
  expect(server.asked(automation.set)).toEqual([])
  await dialog.getByRole('radio', { name: /^Send only what I approve/ }).click()
  await expect.element(dialog.getByRole('radio', { name: /^Send only what I approve/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect.element(told('Your Automation Apply settings were saved.')).toBeVisible()
  expect(server.asked(automation.setPreferences)[0]?.body).toEqual({ mode: 'only_approved', point_reserve: 0 })
  expect(server.asked(automation.set)[0]?.body).toEqual({
    enabled: true,
    max_jobs_per_day: 1,
    skill_match_threshold: 90,
    apply_points: 1,
    strict_matching: false,
  })
  await expect.element(page.getByText('Automation Apply is on.')).toBeVisible()
  await box.click()
  await box.click()
  await save.click()
  await expect.poll(() => server.asked(automation.set).length).toBe(2)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what is missing is said, with what to do and where', async () => {
  server.on(automation.settings, { ...OFF, requirements: [MISSING], can_enable: false })
  await open()
  await expect.element(page.getByText(MISSING.sentence)).toBeVisible()
  await expect.element(box).toBeDisabled()
  await inspect()
  await page.getByRole('link', { name: 'Verify Your Identity' }).click()
  await expect.poll(address).toBe('/settings?section=integrations')
})

test('numbers are held to their limits before anything is sent; strict matching is coming soon', async () => {
  await open()
  await form.getByLabelText('Max jobs per day').fill('11')
  await form.getByLabelText('Skill match threshold (%)').fill('49')
  await form.getByLabelText('Apply points').fill('0')
  await form.getByLabelText('Points to keep').fill('61')
  await save.click()
  for (const sentence of [
    'Must be from 1 to 10.',
    'Must be from 50 to 100.',
    'Must be from 1 to 60.',
    'Must be from 0 to 60.',
  ]) {
    await expect.element(form.getByText(sentence)).toBeVisible()
  }
  await expect.element(form.getByLabelText('Max jobs per day')).toHaveFocus()
  await expect.element(form.getByRole('checkbox', { name: /^Strict matching \(coming soon\)/ })).toBeDisabled()
  expect(server.asked(automation.set)).toEqual([])
  await inspect()
})

test('a refusal says why and leads to what helps; any other failure says that it failed', async () => {
  server.on(automation.settings, { ...OFF, mode_chosen: true })
  server.once(
    automation.set,
    refused(403, 'id_proof_needed', MISSING.sentence, { fix: { label: MISSING.label, path: MISSING.path } }),
  )
  server.on(automation.set, broken())
  await open()
  await box.click()
  await save.click()
  await expect.element(form.getByText(MISSING.sentence)).toBeVisible()
  await expect.element(form.getByRole('link', { name: MISSING.label })).toHaveAttribute('href', MISSING.path)
  await inspect()
  await save.click()
  await expect.element(form.getByText('Failed to update Automation Apply setting.')).toBeVisible()
  await expect.element(box).toBeChecked()
})
