import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from './fixtures.ts'
import { callApi, type World } from './world.ts'

/** The demo's admin, signed in as the login does. */
export async function signInAdmin(context: BrowserContext, world: World): Promise<void> {
  const body = { email: 'admin@hanap.test', password: 'Admin-demo-1', remember_me: false }
  const { body: answer } = await callApi(world, 'POST', '/api/auth/login/', { body })
  await signIn(context, answer as { token: string; user: Record<string, unknown> })
}

export const avatar = (page: Page) => page.getByRole('button', { name: /your account/ })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
export const banner = (page: Page) => page.getByRole('region', { name: 'Subscription' })
export const toastOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(new RegExp(`: ${title}$`))
/** What was on its way to the screen is on it. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done))))
