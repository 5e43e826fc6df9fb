import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bell } from '#features/alerts/bell/contract.ts'
import { alerts } from '#features/alerts/contract.ts'
import { notices } from '#features/notices/contract.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { push } from '../contract.ts'

const MATCHES = {
  id: 1,
  kind: 'matches' as const,
  name: null,
  saved_search_id: null,
  employer_id: null,
  least_score: 70,
  paused: false,
  created_at: '2026-11-20T02:00:00.000Z',
}
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1'
const off = { public_key: 'B'.repeat(87), devices: 0, at_night: false }
const region = page.getByRole('region', { name: 'On this device' })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** The browser's side, which needs a push service of the outside world. */
function aBrowser(permission: NotificationPermission) {
  let subscribed = false
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => !(subscribed = false),
  }
  const registration = {
    active: {},
    pushManager: {
      subscribe: async () => ((subscribed = true), subscription),
      getSubscription: async () => (subscribed ? subscription : null),
    },
  }
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission)
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration as never)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never)
}
beforeEach(() => {
  server.on(bell.unseen, { unseen: 0 })
  server.on(notices.read, {
    job_alerts: true,
    application_updates: true,
    messages: true,
    marketing: false,
    frequency: 'daily',
  })
  server.on(alerts.list, { results: [MATCHES], count: 1, next: null, previous: null })
  server.on(push.read, off)
})
afterEach(() => vi.restoreAllMocks())
const open = () => render('/settings?section=notifications', { signedIn: aUser() })

test('a device is told at a press, also at night when asked, and no more at the next', async () => {
  aBrowser('granted')
  server.on(push.add, { ...off, devices: 1 })
  server.on(push.update, { ...off, devices: 1, at_night: true })
  server.on(push.remove, off)
  await open()
  await region.getByRole('button', { name: 'Tell this device' }).click()
  const stop = region.getByRole('button', { name: 'Stop telling this device' })
  await expect.element(stop).toBeVisible()
  expect(server.asked(push.add).at(-1)?.body).toEqual({ endpoint: ENDPOINT, keys: KEYS })
  await region.getByRole('checkbox', { name: 'Also between 10 PM and 7 AM Manila time' }).click()
  await expect.element(region.getByRole('checkbox')).toBeChecked()
  await inspect()
  await stop.click()
  await expect.element(region.getByRole('button', { name: 'Tell this device' })).toBeVisible()
  expect(server.asked(push.remove).map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }])
})

test('who says no to the browser is told where to say yes', async () => {
  aBrowser('denied')
  await open()
  await region.getByRole('button', { name: 'Tell this device' }).click()
  await expect.element(toast('Your browser does not allow it.')).toBeVisible()
  expect(server.asked(push.add)).toEqual([])
})

test('it is offered after the first alert, and only where the server can', async () => {
  server.on(push.read, { ...off, public_key: null })
  await open()
  await expect.element(page.getByText('Jobs that match you 70% or more')).toBeVisible()
  await expect.poll(() => server.asked(push.read).length).toBe(1)
  await expect.element(region).not.toBeInTheDocument()
  server.on(alerts.list, { results: [], count: 0, next: null, previous: null })
  await open()
  await expect.element(page.getByText('You have none yet.')).toBeVisible()
  expect(server.asked(push.read)).toHaveLength(1)
})
