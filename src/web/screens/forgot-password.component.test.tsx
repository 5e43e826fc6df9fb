import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { passwordReset } from '#features/auth/password-reset/contract.ts'
import { RESET_SENTENCES as say } from '#features/auth/password-reset/texts.ts'
import { noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { pass } from '#web/testing/clock.ts'
import { inspect } from '#web/testing/look.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'

const EMAIL = 'luz@home.test'
const FRESH = 'Ilog-Pasig-2040'
const TOKEN = 'Zm9yLW9uZS1uZXctcGFzc3dvcmQtb25seS1hbmQtb25jZQ'

const email = page.getByLabelText('Email')
const send = page.getByRole('button', { name: 'Send code' })
const code = page.getByLabelText('Verification code')
const fresh = page.getByLabelText('New password', { exact: true })
const again = page.getByLabelText('Confirm new password')
const save = page.getByRole('button', { name: 'Set new password' })

beforeEach(() => {
  server.on(passwordReset.request, { detail: 'Sent.', retry_after: 60 })
  server.on(passwordReset.verify, ({ body }) =>
    body.code === '123456' ? { token: TOKEN } : wrongFields({ code: [say.codeWrong] }),
  )
  server.on(passwordReset.confirm, { success: true, detail: 'Done.' })
})

async function atTheCode() {
  await render('/forgot-password')
  await email.fill(EMAIL)
  await send.click()
  await expect.element(code).toHaveFocus()
}

async function atTheNewPassword() {
  await atTheCode()
  await code.fill('123456')
  await expect.element(fresh).toHaveFocus()
}

test('the address: what is missing, wrong or unknown is said under it', async () => {
  server.once(passwordReset.request, refused(404, 'unknown_email', say.unknownEmail))
  await render('/forgot-password')
  await expect.element(send).toBeVisible()
  await inspect()
  await send.click()
  await expect.element(page.getByText('Email address is required')).toBeVisible()
  await email.fill('nobody')
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill('nobody-at-all@home.test')
  await send.click()
  await expect.element(page.getByText('No account found with this email address')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await inspect()
})

test('the address: a lost line is said, and the same button asks again', async () => {
  server.once(passwordReset.request, noAnswer())
  await render('/forgot-password')
  await email.fill(EMAIL)
  await send.click()
  await expect.element(page.getByText('Network error. Please check your connection.')).toBeVisible()
  await send.click()
  await expect.element(code).toHaveFocus()
})

test('the code: what is missing or wrong is said, also after a reload; the way back and forth keeps the address', async () => {
  await atTheCode()
  await inspect()
  await expect.element(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect.element(page.getByText('Verification code is required')).toBeVisible()
  await code.fill('222222')
  await expect.element(page.getByText('Invalid verification code')).toBeVisible()
  await inspect()
  await reload()
  await expect.element(page.getByRole('button', { name: /^Resend code in [1-5]?\d s$/ })).toBeVisible()
  history.back()
  await expect.element(email).toHaveValue(EMAIL)
  history.forward()
  await code.fill('123456')
  await expect.element(fresh).toHaveFocus()
})

test('a new code after the countdown', async () => {
  await atTheCode()
  await expect.element(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toHaveAttribute('aria-disabled')
  pass(60)
  await page.getByRole('button', { name: 'Resend code', exact: true }).click()
  await expect.element(page.getByText('A new code is on its way. Only the newest one works.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeVisible()
  await expect.poll(() => server.asked(passwordReset.request).map(({ body }) => body.email)).toEqual([EMAIL, EMAIL])
  await code.fill('123456')
  await expect.element(fresh).toBeVisible()
})

test('the new password: each rule has its sentence', async () => {
  await atTheNewPassword()
  await inspect()
  await save.click()
  await expect.element(page.getByText('New password is required')).toBeVisible()
  await expect.element(page.getByText('Please confirm your new password')).toBeVisible()
  await fresh.fill('Short1')
  await expect.element(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible()
  await fresh.fill('no-capital-1')
  await expect.element(page.getByText('Password must include at least one uppercase letter')).toBeVisible()
  await fresh.fill('No-digit-here')
  await expect.element(page.getByText('Password must include at least one number')).toBeVisible()
  await fresh.fill(FRESH)
  await again.fill('another')
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  await inspect()
  await expect.poll(() => server.asked(passwordReset.confirm)).toEqual([])
})

test('the new password: a lost line keeps what was typed; then it is set, and the way back begins anew', async () => {
  server.once(passwordReset.confirm, noAnswer())
  await atTheNewPassword()
  await fresh.fill(FRESH)
  await again.fill(FRESH)
  await save.click()
  await expect.element(page.getByText('Network error. Please check your connection.')).toBeVisible()
  await save.click()
  await expect.element(page.getByRole('heading', { name: /Your new password is set$/ })).toHaveFocus()
  await expect
    .poll(() => server.asked(passwordReset.confirm).at(-1)?.body)
    .toMatchObject({ token: TOKEN, new_password: FRESH })
  await inspect()
  history.back()
  await expect.element(email).toHaveValue(EMAIL)
})

test('a step that lost its memory begins anew: the token is written nowhere', async () => {
  await atTheNewPassword()
  // The name of this browser is a secret too, of the same length.
  const stored = Object.entries(localStorage).filter(([key]) => key !== 'device')
  const kept = JSON.stringify([stored, Object.entries(sessionStorage), history.state])
  expect(kept).not.toContain(TOKEN)
  expect(kept).not.toMatch(/"token"|[\w-]{43}/)
  await reload()
  await expect.element(email).toHaveValue(EMAIL)
})

test('the legal pages open beside it', async () => {
  await render('/forgot-password')
  for (const [name, href] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name })
    await expect.element(link).toHaveAttribute('href', href)
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
})
