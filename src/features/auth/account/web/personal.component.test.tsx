import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { account } from '#features/auth/account/contract.ts'
import { auth, type User } from '#features/auth/contract.ts'
import { badToken, broken, noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { turn } from '#web/testing/tabs.ts'
import { aUser } from '#web/testing/values.ts'

const LUZ = aUser({ phone_number: '+639175550101' })
const open = () => render('/settings?section=personal', { signedIn: LUZ })
const form = page.getByRole('form', { name: 'Personal Information' })
const save = form.getByRole('button', { name: 'Save changes' })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const waiting = { email: 'bago@home.test', retry_after: 0 }
const standing = (email_change: typeof waiting | null = null) => ({
  has_password: true,
  has_google: false,
  email_change,
})
const saved = (user: User, email_change: typeof waiting | null = null) => ({ message: 'Saved.', user, email_change })
const bodies = () => server.asked(account.update).map(({ body }) => body)

beforeEach(() => {
  server.on(auth.user, LUZ)
  server.on(account.standing, standing())
})

test('what was changed is sent with the address, and nothing else', async () => {
  server.on(account.update, saved({ ...LUZ, first_name: 'Luzviminda', phone_number: '+639180000001' }))
  await open()
  await expect.element(form.getByLabelText('Phone number')).toHaveValue('0917 555 0101')
  await expect.element(form.getByRole('radio', { name: 'Employer (not available, coming soon)' })).toBeDisabled()
  await inspect()
  await form.getByLabelText('First name').fill('Luzviminda')
  await form.getByLabelText('Phone number').fill('0918-000-0001')
  await save.click()
  await expect.element(toast('Your personal information is up to date.')).toBeVisible()
  await expect
    .poll(bodies)
    .toEqual([{ email: 'luz@home.test', first_name: 'Luzviminda', phone_number: '0918-000-0001' }])
  await expect.element(form.getByLabelText('Phone number')).toHaveValue('0918 000 0001')
})

test('what is wrong stands at its field, here and from the server, with what was typed', async () => {
  server.on(account.update, wrongFields({ username: ['This username is already taken'] }))
  await open()
  await form.getByLabelText('Email').fill('luz')
  await save.click()
  await expect.element(form.getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(form.getByLabelText('Email')).toHaveFocus()
  await form.getByLabelText('Email').fill('luz@home.test')
  await form.getByLabelText('Username').fill('somebody')
  await save.click()
  await expect.element(form.getByText('This username is already taken')).toBeVisible()
  await expect.element(toast('Failed to update your personal information.')).toBeVisible()
  await expect.element(form.getByLabelText('Username')).toHaveValue('somebody')
  await inspect()
})

test('without an answer nothing typed is lost, also when the page is opened again', async () => {
  server.on(account.update, noAnswer())
  await open()
  await form.getByLabelText('Last name').fill('Santos')
  await save.click()
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('Failed to update your personal information. There was no connection.')
  await open()
  await expect.element(form.getByLabelText('Last name')).toHaveValue('Santos')
  await expect.element(form.getByText('What you typed here earlier is back.')).toBeVisible()
})

test('what another tab changed meanwhile is shown, is not sent back, and what is typed here stays', async () => {
  const after = { ...LUZ, first_name: 'Ligaya' }
  server.on(account.update, saved({ ...after, last_name: 'Santos' }))
  await open()
  await form.getByLabelText('Last name').fill('Santos')
  server.on(auth.user, after)
  turn('hidden')
  turn('visible')
  await expect.element(form.getByLabelText('First name')).toHaveValue('Ligaya')
  await expect.element(form.getByLabelText('Last name')).toHaveValue('Santos')
  await save.click()
  await expect.poll(bodies).toEqual([{ email: 'luz@home.test', last_name: 'Santos' }])
})

test('a section that cannot be read says so, is tried again, and takes no other with it', async () => {
  server.on(auth.user, broken())
  await open()
  await expect.element(page.getByText('Failed to load your settings. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Account Settings' })).toBeVisible()
  await inspect()
  server.on(auth.user, LUZ)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(form).toBeVisible()
})

test('a session that is over leads to the login, and says why', async () => {
  server.on(account.update, badToken())
  await open()
  await form.getByLabelText('Last name').fill('Santos')
  await save.click()
  await expect.poll(address).toContain('/login')
  await expect.element(toast('Your session has expired. Please log in again.')).toBeVisible()
})

test('a new address waits for its code, and is the person’s once that was typed', async () => {
  const moved = { ...LUZ, email: waiting.email }
  server.on(account.update, () => {
    server.on(account.standing, standing(waiting))
    return saved(LUZ, waiting)
  })
  server.once(account.confirmEmail, wrongFields({ code: ['Invalid verification code'] }))
  server.on(account.confirmEmail, () => {
    server.on(account.standing, standing())
    server.on(auth.user, moved)
    return { user: moved }
  })
  await open()
  await form.getByLabelText('Email').fill(waiting.email)
  await save.click()
  const card = page.getByRole('region', { name: 'Confirm your new address' })
  await expect.element(card.getByText(waiting.email)).toBeVisible()
  await expect.element(form.getByLabelText('Email')).toHaveValue(LUZ.email)
  await inspect()
  await card.getByLabelText('Verification code').fill('111111')
  await expect.element(card.getByText('Invalid verification code')).toBeVisible()
  await card.getByLabelText('Verification code').fill('222222')
  await expect.element(toast('Mail goes to bago@home.test from now on.')).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(form.getByLabelText('Email')).toHaveValue(waiting.email)
})

test('an address that waits can be let go of', async () => {
  server.on(account.standing, standing(waiting))
  server.once(account.cancelEmail, noAnswer())
  server.on(account.cancelEmail, () => server.on(account.standing, standing()))
  await open()
  const keep = page.getByRole('button', { name: 'Keep luz@home.test' })
  await keep.click()
  await expect.element(toast('The change could not be taken back. Please try again.')).toBeVisible()
  await keep.click()
  await expect.element(keep).not.toBeInTheDocument()
})

test('the link in the mail changes nothing by being opened, and gives the address back when asked to', async () => {
  server.once(account.undoEmail, refused(400, 'undo_unknown', 'This link does not work any more.'))
  server.on(account.undoEmail, { email: 'luz@home.test' })
  await render('/email-undo?token=abc')
  const button = page.getByRole('button', { name: 'Take it back' })
  await expect.element(button).toBeVisible()
  await inspect()
  expect(server.asked(account.undoEmail)).toEqual([])
  await button.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link does not work any more.')
  await button.click()
  await expect.element(page.getByText('is the address of your account again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Reset your password' })).toBeVisible()
  await inspect()
})
