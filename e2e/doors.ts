import { expect, type Locator, type Page } from '@playwright/test'
import { codeMailedTo } from './mail.ts'
import type { World } from './world.ts'

/** The ways in, in one place for the journeys. */
export const PASSWORD = 'Kamote-and-7-rivers'

export const loginForm = (page: Page): Locator => page.getByRole('form', { name: 'Login' })
export const registerForm = (page: Page): Locator => page.getByRole('form', { name: 'Register' })
export const password = (form: Locator | Page): Locator => form.getByLabel('Password', { exact: true })

/** Fills the login of the page that is shown and sends it. */
export async function logIn(page: Page, given: { email: string; password: string }): Promise<void> {
  const form = loginForm(page)
  await form.getByLabel('Email').fill(given.email)
  await password(form).fill(given.password)
  await form.getByRole('button', { name: 'Login' }).click()
}

export type Newcomer = { first: string; last: string; username: string; email: string }

/** A name nobody else has. */
export function newcomer(project: string): Newcomer {
  const username = `new_${project}_${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`
  return { first: 'Luz', last: 'Reyes', username, email: `${username}@home.test` }
}

/** Fills the registration of the page that is shown and sends it. */
export async function register(page: Page, person: Newcomer): Promise<void> {
  const form = registerForm(page)
  await form.getByLabel('First name').fill(person.first)
  await form.getByLabel('Last name').fill(person.last)
  await form.getByLabel('Username').fill(person.username)
  await form.getByLabel('Email').fill(person.email)
  await password(form).fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(PASSWORD)
  await form.getByLabel('I agree to the terms and conditions').check()
  await form.getByRole('button', { name: 'Register' }).click()
}

/** Types the code from the mail into the page that asks for it; it is sent by itself. */
export async function verifyByMail(page: Page, world: World, email: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/verify-email\\?email=${encodeURIComponent(email)}`))
  await page.getByLabel('Verification code').fill(await codeMailedTo(world, email))
  await expect(page).not.toHaveURL(/\/verify-email/)
}

/** What the browser keeps of the person. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
