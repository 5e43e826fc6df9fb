import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { audit } from '#features/audit/contract.ts'
import { automation } from '#features/automation/contract.ts'
import { operations } from '#features/operations/contract.ts'
import { people } from '#features/people/contract.ts'
import { broken, refused } from '#web/testing/answers.ts'
import { aStanding } from '#web/testing/automation.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { anAdmin } from '#web/testing/values.ts'

const row = {
  id: 7,
  username: 'luz',
  name: 'Luz Reyes',
  account_type: 'jobseeker',
  is_admin: false,
  joined_at: '2026-11-01T02:00:00.000Z',
  disabled: false,
}
const person = {
  ...row,
  email_verified: true,
  disabled_at: null,
  disabled_reason: null,
  plan: { plan_type: 'free' as const, ends_at: '2026-11-30T02:00:00.000Z', active: true },
  onboarding_completed: true,
  board_connected: true,
  applications: 4,
  devices: [
    {
      id: 1,
      device: 'Chrome on Android',
      created_at: '2026-11-20T02:00:00.000Z',
      last_used_at: '2026-11-23T01:00:00.000Z',
    },
  ],
}
const open = (path: string) => render(path, { signedIn: anAdmin() })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('people', () => {
  test('are searched, and one opens', async () => {
    server.on(people.list, { results: [row], next: null })
    server.on(people.read, person)
    await open('/admin/people')
    await page.getByRole('searchbox').fill('luz')
    await button('Search').click()
    await expect.poll(address).toBe('/admin/people?search=luz')
    await inspect()
    await page.getByRole('link', { name: /Luz Reyes/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Luz Reyes' })).toBeVisible()
    await inspect()
  })

  test('nobody found and a failed list say so', async () => {
    server.on(people.list, broken())
    await open('/admin/people?search=xyz')
    await expect.element(button('Try again')).toBeVisible()
    server.on(people.list, { results: [], next: null })
    await button('Try again').click()
    await expect.element(page.getByText('Nobody is called that')).toBeVisible()
  })

  test('an address is shown on a press', async () => {
    server.on(people.read, person)
    server.on(people.revealEmail, { email: 'luz@home.test' })
    await open('/admin/people/7')
    await button('Show the address').click()
    await expect.element(page.getByText('luz@home.test')).toBeVisible()
  })

  test('disabling needs a reason, then says so', async () => {
    server.on(people.read, person)
    server.on(people.disable, {
      ...person,
      disabled: true,
      disabled_at: '2026-11-23T02:00:00.000Z',
      disabled_reason: 'Spam.',
    })
    await open('/admin/people/7')
    await button('Disable the account').click()
    const dialog = page.getByRole('dialog', { name: 'Disable this account?' })
    await dialog.getByRole('button', { name: 'Disable', exact: true }).click()
    await expect.element(dialog.getByText('Say why.')).toBeVisible()
    await inspect()
    await dialog.getByLabelText('Reason').fill('Spam.')
    await dialog.getByRole('button', { name: 'Disable', exact: true }).click()
    await expect.element(page.getByText(/^Disabled since/)).toBeVisible()
    expect(server.asked(people.disable).at(-1)?.body).toEqual({ reason: 'Spam.' })
    await expect.element(button('Enable the account')).toBeVisible()
  })

  test('a trial that changed meanwhile is not extended', async () => {
    server.on(people.read, person)
    const sentence = 'The plan of this person changed meanwhile. Please look again.'
    server.on(people.extendTrial, refused(409, 'plan_changed', sentence))
    await open('/admin/people/7')
    await button('Extend the trial').click()
    await page.getByLabelText('Reason').fill('Was ill.')
    await button('Save').click()
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(server.asked(people.extendTrial).at(-1)?.body).toMatchObject({ days: 7, ends_at: person.plan.ends_at })
  })
})

describe('the audit trail', () => {
  const entry = {
    id: 3,
    happened_at: '2026-11-23T01:00:00.000Z',
    actor_id: 1,
    actor_name: 'tomas',
    action: 'person.disable',
    subject_kind: 'person',
    subject_id: 7,
    reason: 'Spam.',
    details: {},
  }

  test('says who did what to whom and why, and is narrowed', async () => {
    server.on(audit.list, { results: [entry, { ...entry, id: 2, actor_id: null, actor_name: null }], next: 2 })
    await open('/admin/audit')
    await expect.element(page.getByText(/Disabled an account/).nth(1)).toBeVisible()
    await inspect()
    await page.getByLabelText('What was done').selectOptions('Disabled an account')
    await expect.poll(address).toBe('/admin/audit?action=person.disable')
    await page.getByRole('link', { name: 'Earlier' }).click()
    await expect.poll(address).toBe('/admin/audit?action=person.disable&before=2')
  })
})

describe('operations', () => {
  const run = {
    id: 1,
    kind: 'scheduled' as const,
    state: 'done' as const,
    started_at: '2026-11-23T01:00:00.000Z',
    ended_at: '2026-11-23T01:02:00.000Z',
    fetched: 0,
    new: 0,
    changed: 0,
    closed: 0,
    failed: 0,
    message: null,
  }
  const olj = {
    source: 'olj' as const,
    state: 'empty' as const,
    enabled: true,
    stopped_reason: null,
    stopped_at: null,
    last_run_at: run.started_at,
    runs: [run],
  }
  const task = {
    id: '0190f3a2-0000-7000-8000-000000000001',
    queue: 'mail.sweep',
    died_at: run.started_at,
    reason: 'No.',
  }

  beforeEach(() => {
    server.on(operations.sources, { sources: [olj] })
    server.on(automation.standing, aStanding())
    server.on(operations.queues, { queues: [], dead: [task] })
    server.on(operations.mails, { mails: [], count: 0 })
    server.on(operations.waiting, {
      mails: { waiting: 2, oldest_at: run.started_at, refused_7_days: 0 },
      payments: { waiting: 0, held: 1, oldest_at: null },
      review: { held: 3, reported: 0 },
    })
  })

  test('say how sources, queues and what waits stand; one that fails leaves the others', async () => {
    server.on(operations.waiting, broken())
    await open('/admin/operations')
    await expect.element(page.getByText('What waits could not be read. Please try again.')).toBeVisible()
    await expect.element(page.getByText('Nothing read', { exact: true })).toBeVisible()
    await expect.element(page.getByText('mail.sweep')).toBeVisible()
    await inspect()
  })

  test('a source is switched with a reason', async () => {
    server.on(operations.switchSource, { sources: [{ ...olj, enabled: false, state: 'off' as const }] })
    await open('/admin/operations')
    await button('Switch off').click()
    const dialog = page.getByRole('dialog', { name: 'Switch OnlineJobs.ph off?' })
    await dialog.getByLabelText('Reason').fill('A challenge page.')
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    await expect.element(button('Switch on')).toBeVisible()
    expect(server.asked(operations.switchSource).at(-1)?.body).toEqual({ reason: 'A challenge page.', enabled: false })
  })

  test('a refused mail is sent again or dropped with a reason; one whose text is gone is only dropped', async () => {
    const mail = {
      id: 4,
      kind: 'data-export',
      to: 'l…@home.test',
      state: 'refused' as const,
      settled_at: run.started_at,
      answer: 'The mail server refused the letter (EENVELOPE 550).',
      can_resend: true,
    }
    const old = { ...mail, id: 3, kind: 'digest', state: 'given-up' as const, answer: null, can_resend: false }
    server.on(operations.queues, { queues: [], dead: [] })
    server.on(operations.mails, { mails: [mail, old], count: 70 })
    await open('/admin/operations')
    await expect.element(page.getByText('Data export to l…@home.test')).toBeVisible()
    await expect.element(page.getByText('These are the latest 2 of 70.')).toBeVisible()
    await expect.element(page.getByText(/did not say why. Given up on after two days. Its text is not/)).toBeVisible()
    await inspect()
    server.on(operations.resendMail, { mails: [old], count: 1 })
    await button('Send again').click()
    const dialog = page.getByRole('dialog', { name: 'Send this mail again?' })
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await expect.element(dialog.getByText('Say why.')).toBeVisible()
    await dialog.getByLabelText('Reason').fill('They made room.')
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await expect.element(button('Send again')).not.toBeInTheDocument()
    expect(server.asked(operations.resendMail)).toMatchObject([
      { params: { id: 4 }, body: { reason: 'They made room.' } },
    ])
    server.on(operations.dropMail, { mails: [], count: 0 })
    await button('Drop').click()
    await page.getByLabelText('Reason').fill('Too old.')
    await page.getByRole('dialog').getByRole('button', { name: 'Drop' }).click()
    await expect.element(page.getByText('Digest to l…@home.test')).not.toBeInTheDocument()
  })

  test('a task that was given up on is dropped with a reason', async () => {
    server.on(operations.dropTask, { queues: [], dead: [] })
    await open('/admin/operations')
    await button('Drop').click()
    await page.getByLabelText('Reason').fill('Not needed any more.')
    await page.getByRole('dialog').getByRole('button', { name: 'Drop' }).click()
    await expect.element(page.getByRole('region', { name: 'Queues' }).getByText('Nothing.')).toBeVisible()
  })

  test('all automatic applying is stopped with a reason, and started again with another', async () => {
    const stopped = aStanding({ stopped: true, reason: 'The board changed its form.', since: run.started_at })
    server.once(automation.switchAll, stopped)
    server.on(automation.switchAll, aStanding())
    await open('/admin/operations')
    const part = page.getByRole('region', { name: 'Automatic applying' })
    await expect.element(part.getByText('1,200 people have it on')).toBeVisible()
    await button('Stop all').click()
    const dialog = page.getByRole('dialog', { name: 'Stop all automatic applying?' })
    await dialog.getByRole('button', { name: 'Stop all' }).click()
    await expect.element(dialog.getByText('Say why.')).toBeVisible()
    await dialog.getByLabelText('Reason').fill('The board changed its form.')
    await inspect()
    await dialog.getByRole('button', { name: 'Stop all' }).click()
    await expect.element(part).toMatchTextContent(/Since Nov \d+, 2026, [\d:]+ [AP]M: The board changed its form\./)
    await inspect()
    await button('Start again').click()
    await page.getByLabelText('Reason').fill('It is read again.')
    await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click()
    await expect.element(part.getByText('On', { exact: true })).toBeVisible()
    const told = server.asked(automation.switchAll).map(({ body }) => body)
    expect(told.map(({ stopped: stops }) => stops)).toEqual([true, false])
  })
})
