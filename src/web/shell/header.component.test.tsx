import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessions } from '#features/auth/sessions/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { messages } from '#features/messages/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { siteStats } from '#features/site/stats/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { expectNoSideScroll, inspect, setWidth, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { anAdmin, aUser, noJobs } from '#web/testing/values.ts'

const main = page.getByRole('navigation', { name: 'Main' })
const avatar = page.getByRole('button', { name: /your account/ })
const menu = page.getByRole('menu')
const item = (name: string) => menu.getByRole('menuitem', { name })
const sheet = page.getByRole('dialog', { name: 'Menu' })
const opener = page.getByRole('button', { name: 'Menu', exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const toastOf = (title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(new RegExp(`: ${title}$`))
const textsOf = (elements: Element[]) => elements.map((one) => one.textContent)

beforeEach(() => {
  server.on(jobs.search, noJobs)
  server.on(siteStats.read, { jobseekers: 12, jobs: 300, companies: 40 })
  server.on(messages.threads, { results: [], count: 0, next: null, previous: null, unread: 0 })
  server.on(savedJobs.checkLimit, {
    max_saved_jobs: 50,
    current_count: 0,
    can_save: true,
    subscription_expired: false,
  })
  server.on(savedJobs.list, { results: [], count: 0, next: null, previous: null })
})

const PLACES = ['Home', 'Features', 'Jobs', 'About', 'Salaries', 'Resources']

test('a visitor sees the public places, no Inbox, no Employers, and the page they are on is marked', async () => {
  await render('/jobs')
  await opener.click()
  await expect.element(sheet).toBeVisible()
  const nav = sheet.getByRole('navigation')
  await expect.poll(() => textsOf(nav.getByRole('link').elements())).toEqual(PLACES)
  await expect.element(nav.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Escape}')
  const footer = page.getByRole('contentinfo')
  await expect.element(footer.getByRole('link', { name: 'Employers', exact: true })).not.toBeInTheDocument()
  for (const name of ['About', 'Features', 'Salaries', 'Contact', 'Privacy Policy', 'Terms of Service']) {
    await expect.element(footer.getByRole('link', { name })).toBeVisible()
  }
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Manila', year: 'numeric' }).format(new Date())
  await expect.element(footer).toMatchTextContent(`© ${year} Hanap`)
})

test('on a desk the public places stand in the header', async () => {
  await wide()
  await render('/jobs')
  await expect.element(main.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => textsOf(main.getByRole('link').elements())).toEqual(PLACES)
})

test('the account menu by keyboard: who, the plan, every place, Escape gives the focus back', async () => {
  await wide()
  await render('/jobs', { signedIn: aUser() })
  await expect.element(avatar).toHaveTextContent('LR')
  avatar.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Profile')).toHaveFocus()
  await expect
    .poll(() => textsOf(menu.getByRole('menuitem').elements()))
    .toEqual([
      'Profile',
      'Saved Jobs',
      'Applications',
      'Settings',
      'Subscription',
      'Theme and more',
      'Logout',
      'Log out of all devices',
    ])
  for (const text of ['Luz Reyes', 'luz@home.test', /^Free Trial: 1[34] days/i]) {
    await expect.element(page.getByText(text).first()).toBeVisible()
  }
  await userEvent.keyboard('{End}')
  await expect.element(item('Log out of all devices')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Profile')).toHaveFocus()
  await inspect()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(avatar).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Profile')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(heading('Saved Jobs')).toHaveFocus()
  await expect.poll(() => document.title).toBe('Saved Jobs · Hanap')
})

test('the header holds everything an admin has in one line, from 1024 px on', async () => {
  await wide()
  await render('/jobs', { signedIn: anAdmin() })
  for (const width of [1024, 1280]) {
    await setWidth(width, 800)
    await expect.element(avatar).toBeVisible()
    const links = main.getByRole('link').elements()
    await expect
      .poll(() => textsOf(links))
      .toEqual(['Home', 'Jobs', 'Saved', 'Applications', 'Employers', 'Inbox', 'Admin'])
    const boxes = links.map((link) => link.getBoundingClientRect())
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(avatar.element().getBoundingClientRect().x)
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  }
  await setWidth(1023, 800)
  await expect.element(main.getByRole('link', { name: 'Me', exact: true })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Admin' })).not.toBeInTheDocument()
})

test('a visitor logs in from a phone without opening a menu, down to 320 px', async () => {
  await render('/jobs')
  for (const width of [360, 320]) {
    await setWidth(width, 740)
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect.element(opener).toBeVisible()
    expectNoSideScroll()
  }
})

test('the visitor’s menu on a phone is a sheet: focus inside, page locked, Escape and going somewhere close it', async () => {
  await render('/jobs')
  await opener.click()
  await expect.element(sheet).toBeVisible()
  await inspect()
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('hidden')
  for (let step = 0; step < 14; step++) {
    await userEvent.tab()
    const { activeElement } = document
    await expect.poll(() => activeElement?.closest('dialog') !== null || activeElement === document.body).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await sheet.getByRole('link', { name: 'Features' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await opener.click()
  await expect.element(sheet).toBeVisible()
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
})

test('leaving all devices leads home and says so', async () => {
  server.on(sessions.endAll, { ended: 2 })
  await wide()
  await render('/jobs', { signedIn: aUser() })
  await avatar.click()
  await item('Log out of all devices').click()
  await expect.element(toastOf('Logged out')).toBeVisible()
  await expect.poll(address).toBe('/')
  await expect.element(page.getByRole('region', { name: 'Subscription' })).not.toBeInTheDocument()
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
})

test('leaving all devices without an answer says that nobody was signed out', async () => {
  server.on(sessions.endAll, noAnswer())
  await wide()
  await render('/jobs', { signedIn: aUser() })
  await avatar.click()
  await item('Log out of all devices').click()
  await expect.element(toastOf('Not signed out')).toBeVisible()
  await expect.poll(() => localStorage.getItem('token')).not.toBeNull()
})

test('the skip link leads past the header', async () => {
  await wide()
  await render('/jobs')
  await expect.element(main).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.id).toBe('content')
})
