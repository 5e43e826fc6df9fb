import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bell } from '#features/alerts/bell/contract.ts'
import { alerts } from '#features/alerts/contract.ts'
import { notices } from '#features/notices/contract.ts'
import { savedSearches } from '#features/saved-searches/contract.ts'
import { broken, noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { news, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const SETTINGS = {
  job_alerts: true,
  application_updates: true,
  messages: true,
  marketing: false,
  frequency: 'daily',
} as const
const anAlert = (given: object = {}) => ({
  id: 1,
  kind: 'search' as const,
  name: 'Bookkeeping',
  saved_search_id: 7,
  employer_id: null,
  least_score: null,
  paused: false,
  created_at: '2026-11-20T02:00:00.000Z',
  ...given,
})
const listOf = <T,>(results: T[]) => ({ results, count: results.length, next: null, previous: null })
const aFind = (given: object = {}) => ({
  id: 5,
  kind: 'job' as const,
  job: { id: 31, title: 'Bookkeeper', employer: 'Niño Foods', salary: '$700' },
  score: 82,
  changes: [],
  because: ['Search “Bookkeeping”'],
  closed: false,
  found_at: '2026-11-23T01:00:00.000Z',
  is_new: true,
  ...given,
})
const CHANGED = aFind({
  id: 4,
  kind: 'change',
  job: { id: 32, title: 'Encoder', employer: null, salary: null },
  score: null,
  changes: [
    { what: 'pay', before: '$500', after: '$600' },
    { what: 'fee', before: '', after: 'A training fee of ₱500 is needed.' },
  ],
  because: ['Changes of jobs you saved or applied to'],
  is_new: false,
})
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

describe('the bell', () => {
  const button = (name: RegExp) => page.getByRole('banner').getByRole('button', { name })
  const panel = page.getByRole('dialog', { name: 'Alerts' })
  const open = (unseen: number) => {
    server.on(bell.unseen, { unseen })
    return render('/me', { signedIn: aUser() })
  }

  test('counts what is new, shows it, and counts no more once it was open', async () => {
    server.on(bell.list, { results: [aFind(), CHANGED], more: false })
    server.on(bell.see, { unseen: 0 })
    await open(1)
    await button(/^Alerts, 1 new/).click()
    await expect.element(panel.getByRole('link', { name: 'Bookkeeper' })).toHaveAttribute('href', '/jobs/31')
    await expect.element(panel.getByText('Niño Foods · $700 · Fits you 82%')).toBeVisible()
    await expect.element(panel.getByText('Pay: $500 → $600')).toBeVisible()
    await expect.element(panel.getByText('A fee is asked for: “A training fee of ₱500 is needed.”')).toBeVisible()
    await expect.element(panel.getByText('New', { exact: true })).toBeVisible()
    await expect.poll(() => server.asked(bell.see).map(({ body }) => body)).toEqual([{ up_to: 5 }])
    await inspect()
    await userEvent.keyboard('{Escape}')
    await expect.element(button(/^Alerts$/)).toHaveFocus()
  })

  test('hears of something new as it comes', async () => {
    await open(0)
    await expect.element(button(/^Alerts$/)).toBeVisible()
    server.on(bell.unseen, { unseen: 2 })
    news.send('alert', 0)
    await expect.element(button(/^Alerts, 2 new/)).toBeVisible()
  })

  test('says what can be done where nothing was found, and when it could not be had', async () => {
    server.on(bell.list, broken())
    await open(0)
    await button(/^Alerts$/).click()
    await expect.element(panel.getByRole('alert')).toMatchTextContent('Your alerts could not be loaded.')
    server.on(bell.list, { results: [], more: false })
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect.element(panel.getByRole('heading', { name: 'Nothing yet' })).toBeVisible()
    await inspect()
  })

  test('a page on which nothing stands yet leads to the jobs', async () => {
    server.on(bell.unseen, { unseen: 0 })
    server.on(bell.list, { results: [], more: false })
    await render('/alerts', { signedIn: aUser() })
    await expect.element(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }))
      .toHaveAttribute('href', '/jobs')
    await inspect()
  })

  test('has a page with all of it, page after page', async () => {
    server.on(bell.unseen, { unseen: 0 })
    server.on(bell.see, { unseen: 0 })
    server.on(bell.list, ({ query }) =>
      query.before === 5 ? { results: [CHANGED], more: false } : { results: [aFind()], more: true },
    )
    await render('/alerts', { signedIn: aUser() })
    await page.getByRole('button', { name: 'Show earlier ones' }).click()
    await expect.element(page.getByRole('link', { name: 'Encoder' })).toBeVisible()
    await inspect()
  })
})

