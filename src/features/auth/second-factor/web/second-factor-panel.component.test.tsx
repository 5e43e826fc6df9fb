import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { account } from '#features/auth/account/contract.ts'
import { sessions } from '#features/auth/sessions/contract.ts'
import { noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { catchFiles } from '#web/testing/files.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { allOf, aUser } from '#web/testing/values.ts'
import { secondFactor, type Standing } from '../contract.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'

const OFF: Standing = {
  required: false,
  authenticator: null,
  passkeys: [],
  recovery_codes_left: 0,
  proof: 'password',
  passkeys_offered: true,
}
const KEY = { id: 4, name: 'Blue key', added_at: '2026-11-20T02:00:00.000Z', last_used_at: null, backed_up: false }
const ON: Standing = {
  ...OFF,
  proof: 'factor',
  authenticator: { added_at: '2026-11-20T02:00:00.000Z', last_used_at: '2026-11-23T01:00:00.000Z' },
  passkeys: [KEY],
  recovery_codes_left: 8,
}
const CODES = Array.from({ length: 10 }, (_, at) => `x4t0-9bqz-m2k${at}`)
const SETUP = {
  secret: 'FFBBT5NJVFYDXEIHOFGAWY36YPNRNWH7',
  uri: 'otpauth://totp/Hanap:luz%40home.test?secret=FFBBT5NJVFYDXEIHOFGAWY36YPNRNWH7&issuer=Hanap',
  picture: { size: 33, path: 'M2 2h1v1h-1zM4 2h1v1h-1z' },
}

const device = (id: number, current: boolean) => ({
  id,
  device: current ? 'Chrome on Linux' : 'Chrome on Android',
  created_at: '2026-11-20T02:00:00.000Z',
  last_used_at: '2026-11-23T01:00:00.000Z',
  expires_at: '2026-12-20T02:00:00.000Z',
  remembered: true,
  current,
})

const part = page.getByRole('region', { name: 'Two-step sign-in' })
const dialog = (name: string) => page.getByRole('dialog', { name })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const open = async (standing: Standing) => {
  server.on(secondFactor.standing, standing)
  await render('/settings?section=password', { signedIn: aUser() })
}
const bodies = (endpoint: Parameters<typeof server.asked>[0]) => server.asked(endpoint).map(({ body }) => body)

beforeEach(() => {
  server.on(auth.user, aUser())
  server.on(account.standing, { has_password: true, has_google: false, email_change: null })
  server.on(sessions.list, allOf())
})

test('an app is set up in three steps: the password, its first code, and the recovery codes', async () => {
  server.once(secondFactor.beginAuthenticator, wrongFields({ password: [say.passwordWrong] }))
  server.on(secondFactor.beginAuthenticator, SETUP)
  server.once(secondFactor.confirmAuthenticator, wrongFields({ code: [say.codeWrong] }))
  server.on(secondFactor.confirmAuthenticator, () => {
    server.on(secondFactor.standing, ON)
    server.on(sessions.list, allOf(device(1, true)))
    return { recovery_codes: CODES }
  })
  server.on(sessions.list, allOf(device(1, true), device(2, false)))
  const files = catchFiles()
  await open(OFF)
  await part.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const first = dialog('Set up an authenticator app')
  await expect.element(page.getByText('Chrome on Android')).toBeInTheDocument()
  await first.getByRole('button', { name: 'Continue' }).click()
  await expect.element(first.getByText('Password is required')).toBeVisible()
  await inspect()
  await first.getByLabelText('Your password', { exact: true }).fill('another-7-word')
  await first.getByRole('button', { name: 'Continue' }).click()
  await expect.element(first.getByText(say.passwordWrong)).toBeVisible()
  await first.getByRole('button', { name: 'Continue' }).click()
  const second = dialog('Scan this with your app')
  await expect.element(second.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible()
  await expect.element(second.getByText('FFBB T5NJ VFYD XEIH OFGA WY36 YPNR NWH7')).toBeVisible()
  await inspect()
  await second.getByLabelText('Code from your app').fill('111 111')
  await expect.element(second.getByText(say.codeWrong)).toBeVisible()
  // The whole sentence stands above the buttons that stay at the edge.
  const bottom = (one: Element) => one.getBoundingClientRect().bottom
  const actions = second.getByRole('button', { name: 'Switch on' }).element()
  await expect
    .poll(() => bottom(second.getByText(say.codeWrong).element()))
    .toBeLessThanOrEqual(actions.getBoundingClientRect().top)
  await second.getByLabelText('Code from your app').fill('123 456')
  const third = dialog('Your recovery codes')
  await expect
    .poll(() =>
      third
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(CODES)
  await inspect()
  await third.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['hanap-recovery-codes.txt'])
  await third.getByRole('button', { name: 'I have kept them' }).click()
  await expect.element(part.getByText('8 of 10 left')).toBeVisible()
  // The other devices were signed out with it.
  await expect.element(page.getByText('Chrome on Android')).not.toBeInTheDocument()
  await inspect()
  expect(bodies(secondFactor.confirmAuthenticator)).toEqual([{ code: '111111' }, { code: '123456' }])
})

test('a set-up that is over begins again; what is not confirmed is not on', async () => {
  server.on(secondFactor.beginAuthenticator, SETUP)
  server.on(secondFactor.confirmAuthenticator, refused(400, 'setup_over', say.setupOver))
  await open(OFF)
  await part.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const first = dialog('Set up an authenticator app')
  await first.getByLabelText('Your password', { exact: true }).fill('Kamote-and-7-rivers')
  await first.getByRole('button', { name: 'Continue' }).click()
  await dialog('Scan this with your app').getByLabelText('Code from your app').fill('123456')
  await expect.element(first).toBeVisible()
  await expect.element(toast(say.setupOver)).toBeVisible()
  await first.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(part.getByText(/^Off\./)).toBeVisible()
})

test('somebody without a password is mailed a code; a person of the team reads why it is needed', async () => {
  server.on(secondFactor.mailCode, { detail: 'A code is on its way.', retry_after: 60 })
  server.on(secondFactor.beginAuthenticator, SETUP)
  await open({ ...OFF, proof: 'mail_code', required: true })
  await expect.element(part.getByText(say.required)).toBeVisible()
  await part.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const first = dialog('Set up an authenticator app')
  await first.getByRole('button', { name: 'Mail me a code' }).click()
  await expect.element(first.getByText('A code is on its way.')).toBeVisible()
  await inspect()
  await first.getByLabelText('Verification code').fill('123456')
  await first.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => bodies(secondFactor.beginAuthenticator)).toEqual([{ mail_code: '123456' }])
})

test('removing and new codes ask for a factor; the last one says what goes with it', async () => {
  server.once(secondFactor.removeAuthenticator, wrongFields({ code: [say.codeWrong] }))
  server.on(secondFactor.removeAuthenticator, () => {
    server.on(secondFactor.standing, { ...ON, authenticator: null })
    return { recovery_codes_left: 8 }
  })
  server.on(secondFactor.renewCodes, { recovery_codes: CODES })
  await open(ON)
  const act = async (row: string, action: string) => {
    await part.getByRole('button', { name: `More for ${row}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Authenticator app', 'Remove')
  const remove = dialog('Remove the app?')
  await remove.getByLabelText('Code from your app').fill('111111')
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect.element(remove.getByText(say.codeWrong)).toBeVisible()
  await inspect()
  await remove.getByRole('button', { name: 'Use a recovery code' }).click()
  await remove.getByLabelText('Recovery code').fill('X4T0 9BQZ M2KD')
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect.element(part.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  // The row has gone with its button.
  await expect.poll(() => part.element().contains(document.activeElement)).toBe(true)
  expect(bodies(secondFactor.removeAuthenticator)).toEqual([{ code: '111111' }, { recovery_code: 'X4T0 9BQZ M2KD' }])
  await act('Blue key', 'Remove')
  await expect.element(dialog('Remove Blue key?').getByText(/two-step sign-in is off afterwards/)).toBeVisible()
  await dialog('Remove Blue key?').getByRole('button', { name: 'Cancel' }).click()
  await part.getByRole('button', { name: 'Make new codes: Recovery codes' }).click()
  const renew = dialog('Make new recovery codes')
  await renew.getByRole('button', { name: 'Use a recovery code' }).click()
  await renew.getByLabelText('Recovery code').fill('x4t0-9bqz-m2kd')
  await renew.getByRole('button', { name: 'Make new codes' }).click()
  await expect.element(dialog('Your recovery codes')).toBeVisible()
})

test('a passkey is renamed; one that the device does not make is said in the dialog', async () => {
  server.on(secondFactor.renamePasskey, { ...KEY, name: 'Home key' })
  server.on(secondFactor.addOptions, { options: { challenge: 'AAAA', user: { id: 'AAAA' }, pubKeyCredParams: [] } })
  const make = vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  onTestFinished(() => make.mockRestore())
  await open({ ...ON, recovery_codes_left: 0 })
  await part.getByRole('button', { name: 'More for Blue key' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog('Rename passkey').getByLabelText('Name').fill('Home key')
  await dialog('Rename passkey').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => bodies(secondFactor.renamePasskey)).toEqual([{ name: 'Home key' }])
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  const add = dialog('Add a passkey')
  await expect.element(add.getByLabelText('Name of this passkey')).not.toHaveValue('')
  await add.getByLabelText('Code from your app').fill('123456')
  await inspect()
  await add.getByRole('button', { name: 'Continue' }).click()
  await expect.element(add.getByRole('alert')).toMatchTextContent('The passkey was not used')
})

test('what cannot be read is tried again', async () => {
  server.on(secondFactor.standing, noAnswer())
  await render('/settings?section=password', { signedIn: aUser() })
  await expect.element(part.getByText('Your sign-in steps could not be loaded. Please try again.')).toBeVisible()
  server.on(secondFactor.standing, OFF)
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect.element(part.getByText(/^Off\./)).toBeVisible()
})
