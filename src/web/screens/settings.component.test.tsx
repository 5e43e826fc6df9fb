import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { account } from '#features/auth/account/contract.ts'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { type Session, sessions } from '#features/auth/sessions/contract.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const device = (some: Partial<Session>): Session => ({
  id: 1,
  device: 'Chrome on Android',
  created_at: '2026-11-20T02:00:00.000Z',
  last_used_at: '2026-11-23T01:55:00.000Z',
  expires_at: '2026-12-20T02:00:00.000Z',
  remembered: false,
  current: true,
  ...some,
})
const listOf = (results: Session[]) => ({ results, count: results.length, next: null, previous: null })
const HERE = device({})
const ELSEWHERE = device({ id: 2, device: 'Firefox on Windows', current: false, remembered: true })

const devices = page.getByRole('region', { name: 'Signed-in devices' })
const rows = () => devices.getByRole('listitem').elements().length

beforeEach(() => {
  server.on(auth.user, aUser())
  server.on(account.standing, { has_password: true, has_google: false, email_change: null })
  server.on(boardAccount.integrations, noIntegrations())
  server.on(sessions.list, listOf([HERE, ELSEWHERE]))
})

test.each(['/settings?section=integrations', '/settings?tab=integrations'])(
  '%s begins with that part',
  async (path) => {
    await render(path, { signedIn: aUser() })
    await expect.element(page.getByRole('heading', { name: 'Integrations' })).toHaveFocus()
  },
)

test('a connected board account is shown', async () => {
  server.on(boardAccount.integrations, {
    ...noIntegrations(),
    olj_connected: true,
    olj_state: 'connected',
    olj_email: 'luz@board.test',
    olj_id_proof: 70,
    integration_id: 5,
  })
  server.on(boardAccount.applyPoints, { points: 12, error: null })
  await render('/settings?section=integrations', { signedIn: aUser() })
  await expect.element(page.getByText('luz@board.test').first()).toBeVisible()
  await inspect()
})

test('a device that could not be signed out is back in the list, and is signed out on the second try', async () => {
  server.once(sessions.end, noAnswer())
  server.on(sessions.end, () => server.on(sessions.list, listOf([HERE])))
  await render('/settings?section=devices', { signedIn: aUser() })
  await expect.poll(rows).toBe(2)
  await expect.poll(() => devices.getByText('This device').elements()).toHaveLength(1)
  await inspect()
  const question = page.getByRole('alertdialog', { name: 'Log out Firefox on Windows?' })
  const end = async () => {
    await devices.getByRole('button', { name: 'Log out: Firefox on Windows' }).click()
    await question.getByRole('button', { name: 'Log out', exact: true }).click()
  }
  await devices.getByRole('button', { name: 'Log out: Firefox on Windows' }).click()
  await inspect()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => server.asked(sessions.end)).toEqual([])
  await end()
  await expect.element(page.getByText('The device could not be signed out.')).toBeVisible()
  await expect.poll(rows).toBe(2)
  await end()
  await expect.poll(rows).toBe(1)
  await expect.poll(() => server.asked(sessions.end).map(({ params }) => params.id)).toEqual([2, 2])
})

test('leaving all devices forgets everything of the person here', async () => {
  server.on(google.options, { google: true })
  server.on(sessions.endAll, { ended: 2 })
  await render('/settings?section=devices', { signedIn: aUser() })
  await expect.poll(rows).toBe(2)
  const keys = ['token', 'user', 'savedJobs', 'chatSessionId', 'chatConversationId', 'chatUserId']
  for (const key of keys.slice(2)) localStorage.setItem(key, '1')
  await devices.getByRole('button', { name: 'Log out of all devices' }).click()
  await expect.poll(address).toContain('/login')
  await expect.poll(() => keys.map((key) => localStorage.getItem(key))).toEqual(keys.map(() => null))
})