describe('the alerts in the settings', () => {
  const part = page.getByRole('region', { name: 'Your alerts' })
  const open = () => render('/settings?section=notifications', { signedIn: aUser() })
  beforeEach(() => {
    server.on(notices.read, SETTINGS)
    server.on(bell.unseen, { unseen: 0 })
  })

  test('say when they are told, pause and go on, and are deleted when nobody wants them back', async () => {
    let list = [anAlert(), anAlert({ id: 2, kind: 'changes', name: null, saved_search_id: null })]
    server.on(alerts.list, () => listOf(list))
    server.on(alerts.update, ({ body }) => {
      list = list.map((one) => (one.id === 1 ? { ...one, paused: body.paused ?? false } : one))
      return anAlert({ paused: body.paused })
    })
    await open()
    const row = part.getByRole('listitem').filter({ hasText: 'Search “Bookkeeping”' })
    await expect.element(row.getByText('In the mail daily at 8 AM')).toBeVisible()
    await inspect()
    await row.getByRole('button', { name: 'More for Search “Bookkeeping”' }).click()
    await page.getByRole('menuitem', { name: 'Pause' }).click()
    await expect.element(row.getByText('Nothing is told while it is paused.')).toBeVisible()
    await part.getByRole('button', { name: 'Pause: Changes of jobs you saved or applied to' }).click()
    await row.getByRole('button', { name: 'More for Search “Bookkeeping”' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(row).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(row).toBeVisible()
    expect(server.asked(alerts.remove)).toEqual([])
  })

  test('stay within the screen, whatever the employer or the search is called', async () => {
    const name = 'word'.repeat(20)
    server.on(alerts.list, listOf([anAlert({ name })]))
    await open()
    await expect.element(part.getByText(name).first()).toBeVisible()
    await inspect()
  })

  test('keep the keyboard at what is paused', async () => {
    const changes = { kind: 'changes', name: null, saved_search_id: null }
    server.on(alerts.list, listOf([anAlert(changes)]))
    server.on(alerts.update, () => {
      server.on(alerts.list, listOf([anAlert({ ...changes, paused: true })]))
      return anAlert({ ...changes, paused: true })
    })
    await open()
    await part.getByRole('button', { name: /^Pause/ }).click()
    await expect.element(part.getByRole('button', { name: /^Go on/ })).toHaveFocus()
  })

  test('offer good matches, and say what was refused', async () => {
    server.on(alerts.list, listOf([]))
    server.once(alerts.create, noAnswer())
    server.on(alerts.create, refused(409, 'alerts_full', 'You have 100 alerts already. Please delete one first.'))
    await open()
    await part.getByRole('combobox', { name: 'Tell me of new jobs that match me' }).selectOptions('80% or more')
    await part.getByRole('button', { name: 'Alert me' }).click()
    await expect.element(toast('The alert could not be changed. Please try again.')).toBeVisible()
    await part.getByRole('button', { name: 'Alert me' }).click()
    await expect.element(toast('You have 100 alerts already. Please delete one first.')).toBeVisible()
    expect(server.asked(alerts.create).map(({ body }) => body)).toContainEqual({ kind: 'matches', least_score: 80 })
    const begun = anAlert({ kind: 'matches', name: null, saved_search_id: null, least_score: 80 })
    server.on(alerts.create, begun)
    server.on(alerts.list, listOf([begun]))
    await part.getByRole('button', { name: 'Alert me' }).click()
    await expect.element(part.getByRole('listitem')).toBeVisible()
    // The button has gone: the keyboard goes on from the list.
    await expect.poll(() => part.element().contains(document.activeElement)).toBe(true)
  })
})

describe('a saved search', () => {
  test('alerts at a press and stops at the next; one that finds anything says why it cannot', async () => {
    const saved = { id: 7, name: 'Bookkeeping', criteria: { search: 'books' }, created_at: '2026-11-20T02:00:00.000Z' }
    let list: ReturnType<typeof anAlert>[] = []
    server.on(bell.unseen, { unseen: 0 })
    server.on(savedSearches.list, listOf([saved]))
    server.on(alerts.list, () => listOf(list))
    server.once(alerts.create, wrongFields({ saved_search_id: ['This search has no word or filter that narrows it.'] }))
    server.on(alerts.create, () => (list = [anAlert()])[0] ?? anAlert())
    server.on(alerts.update, () => (list = [anAlert({ paused: true })])[0] ?? anAlert())
    await render('/saved-jobs?show=searches', { signedIn: aUser() })
    const toggle = page.getByRole('button', { name: /^Alert (me|is on) for Bookkeeping$/ })
    await toggle.click()
    await expect.element(toast('This search has no word or filter that narrows it.')).toBeVisible()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
    await toggle.click()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
    await inspect()
    await toggle.click()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('the link of one alert in a mail', () => {
  test('asks first, pauses it without a login, and says when the link is none', async () => {
    server.once(alerts.stop, refused(400, 'bad_link', 'This link is not complete.'))
    server.on(alerts.stop, { title: 'Search “Bookkeeping”' })
    await render('/stop-alert?token=3.1.abc')
    const stop = page.getByRole('button', { name: 'Stop this alert' })
    await expect.element(stop).toBeVisible()
    await inspect()
    expect(server.asked(alerts.stop)).toEqual([])
    await stop.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('This link is not complete.')
    await stop.click()
    await expect.element(page.getByText('Done. It is paused: Search “Bookkeeping”.')).toBeVisible()
    expect(server.asked(alerts.stop).map(({ body }) => body)).toContainEqual({ token: '3.1.abc' })
  })
})
