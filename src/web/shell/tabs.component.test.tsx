import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applications } from '#features/applications/contract.ts'
import { sessions } from '#features/auth/sessions/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { messages } from '#features/messages/contract.ts'
import { siteStats } from '#features/site/stats/contract.ts'
import { team } from '#features/site/team/contract.ts'
import { chatbot } from '#features/chatbot/contract.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { anAdmin, aUser, noJobs } from '#web/testing/values.ts'

const tabs = page.getByRole('navigation', { name: 'Main' })
const tab = (name: string) => tabs.getByRole('link', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const footer = page.getByRole('contentinfo')
const assistant = page.getByRole('button', { name: 'Open Hanap Assistant' })
const main = page.getByRole('main')
const textOf = (elements: Element[]) => elements.map((one) => one.textContent).join(', ')
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()

beforeEach(() => {
  server.on(jobs.search, noJobs)
  server.on(google.options, { google: true })
  server.on(siteStats.read, { jobseekers: 12, jobs: 300, companies: 40 })
  server.on(messages.threads, { results: [], count: 0, next: null, previous: null, unread: 3 })
})

test('a signed-in person on a phone has five tabs within 56 px of the lower edge, with the unread count and the present place', async () => {
  await render('/jobs', { signedIn: aUser() })
  await expect.element(tab('Inbox')).toHaveTextContent('Inbox3 unread')
  await expect
    .poll(() => textOf(tabs.getByRole('link').elements()))
    .toBe('Jobs, Saved, Applications, Inbox3 unread, Me')
  await expect.element(tab('Jobs')).toHaveAttribute('aria-current', 'page')
  const { top, bottom } = boxOf(tabs.element())
  expect([Math.round(bottom), bottom - top <= 56]).toEqual([innerHeight, true])
  for (const link of tabs.getByRole('link').elements()) expect(boxOf(link).height).toBeGreaterThanOrEqual(44)
  await inspect()
  await tab('Me').click()
  await expect.element(heading('Luz Reyes')).toHaveFocus()
  await expect.element(tab('Me')).toHaveAttribute('aria-current', 'page')
  await expect.element(tab('Jobs')).not.toHaveAttribute('aria-current')
})

test('what begins above the main content of a signed-in phone is 88 px at most', async () => {
  await render('/jobs', { signedIn: aUser() })
  await expect.element(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
  expect(boxOf(main.element()).top).toBeLessThanOrEqual(88)
})

test('a visitor has no tabs, and on a desk nobody has', async () => {
  await render('/jobs')
  await expect.element(heading('Find jobs')).toBeVisible()
  await expect.element(tabs.getByRole('link', { name: 'Me', exact: true })).not.toBeInTheDocument()
  await wide()
  await render('/jobs', { signedIn: aUser() })
  await expect.element(tab('Saved')).toBeVisible()
  await expect.element(tabs.getByRole('link', { name: 'Me', exact: true })).not.toBeInTheDocument()
})

test.each(['/login', '/register', '/forgot-password'])(
  '%s offers a visitor neither tabs nor the assistant',
  async (path) => {
    await render(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(assistant).not.toBeInTheDocument()
    await wide()
    await expect.element(assistant).not.toBeInTheDocument()
  },
)

test('somebody signed in who resets a password has neither tabs nor the assistant there', async () => {
  await render('/forgot-password', { signedIn: aUser() })
  await expect.element(heading('Reset Password')).toBeVisible()
  await expect.element(tabs).not.toBeInTheDocument()
  await expect.element(assistant).not.toBeInTheDocument()
})

test.each([
  ['/jobs', 'a visitor', false, true],
  ['/jobs', 'a seeker', true, false],
  ['/features', 'a seeker', true, true],
  ['/me', 'a seeker', true, false],
  ['/alerts', 'a seeker', true, false],
])('%s ends for %s with a footer or without one', async (path, _who, isSignedIn, hasFooter) => {
  await render(path, isSignedIn ? { signedIn: aUser() } : {})
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (hasFooter) await expect.element(footer).toBeVisible()
  else await expect.element(footer).not.toBeInTheDocument()
})

test('Me has who one is, the plan, every place of the account, the theme, the public places and both ways out', async () => {
  await render('/me', { signedIn: aUser() })
  await expect.element(main.getByText('luz@home.test')).toBeVisible()
  await expect.element(main.getByText(/^Free Trial: 1[34] days/).first()).toBeInTheDocument()
  const links = () => textOf(main.getByRole('link').elements())
  await expect
    .poll(links)
    .toBe(
      [
        'Your day, Profile, Saved Jobs, Applications, Settings, Subscription, Automation Apply',
        'Home, About, Features, Jobs, Salaries, Pricing, Resources, Check a message, Post a Job, For Employers, Contact',
        'Privacy Policy, Terms of Service',
      ].join(', '),
    )
  for (const name of ['Light', 'Dark', 'System', 'Logout', 'Log out of all devices']) {
    await expect.element(main.getByRole('button', { name, exact: true })).toBeInTheDocument()
  }
  await inspect()
  await main.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
})

test('Me has the places of the team for an admin only', async () => {
  await render('/me', { signedIn: anAdmin() })
  await expect.element(main.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Employers', exact: true })).toBeVisible()
})

test('Me opens the assistant and has the focus back; from there one leaves all devices', async () => {
  server.on(chatbot.history, { messages: [], conversation_id: null, session_id: null })
  server.on(sessions.endAll, { ended: 2 })
  await render('/me', { signedIn: aUser() })
  const row = main.getByRole('button', { name: 'Hanap Assistant' })
  await row.click()
  await expect.element(page.getByRole('dialog', { name: 'Hanap Assistant' })).toBeVisible()
  await expect.element(tabs).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(row).toHaveFocus()
  await main.getByRole('button', { name: 'Log out of all devices' }).click()
  await expect.poll(address).toBe('/')
  await expect.element(tabs).not.toBeInTheDocument()
})

test('by keyboard the tabs come after the page, and what has the focus is never behind them', async () => {
  await render('/me', { signedIn: aUser() })
  await expect.element(tab('Me')).toBeVisible()
  main.element().focus()
  let last: Element | null = null
  for (let step = 0; step < 40 && !tabs.element().contains(document.activeElement); step++) {
    await userEvent.tab()
    last = tabs.element().contains(document.activeElement) ? last : document.activeElement
    if (last !== null) await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(boxOf(tabs.element()).top)
  }
  expect(last?.textContent).toBe('Log out of all devices')
  await expect.element(tab('Jobs')).toHaveFocus()
  server.on(applications.list, [])
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(heading('My Applications')).toBeVisible()
})

test('on a desk the assistant’s button stands in the margin beside the page', async () => {
  await wide()
  await render('/features')
  await expect.element(assistant).toBeVisible()
  const inner = boxOf(page.getByRole('banner').element().firstElementChild)
  expect(boxOf(assistant.element()).left).toBeGreaterThanOrEqual(inner.right - 24)
})

test('/team leads to where the team is shown', async () => {
  server.on(team.list, [])
  await render('/team')
  await expect.poll(() => location.pathname + location.hash).toBe('/about#team')
})
