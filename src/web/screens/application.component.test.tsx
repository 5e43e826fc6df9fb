import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ApplicationEvent, applications } from '#features/applications/contract.ts'
import { broken, refused } from '#web/testing/answers.ts'
import { anApplication, anApplicationRead, anOwnEntry } from '#web/testing/applications.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const BOOKS = anApplication({
  job_title: 'Bookkeeper',
  status: 'interview',
  interview_date: '2026-12-03T06:30:00.000Z',
})
const event = (some: Partial<ApplicationEvent>): ApplicationEvent => ({
  id: 1,
  kind: 'delivery',
  actor: 'board',
  from: 'sending',
  to: 'confirmed',
  note: null,
  happened_at: '2026-11-20T02:00:00.000Z',
  ...some,
})
const open = () => render('/applications/12', { signedIn: aUser() })
const receipt = page.getByRole('region', { name: 'Receipt' })

test.each([
  ['a phone', false],
  ['a desk', true],
])('on %s the receipt shows what was sent, when in Manila time, and the posting as it read', async (_where, isWide) => {
  if (isWide) await wide()
  const history = [event({}), event({ id: 2, kind: 'status', actor: 'person', from: 'applied', to: 'interview' })]
  server.on(applications.get, anApplicationRead(BOOKS, { history }))
  await open()
  for (const words of [
    'For 12',
    'I keep books with care.',
    'Nov 20, 2026, 10:00 AM, Manila time (UTC+8)',
    'Your message was sent.',
    'Bookkeeper',
    'Answer mails and keep the books.',
  ]) {
    await expect.element(receipt).toMatchTextContent(words)
  }
  await expect.element(receipt.getByText('resume.pdf')).toBeVisible()
  await expect.element(page.getByText('Interview: Dec 3, 2026, 2:30 PM, Manila time')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the job' })).toHaveAttribute('href', '/jobs/112')
  const events = page.getByRole('region', { name: 'History' }).getByRole('listitem').elements()
  expect(events.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Status changed from Applied to InterviewYou/),
    expect.stringMatching(/^OLJ confirmed the applicationOLJ/),
  ])
  await inspect()
})

test('one that was sent on the board itself says where it was read, and how the board shows it', async () => {
  const row = anOwnEntry({ id: 12, job: 112, read_from: 'olj', source: 'olj', apply_points: 7 })
  const read = anApplicationRead(row, {
    history: [
      event({ kind: 'read_added', from: null, to: null, note: 'Night Shift Agent' }),
      event({ id: 2, kind: 'board_status', from: null, to: 'Viewed' }),
    ],
  })
  const evidence = 'Sent messages hold: Night Shift Agent'
  server.on(applications.get, {
    ...read,
    receipt: { ...read.receipt, evidence, confirmed_at: '2026-11-23T01:00:00.000Z' },
  })
  await open()
  await expect.element(page.getByText('Read from OLJ').first()).toBeVisible()
  for (const words of [evidence, 'Nov 23, 2026, 9:00 AM, Manila time', '7', 'You wrote it on OLJ itself']) {
    await expect.element(receipt).toMatchTextContent(words)
  }
  await expect.element(page.getByText('OLJ shows it as “Viewed”')).toBeVisible()
  await expect.element(page.getByText('Found among what you sent on OLJ')).toBeVisible()
  await inspect()
})

test('of an application noted with a day alone, no time of day is made up', async () => {
  const day = '2026-11-19T16:00:00.000Z'
  const row = anOwnEntry({ id: 12, applied_date: day, created_at: day })
  const moved = event({ kind: 'own_applied_date', actor: 'person', from: '2026-11-18T16:00:00.000Z', to: day })
  server.on(applications.get, anApplicationRead(row, { history: [moved] }))
  await open()
  await expect.element(receipt.getByText('Nov 20, 2026', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Applied on: Nov 20, 2026', { exact: true })).toBeVisible()
  await expect.element(page.getByText('12:00 AM')).not.toBeInTheDocument()
})

test('a link without a space, as a meeting has it, stays within the screen', async () => {
  const link = `https://meet.test/j/84011112222?pwd=${'aZ09'.repeat(30)}`
  const interview = {
    id: 3,
    starts_at: '2026-12-03T06:30:00.000Z',
    minutes: 60,
    place: '',
    link,
    notes: link,
    employer_zone: null,
    sequence: 0,
  }
  server.on(applications.get, anApplicationRead(anApplication({ notes: link }), { interviews: [interview] }))
  await open()
  await expect.element(page.getByRole('link', { name: link })).toBeVisible()
  await inspect()
})

test('an application that is not the person’s is not here', async () => {
  server.on(applications.get, refused(404, 'not_found', 'Not found.'))
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'This application is not here.' })).toBeVisible()
  await expect.element(receipt).not.toBeInTheDocument()
  await inspect()
})

test('an application that cannot be read says so, and Try again reads it', async () => {
  server.on(applications.get, broken())
  holdTimers()
  await open()
  await run(10_000)
  const sentence = 'Failed to load your applications. Please try again. (Status: 500)'
  await expect.element(page.getByText(sentence)).toBeVisible()
  server.on(applications.get, anApplicationRead(BOOKS))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(receipt).toBeVisible()
})

test('who follows a link to the receipt is led to it, past what is planned, also when it comes late', async () => {
  const answer = server.hold(applications.get)
  server.on(applications.get, anApplicationRead(BOOKS))
  await render('/applications/12#receipt', { signedIn: aUser() })
  answer()
  const heading = page.getByRole('heading', { name: 'Receipt', exact: true })
  await expect.element(heading).toHaveFocus()
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(innerHeight / 4)
})
