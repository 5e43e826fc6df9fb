import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ReviewItem, safety, type SplitItem } from '#features/safety/contract.ts'
import { noAnswer, refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { allOf, anAdmin } from '#web/testing/values.ts'

const reported: ReviewItem = {
  id: 31,
  title: 'Bookkeeper',
  employer: 'Dagat Trading',
  source: 'olj',
  link: 'https://board.test/31',
  description: 'Send us $50 for the training.',
  salary: '$400 a month',
  first_seen: '2026-11-22T02:00:00.000Z',
  closed: false,
  state: 'approved',
  held_for: [],
  notes: [{ kind: 'fee', quote: 'Send us $50 for the training.', field: 'description' }],
  reports: [{ reason: 'fee', note: 'They asked me for a deposit by chat.', reported_at: '2026-11-23T01:00:00.000Z' }],
  history: [],
}
const side = (id: number, source: 'olj' | 'linkedin') => ({
  id,
  title: 'Bookkeeper',
  employer: 'Dagat Trading',
  source,
  link: `https://${source}.test/${id}`,
  text: 'Answer mails and keep the books.',
})
const pair: SplitItem = {
  id: 9,
  choice: 'split',
  people: 1,
  asked_at: '2026-11-23T01:00:00.000Z',
  reason: null,
  one: side(31, 'olj'),
  other: side(32, 'linkedin'),
}

const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const open = (show = '') => render(`/admin/review${show}`, { signedIn: anAdmin() })
const item = page.getByRole('article')
const why = item.getByLabelText('Why (kept with the decision)')

test('a reported posting is held, then listed with a reason, and leaves the queue', async () => {
  server.on(safety.reviews, allOf(reported))
  await open()
  await expect.element(item.getByText('They asked me for a deposit by chat.')).toBeVisible()
  await expect.element(item.getByText('Asks you to pay a fee')).toBeVisible()
  await inspect()
  const held: ReviewItem = { ...reported, state: 'held', held_for: ['team'] }
  server.on(safety.decide, held)
  server.on(safety.reviews, allOf(held))
  await why.fill('Nobody pays for training')
  await item.getByRole('button', { name: 'Hold it' }).click()
  await expect.element(item.getByText('Held by the team')).toBeVisible()
  await expect.element(item.getByRole('button', { name: 'Hold it' })).not.toBeInTheDocument()
  await expect.element(why).toHaveValue('')
  await why.fill('The employer is honest')
  server.on(safety.reviews, allOf())
  await item.getByRole('button', { name: 'List it' }).click()
  await expect.element(toast('Listed: Bookkeeper')).toBeVisible()
  await expect.element(page.getByText('Nothing waits for review.')).toBeVisible()
  await expect
    .poll(() => server.asked(safety.decide).map(({ params, body }) => ({ ...params, ...body })))
    .toEqual([
      { id: 31, decision: 'hold', reason: 'Nobody pays for training' },
      { id: 31, decision: 'approve', reason: 'The employer is honest' },
    ])
})

test('a decision that is not kept is said, and its reason stays', async () => {
  server.on(safety.reviews, allOf(reported))
  server.on(safety.decide, noAnswer())
  await open()
  await why.fill('The employer is honest')
  await item.getByRole('button', { name: 'List it' }).click()
  await expect.element(toast('We could not save this. Please try again.')).toBeVisible()
  await expect.element(why).toHaveValue('The employer is honest')
})

test('a queue that cannot be read says so, and Try again reads it', async () => {
  server.on(safety.reviews, refused(403, 'forbidden', 'No.'))
  await open()
  await expect.element(page.getByText('We could not read the queue. Please try again.')).toBeVisible()
  server.on(safety.reviews, allOf())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nothing waits for review.')).toBeVisible()
})

test.for([
  ['split', 'These are different jobs, says 1 person', 'Make two jobs for everybody', 'Made two jobs: Bookkeeper'],
  ['join', 'These are the same job, says 1 person', 'Make one job for everybody', 'Made one job: Bookkeeper'],
] as const)('two postings that people %s are compared and decided', async ([choice, says, button, done]) => {
  server.on(safety.splits, allOf({ ...pair, choice }))
  server.on(safety.decideSplit)
  await open('?show=splits')
  await expect.element(page.getByText(says)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'On LinkedIn' }))
    .toHaveAttribute('href', 'https://linkedin.test/32')
  await inspect()
  server.on(safety.splits, allOf())
  await page.getByRole('button', { name: button }).click()
  await expect.element(toast(done)).toBeVisible()
  const none = 'Nobody told two postings apart, or joined two, that you have not seen.'
  await expect.element(page.getByText(none)).toBeVisible()
  await expect
    .poll(() => server.asked(safety.decideSplit)[0])
    .toMatchObject({ params: { id: 9 }, body: { decision: choice } })
})
