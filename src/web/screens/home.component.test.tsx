import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { suggestions } from '#features/jobs/suggestions/contract.ts'
import { sessions } from '#features/auth/sessions/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { siteStats } from '#features/site/stats/contract.ts'
import { team } from '#features/site/team/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, setWidth, withMotion } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations, noJobs } from '#web/testing/values.ts'

const counter = (label: string) => {
  const row = [...document.querySelectorAll('main dl > div')].find(
    (one) => one.querySelector('dt')?.textContent === label,
  )
  return row?.querySelector('dd span[aria-hidden]')?.textContent
}

beforeEach(() => {
  server.on(jobs.search, noJobs)
  server.on(siteStats.read, { jobseekers: 12, jobs: 1300, companies: 40 })
  server.on(google.options, { google: true })
  server.on(team.list, [])
})

test('the tagline, the ways in, how it works, automation and the spam notice', async () => {
  await render('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Find your dream job today')
  await inspect()
  await page.getByRole('link', { name: 'Get Started' }).click()
  const how = page.getByRole('heading', { name: 'How It Works' })
  await expect.element(how).toBeInViewport()
  await expect.element(how).toHaveFocus()
  const automation = page.getByRole('region', { name: 'Automation Apply' })
  for (const fact of ['A connected board account', 'An ID-proof score of at least 40', 'daily at 8 AM Manila time']) {
    await expect.element(automation).toMatchTextContent(fact)
  }
  await expect.element(page.getByText('It may have landed in your spam folder.')).toBeVisible()
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect.poll(address).toBe('/about')
})

test('finding a job begins here', async () => {
  // Asked for where a slow machine takes longer than a person who types.
  server.usually(suggestions.suggest, { results: [] })
  await render('/')
  await page.getByRole('combobox', { name: 'Search jobs' }).fill('va')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect.poll(address).toMatch(/\/jobs\?.*search=va/)
})

test('the guide opens, says what applying needs, and gives the focus back', async () => {
  await render('/')
  const opener = page.getByRole('button', { name: 'How to Apply Guide' })
  await opener.click()
  const guide = page.getByRole('dialog', { name: 'How to Apply Guide' })
  for (const need of ['A completed profile', 'An uploaded resume', 'A connected board account']) {
    await expect.element(guide.getByRole('link', { name: need })).toBeVisible()
  }
  await inspect()
  await userEvent.keyboard('{Escape}')
  await expect.element(guide).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('signed out: sign up or log in; the integration leads through the login and back', async () => {
  await render('/')
  const call = page.getByRole('region', { name: 'Start with 14 days free' })
  await expect.element(call.getByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/register')
  await expect.element(call.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login')
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Find Jobs' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Set Up Integration Now' }).click()
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent('/settings?section=integrations')}`)
})

test('signed in: find jobs; the integration is one step away', async () => {
  server.on(boardAccount.integrations, noAnswer())
  server.on(sessions.list, { results: [], count: 0, next: null, previous: null })
  await render('/', { signedIn: aUser() })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: 'Find Jobs' })).toHaveAttribute('href', '/jobs')
  await expect.element(page.getByRole('link', { name: 'Sign Up Now' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Set Up Integration Now' }).click()
  await expect.poll(address).toBe('/settings?section=integrations')
})

/** From here on: what counters show, and what moves beside the rows, which tell a longer time as it goes by. */
function watchPage() {
  const seen = { counted: [] as number[], moved: [] as string[] }
  type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
  const shifts = new PerformanceObserver((list) => {
    for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources)) {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element?.closest('article')) seen.moved.push(element?.outerHTML.slice(0, 200) ?? 'something gone')
    }
  })
  shifts.observe({ type: 'layout-shift' })
  const changes = new MutationObserver((all) => {
    for (const { target } of all) {
      const text = target.textContent ?? ''
      if (/^[\d,]+\+$/.test(text)) seen.counted.push(Number(text.replace(/\D/g, '')))
    }
  })
  changes.observe(document, { subtree: true, characterData: true, childList: true })
  onTestFinished(() => [shifts, changes].forEach((one) => one.disconnect()))
  return seen
}

test.each([
  ['phone', 360],
  ['desk', 1280],
])('the counters climb to the figures of the site without moving anything, on a %s', async (_on, width) => {
  // So low that they stand further down.
  await setWidth(width, 320)
  await withMotion()
  await render('/')
  await expect.poll(() => counter('Jobs posted')).toBe('1,300')
  // The list of the newest has come: its skeleton makes room for it, which is not what this is about.
  await expect.element(page.getByText('Loading jobs')).not.toBeInTheDocument()
  // Taken away is not yet drawn: the movement it makes counts in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const seen = watchPage()
  page.getByText('Jobs posted', { exact: true }).element().scrollIntoView()
  await expect.poll(() => seen.counted.at(-1)).toBe(1000)
  expect(seen.counted.length).toBeGreaterThan(5)
  expect(seen.counted).toEqual(seen.counted.toSorted((one, next) => one - next))
  await expect.poll(() => counter('Jobs posted')).toBe('1,300')
  await expect.poll(() => [counter('Job seekers'), counter('Employers')]).toEqual(['1,000+', '40'])
  expect(seen.moved, 'nothing moves').toEqual([])
})

test('without motion the figures are there at once', async () => {
  await render('/')
  await expect.poll(() => counter('Jobs posted')).toBe('1,300')
  await expect.poll(() => [counter('Job seekers'), counter('Employers')]).toEqual(['1,000+', '40'])
})

test('figures that cannot be had are zeros', async () => {
  server.on(siteStats.read, noAnswer())
  holdTimers()
  await render('/')
  await run(10_000)
  await expect.poll(() => counter('Job seekers')).toBe('1,000+')
  await expect.poll(() => [counter('Employers'), counter('Jobs posted')]).toEqual(['0', '0'])
})

test('an ID that runs out is told of to whoever asked for it', async () => {
  server.on(boardAccount.integrations, { ...noIntegrations(), integration_id: 5, id_expires_on: '2026-12-10' })
  await render('/', { signedIn: aUser() })
  const line = page.getByText('The ID you proved your identity with expires on Dec 10, 2026.')
  await expect.element(line).toBeVisible()
  await inspect()
})
