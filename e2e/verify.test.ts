import { codeIn, mailTo } from './mail.ts'
import { kept, logIn, newcomer, password, PASSWORD, register, registerForm, verifyByMail } from './doors.ts'
import { expect, inspect, test } from './fixtures.ts'
import { callApi, type World } from './world.ts'

/** An account whose address nobody has proved yet, made without the screens. */
async function unverified(world: World, project: string): Promise<{ email: string; password: string }> {
  const { first, last, username, email } = newcomer(project)
  const body = { first_name: first, last_name: last, username, email, account_type: 'jobseeker' }
  const given = { body: { ...body, password: PASSWORD, confirm_password: PASSWORD } }
  const answer = await callApi(world, 'POST', '/api/auth/register/', given)
  expect(answer.status).toBe(201)
  return { email, password: PASSWORD }
}

test('register, mail, verify: signed in on /jobs with the offer to complete the profile', async ({
  page,
  world,
}, info) => {
  const person = newcomer(info.project.name)
  await page.goto('/register')
  await register(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText('Look in your spam folder too.')).toBeVisible()
  const mail = await mailTo(world, person.email)
  expect(mail.html).toContain(codeIn(mail))
  await verifyByMail(page, world, person.email)
  await expect(page).toHaveURL(`${world.url}/jobs`)
  expect(await kept(page, 'token')).not.toBeNull()
  expect(await kept(page, 'showOnboardingModal')).toBe('true')
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
})

test('a wrong code is said under the field; five burn it, and the countdown goes on through a reload', async ({
  page,
  world,
}, info) => {
  const person = newcomer(info.project.name)
  await page.goto('/register')
  await register(page, person)
  const right = codeIn(await mailTo(world, person.email))
  const wrong = right === '111111' ? '222222' : '111111'
  const field = page.getByLabel('Verification code')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Verification code is required')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeVisible()
  // A whole sentence pasted gives its digits, and is sent by itself.
  await field.fill(`Your code is ${wrong.slice(0, 3)} ${wrong.slice(3)}.`)
  await expect(page.getByText('Invalid verification code')).toBeVisible()
  await expect(field).toHaveValue(wrong)
  await expect(field).toBeFocused()
  await inspect(page, 'verify-email-wrong')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Resend code in [1-5]?\d s$/ })).toBeVisible()
  for (let tries = 1; tries < 5; tries += 1) {
    const answered = page.waitForResponse('**/api/auth/verify-email/')
    await field.fill('')
    await field.fill(wrong)
    expect((await answered).status()).toBe(400)
    await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible()
  }
  await field.fill('')
  await field.fill(right)
  await expect(page.getByRole('alert').getByText('Too many wrong codes. Please ask for a new one.')).toBeVisible()
  await inspect(page, 'verify-email-burnt')
  expect(await kept(page, 'token')).toBeNull()
})

test('logging in before the address is verified leads to the code, and then to where the person wanted to go', async ({
  page,
  world,
}, info) => {
  const person = await unverified(world, info.project.name)
  await page.goto('/applications?status=interview')
  await logIn(page, person)
  await verifyByMail(page, world, person.email)
  await expect(page).toHaveURL(/\/applications\?status=interview$/)
})

test('a registered address offers the ways in; typed text is there after a reload, passwords are not', async ({
  page,
  world,
}, info) => {
  const person = await unverified(world, info.project.name)
  await page.goto('/register?redirect=%2Fjobs%3Fpage%3D2')
  const form = registerForm(page)
  await register(page, { ...newcomer(info.project.name), email: person.email })
  await expect(form.getByText('This email is already registered')).toBeVisible()
  await inspect(page, 'register-taken')
  await page.reload()
  await expect(form.getByLabel('Email')).toHaveValue(person.email)
  await expect(form.getByLabel('First name')).toHaveValue('Luz')
  await expect(password(form)).toHaveValue('')
  await expect(form.getByLabel('Confirm password')).toHaveValue('')
  await register(page, { ...newcomer(info.project.name), email: person.email })
  await form.getByRole('link', { name: 'verify the address' }).click()
  await verifyByMail(page, world, person.email)
  await expect(page).toHaveURL(/\/jobs\?page=2$/)
})

test('without an address the page asks for it', async ({ page, world }, info) => {
  const person = await unverified(world, info.project.name)
  await page.goto('/verify-email?email=nonsense')
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible()
  await inspect(page, 'verify-email-address')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText('Email address is required')).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await verifyByMail(page, world, person.email)
  await expect(page).toHaveURL(`${world.url}/jobs`)
})

test('no connection is said in words, and what was typed stays', async ({ page, world }, info) => {
  const person = await unverified(world, info.project.name)
  await page.goto(`/verify-email?email=${encodeURIComponent(person.email)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible()
  await inspect(page, 'verify-email')
  await page.route('**/api/auth/verify-email/**', (route) => route.abort())
  await page.getByLabel('Verification code').fill('123456')
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByText('Failed to resend code. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Verification code')).toHaveValue('123456')
})
