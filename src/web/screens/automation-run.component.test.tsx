import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { automation } from '#features/automation/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { anItem, aRun, heldBack, somePoints, someSettings } from '#web/testing/automation.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const open = (path = '/automation') => render(path, { signedIn: aUser() })
const glance = page.getByRole('region', { name: 'The plan at a glance' })
const group = (name: string) => page.getByRole('region', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name })
const planOf = (...given: Parameters<typeof aRun>) => ({ plan: aRun(...given), message: null })

const TWO = [anItem(), anItem({ id: 2 }), heldBack()]

beforeEach(() => {
  server.on(automation.settings, someSettings())
  server.on(automation.plan, planOf(TWO))
})

describe('where there is no plan', () => {
  const MISSING = {
    requirement: 'resume' as const,
    met: false,
    sentence: 'Please upload a resume.',
    label: 'Set Up Your Resume',
    path: '/profile',
  }
  const none = { plan: null, message: 'There is no plan right now.' }
  test.each([
    ['it is off', { enabled: false, next_planning: null, next_run: null }, 'Automation Apply is off'],
    [
      'it is held up',
      { halted: 'The board did not answer three runs in a row.' },
      'The board did not answer three runs',
    ],
    ['something it takes is missing', { requirements: [MISSING] }, 'Please upload a resume.'],
    ['none was made yet', {}, 'The next plan is made Nov 23, 2026, 6:00 PM, Manila time.'],
    ['it is being made', { next_planning: '2026-11-23T01:00:00.000Z' }, 'Tonight’s plan is being made.'],
  ])('because %s, that is said with the next step', async (_why, some, sentence) => {
    server.on(automation.settings, someSettings(some))
    server.on(automation.plan, none)
    await open()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect
      .element(
        page
          .getByRole('main')
          .getByRole('link', { name: /settings|rules|Set Up/i })
          .last(),
      )
      .toBeVisible()
    await inspect()
  })

  test('a plan that is held up by the team or the board says so in its own words', async () => {
    server.on(automation.settings, someSettings({ halted: 'The team stopped it: the board has changed its form.' }))
    await open()
    await expect.element(glance).toMatchTextContent('Nothing is sent right now. The team stopped it')
    await inspect()
  })

  test('a plan that cannot be loaded can be tried again', async () => {
    server.on(automation.plan, noAnswer())
    await open()
    await expect.element(page.getByText('Your plan could not be loaded.')).toBeVisible()
    server.on(automation.plan, planOf(TWO))
    await button('Try again').click()
    await expect.element(glance).toBeVisible()
  })
})

describe('afterwards', () => {
  const ended = { veto: false, restore: false, approve: false, change: false }
  const at = '2026-11-23T00:01:00.000Z'
  const sent = anItem({
    state: 'sent',
    will_send: false,
    can: ended,
    outcome: { application_id: 77, sentence: 'The board confirmed it.', at },
  })
  const over = { can_change: false, can_stop: false }
  const run = aRun([sent, heldBack()], {
    ...over,
    state: 'done',
    run_date: '2026-11-23',
    started_at: '2026-11-23T00:00:00.000Z',
    ended_at: at,
    events: [
      { id: 1, item_id: 1, kind: 'sent', actor: 'board', sentence: 'Bookkeeper 1 was confirmed.', happened_at: at },
    ],
  })

  test('the runs lead to their reports, which have receipts and reasons', async () => {
    server.on(automation.runs, { results: [run], count: 1, next: null, previous: null })
    server.on(automation.run, run)
    await open('/automation?view=runs')
    await expect.element(page.getByText('1 sent, 1 held back · 4 points spent')).toBeVisible()
    await inspect()
    await page.getByRole('link', { name: /^Nov 23, 2026/ }).click()
    await expect.poll(address).toBe('/automation/runs/40')
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Run of Nov 23, 2026')
    const receipt = group('Sent').getByRole('link', { name: 'See the receipt' })
    await expect.element(receipt).toHaveAttribute('href', '/applications/77')
    await expect.element(group('Held back').getByText('It fits to 74%').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Do not send/ })).not.toBeInTheDocument()
    await page.getByText('Everything that happened: 1 entry').click()
    await inspect()
  })

  test('a run that broke off says why, and what became of each application', async () => {
    const outcome = (sentence: string) => ({ application_id: null, sentence, at })
    const unclear = { application_id: 78, sentence: 'The board did not answer; we look it up.', at }
    const items = [
      anItem({ state: 'failed', will_send: false, can: ended, outcome: outcome('The board refused it: closed.') }),
      anItem({ id: 2, state: 'unconfirmed', will_send: false, can: ended, outcome: unclear }),
      anItem({ id: 3, state: 'skipped', will_send: false, can: ended, outcome: outcome('The run had ended before.') }),
    ]
    server.on(automation.run, { ...aRun(items), ...over, state: 'broken', reason: 'Two applications failed in a row.' })
    await open('/automation/runs/40')
    await expect.element(page.getByText('Two applications failed in a row.')).toBeVisible()
    await expect.element(group('Failed').getByText('The board refused it: closed.')).toBeVisible()
    const looked = group('Not confirmed').getByRole('link', { name: 'See the receipt' })
    await expect.element(looked).toHaveAttribute('href', '/applications/78')
    await expect.element(group('Not sent').getByText('The run had ended before.')).toBeVisible()
    await inspect()
  })

  test('nothing has run yet', async () => {
    server.on(automation.runs, { results: [], count: 0, next: null, previous: null })
    await open('/automation?view=runs')
    await expect.element(page.getByText('No runs yet')).toBeVisible()
    await inspect()
  })

  test('points tell how they went and whether the board agrees', async () => {
    const sentence = 'The board has 2 points fewer than we counted: they were used on the board itself.'
    server.on(automation.points, somePoints({ agreement: { state: 'differs', difference: -2, sentence } }))
    await open('/automation?view=points')
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByText('Tomorrow you have about 44 points')).toBeVisible()
    await expect.element(page.getByText('−8', { exact: true })).toBeVisible()
    await inspect()
  })

  test('points nobody asked the board for are no figures, and that is said once', async () => {
    const sentence = 'We have not asked OLJ for your points yet.'
    const forecast = { date: '2026-11-24', points: null, spendable: null, applications: null, sentence }
    const agreement = { state: 'unknown' as const, difference: 0, sentence }
    server.on(
      automation.points,
      somePoints({ board: null, free: 0, reserve: 0, spendable: 0, agreement, forecast, entries: [] }),
    )
    await open('/automation?view=points')
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(page.getByText(sentence).elements()).toHaveLength(1)
    await expect.element(page.getByText('A plan may use')).not.toBeInTheDocument()
    await inspect()
  })
})
