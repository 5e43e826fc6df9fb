import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { privacy } from '#features/privacy/contract.ts'
import { broken, noAnswer, refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const DEFAULTS = {
  profile_visibility: 'public',
  allow_recruiter_contact: true,
  hide_current_employer: false,
  count_replies: false,
} as const
const open = () => render('/settings?section=privacy', { signedIn: aUser() })
const form = page.getByRole('form', { name: 'Privacy' })
const save = form.getByRole('button', { name: 'Save privacy settings' })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

beforeEach(() => server.on(privacy.read, DEFAULTS))

test('what was changed is sent, and what each choice means today is said', async () => {
  const message = 'Your privacy settings were saved.'
  server.on(privacy.update, ({ body }) => ({ ...DEFAULTS, ...(body as object), message }))
  await open()
  await expect.element(form.getByRole('radio', { name: /^Public/ })).toBeChecked()
  await inspect()
  await form.getByRole('radio', { name: /^Limited Only employers you applied to/ }).click()
  await form.getByRole('checkbox', { name: /^Hide my current employer/ }).click()
  await save.click()
  await expect.element(toast(message)).toBeVisible()
  await expect
    .poll(() => server.asked(privacy.update).map(({ body }) => body))
    .toEqual([{ profile_visibility: 'limited', hide_current_employer: true }])
  await expect.element(form.getByRole('radio', { name: /^Limited/ })).toBeChecked()
})

test('what fails is said in its words, and what was chosen stays', async () => {
  server.once(privacy.update, refused(404, 'not_found', 'Not found.'))
  server.once(privacy.update, refused(400, 'bad', 'This cannot be.'))
  server.on(privacy.update, noAnswer())
  await open()
  await form.getByRole('radio', { name: /^Private/ }).click()
  for (const sentence of [
    'Privacy settings endpoint not found. Please contact support.',
    'This cannot be.',
    'Failed to update your privacy settings. Please try again.',
  ]) {
    await save.click()
    await expect.element(form.getByRole('alert')).toHaveTextContent(sentence)
  }
  await expect.element(form.getByRole('radio', { name: /^Private/ })).toBeChecked()
  await inspect()
})

test('what fails is on the screen, each time, though the button stands far below', async () => {
  server.on(privacy.update, noAnswer())
  await open()
  await form.getByRole('radio', { name: /^Private/ }).click()
  for (const time of ['first', 'second']) {
    await save.click()
    await expect.element(form.getByRole('alert'), { message: time }).toBeInViewport({ ratio: 1 })
    save.element().scrollIntoView({ block: 'end' })
    await expect.element(form.getByRole('alert')).not.toBeInViewport()
  }
})

test('what cannot be read is tried again', async () => {
  server.on(privacy.read, broken())
  await open()
  await expect.element(page.getByText('Failed to load your settings. Please try again.')).toBeVisible()
  server.on(privacy.read, DEFAULTS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(form).toBeVisible()
})
