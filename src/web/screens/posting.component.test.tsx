import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { readFacts } from '#features/jobs/facts/rules.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { render, renderPart } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'
import { Posting } from './posting.tsx'

const DESCRIPTION = `We sell **fish** to eleven countries.

You will:
• Answer mails
• Keep the books

How to apply
1. Start your letter with MANGO
2. Attach your resume
3. Fill out ----------

We work 9am-5pm EST. ${'This is a good place to work at. '.repeat(60)}`

const said = { title: 'Bookkeeper and Customer Support', description: DESCRIPTION, salary: '$800 - $1000' }
const POSTING = aPosting({
  ...said,
  hours_per_week: 40,
  pay: {
    min: 800,
    max: 1000,
    currency: 'USD',
    period: 'month',
    monthly_usd_min: 800,
    monthly_usd_max: 1000,
    monthly_php_min: 46_400,
    monthly_php_max: 58_000,
    rate_date: '2026-11-20',
  },
  facts: readFacts({ ...said, location: null, source: 'olj', min_id_proof: null, hours_per_week: 40 }),
  tags: ['Xero', 'Bookkeeping', 'Customer Support'].map((name, id) => ({ id, name })),
})

const heading = (name: string, level: number) => page.getByRole('heading', { name, level, exact: true })
const box = (locator: Locator) => locator.element().getBoundingClientRect()
const pay = page.getByText('About ₱46,000–₱58,000 a month', { exact: true })
const hours = page.getByText('10 PM to 6 AM Manila time', { exact: true })

beforeEach(() => servePosting(POSTING))

test('on a phone pay, type and hours of the present half of the year are read without scrolling', async () => {
  await setWidth(360, 740)
  await render('/jobs/31', { signedIn: aUser() })
  await expect.element(page.getByText('Free Trial')).toBeVisible()
  await expect.element(pay).toBeVisible()
  await expect.element(page.getByText('As posted: $800 - $1000').first()).toBeVisible()
  await expect.element(page.getByText('Graveyard · 9 PM to 5 AM from mid-March to early November')).toBeVisible()
  for (const fact of [pay, page.getByText('Full-time · 40 hours a week'), hours]) {
    await expect.poll(() => box(fact).bottom).toBeLessThan(420)
  }
  await inspect()
})

test('on a desk whatever stands beside the text can be reached while the text is read', async () => {
  await setWidth(1280, 560)
  await render('/jobs/31', { signedIn: aUser() })
  const aside = page.getByRole('complementary', { name: 'About this job' })
  await expect.element(aside).toBeVisible()
  await expect.poll(() => (scrollTo(0, 300), scrollY)).toBe(300)
  await expect.poll(() => box(aside).bottom).toBeLessThanOrEqual(innerHeight)
  expect(aside.element().scrollHeight).toBeGreaterThan(aside.element().clientHeight)
  await inspect()
})

test('whatever a board writes without a space stays within the screen', async () => {
  const word = (length: number) => 'word'.repeat(length / 4)
  const employer = { id: 5, name: word(80), total_posts: 3 }
  servePosting(aPosting({ title: word(100), salary: word(60), employer, tags: [{ id: 1, name: word(60) }] }))
  await render('/jobs/31', { signedIn: aUser() })
  await expect.element(page.getByRole('link', { name: employer.name }).first()).toBeVisible()
  await expect.element(page.getByText(word(60), { exact: true }).first()).toBeVisible()
  await inspect()
})

test('the text comes before the facts, with the headings, lists and emphasis it was written with', async () => {
  await render('/jobs/31')
  await expect.element(heading('You will:', 3)).toBeVisible()
  await expect.element(heading('How to apply', 3)).toBeVisible()
  const description = page.getByRole('region', { name: 'Description' })
  await expect
    .poll(() =>
      description
        .getByRole('list')
        .elements()
        .map((list) => list.tagName),
    )
    .toEqual(['UL', 'OL'])
  await expect.element(description.getByRole('listitem').nth(1)).toHaveTextContent('Keep the books')
  await expect.poll(() => document.querySelector('strong')?.textContent).toBe('fish')
  await expect
    .element(description.getByRole('link', { name: 'log in at the board to see the link' }))
    .toHaveAttribute('href', POSTING.link)
  const below = box(heading('Description', 2)).top
  expect(box(heading('Job Details', 2)).top).toBeGreaterThan(below)
  expect(box(heading('Similar Jobs', 2)).top).toBeGreaterThan(box(heading('About the Employer', 2)).top)
})

test('on the smallest phone saving, sharing and the menu stand in one row, each 44 px', async () => {
  await setWidth(320, 640)
  servePosting({ ...POSTING, employer: { id: 5, name: 'Dagat International Trading Corporation', total_posts: 3 } })
  await render('/jobs/31', { signedIn: aUser() })
  const tools = ['Save Job', 'Share', /^More about/].map((name) =>
    page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first(),
  )
  for (const tool of tools) await expect.element(tool).toBeVisible()
  expect(new Set(tools.map((tool) => box(tool).top)).size).toBe(1)
  for (const tool of tools) expect(box(tool).width).toBeGreaterThanOrEqual(44)
  await inspect()
})

test.each(['phone', 'desk'])('an applied posting says so once and leads to the receipt (%s)', async (width) => {
  if (width === 'desk') await wide()
  const applied = { applied: true, userHasApplied: true, application_state: 'confirmed' } as const
  servePosting({ ...POSTING, ...applied, application: { id: 12, own: false } })
  await render('/jobs/31', { signedIn: aUser() })
  await expect.element(page.getByText(/applied/i)).toHaveTextContent('You already applied for this job.')
  await expect
    .element(page.getByRole('link', { name: 'See the receipt' }))
    .toHaveAttribute('href', '/applications/12#receipt')
  await expect.element(page.getByRole('button', { name: /^Appl/ })).not.toBeInTheDocument()
  await inspect()
})

test('in a pane the headings go down a level and the action stays in sight at the top', async () => {
  await wide()
  renderPart(
    <>
      <h1>Find jobs</h1>
      <Posting id="31" level={2} />
    </>,
  )
  await expect.element(heading('Bookkeeper and Customer Support', 2)).toBeVisible()
  for (const section of ['Description', 'Job Details', 'About the Employer', 'Similar Jobs']) {
    await expect.element(heading(section, 3)).toBeVisible()
  }
  await expect.element(heading('You will:', 4)).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply Now' })
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => box(heading('Bookkeeper and Customer Support', 2)).bottom).toBeLessThan(0)
  await expect.element(apply).toBeInViewport({ ratio: 1 })
  await inspect()
})

test('a posting that asks for more ID proof than the person has says so, with the way to what raises it', async () => {
  servePosting({ ...POSTING, min_id_proof: 60 })
  server.on(boardAccount.integrations, {
    ...noIntegrations(),
    olj_connected: true,
    olj_id_proof: 50,
    integration_id: 5,
  })
  await render('/jobs/31', { signedIn: aUser() })
  await expect.element(page.getByText('Asks for an ID Proof of 60. Yours is 50.')).toBeVisible()
  const way = page.getByRole('link', { name: 'Raise it' })
  await expect.element(way).toHaveAttribute('href', '/settings?section=integrations')
  await inspect()
})
