import type { Page } from '@playwright/test'
import type { SafetyNote } from '../src/features/jobs/safety-notes/rules.ts'
import { NOTE_TEXTS } from '../src/features/jobs/safety-notes/texts.ts'
import { expect, inspect, refreshed, signIn, test } from './fixtures.ts'
import { signInAdmin, toastOf } from './shell-steps.ts'
import { callApi, type World } from './world.ts'

type Listed = { id: number; title: string; employer: { id: number; name: string } | null }
const rows = 'section[aria-label="Results"] article'
const LIST = '/jobs?sort_by=date_desc'

/** A posting on the first page whose words can be looked for as they stand, of an employer with a name. */
async function plainPosting(world: World): Promise<Listed & { employer: { id: number; name: string } }> {
  const { body } = await callApi(world, 'GET', '/api/jobs/search/?sort_by=date_desc&per_page=10')
  const plain = (text: string) => /^[\w,&-]+( [\w,&-]+)*$/.test(text)
  const found = (body.results as Listed[]).find((job) => plain(job.title) && job.employer && plain(job.employer.name))
  if (!found?.employer) throw new Error('No posting on the first page has plain words.')
  return { ...found, employer: found.employer }
}

const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `More about ${title}`, exact: true }).first()
const rowsOf = (page: Page, employer: string) =>
  page.locator(rows).filter({ has: page.getByText(employer, { exact: false }) })

test('an employer and a word are hidden from the list, and shown again', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  // Several screens are looked at by axe on the way.
  test.slow()
  await signIn(context, await refreshed(world, await newSeeker({ connected: false })))
  const job = await plainPosting(world)
  const { name } = job.employer
  await page.goto(LIST)
  await expect(rowsOf(page, name).first()).toBeVisible()
  await menuOf(page, job.title).click()
  await inspect(page, 'posting-menu')
  await page.getByRole('menuitem', { name: `Never show ${name}` }).click()
  await expect(toastOf(page, `${name} is hidden`)).toBeVisible()
  await expect(rowsOf(page, name)).toHaveCount(0)
  await expect(page.getByText(/jobs? (is|are) left out because you hide/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/left out because you hide/)).toBeVisible()
  await expect(rowsOf(page, name)).toHaveCount(0)

  await page.getByRole('button', { name: 'See what you hide' }).click()
  const dialog = page.getByRole('dialog', { name: 'What you hide' })
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByLabel('Hide a word').fill('a')
  await dialog.getByRole('button', { name: 'Hide this word' }).click()
  await expect(dialog.getByText('Type a word of at least 2 letters.')).toBeVisible()
  await dialog.getByLabel('Hide a word').fill('captcha')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('“captcha”')).toBeVisible()
  await inspect(page, 'what-you-hide')
  await dialog.getByRole('button', { name: `Show again: ${name}` }).click()
  await expect(dialog.getByText(name)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(rowsOf(page, name).first()).toBeVisible()
})

test('a hidden employer says so on its posting, with the undo at hand', async ({ page, context, world, newSeeker }) => {
  await signIn(context, await refreshed(world, await newSeeker({ connected: false })))
  const job = await plainPosting(world)
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByText('Open to the Philippines')).toBeVisible()
  await expect(page.getByText('Working hours', { exact: true })).toBeVisible()
  await menuOf(page, job.title).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const banner = page.getByText(`You hide ${job.employer.name}: its jobs are left out of your lists.`)
  await expect(banner).toBeVisible()
  await inspect(page, 'posting-of-hidden-employer')
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(banner).toHaveCount(0)
})

test('a visitor who wants to report is asked to log in and comes back', async ({ page, world }) => {
  const job = await plainPosting(world)
  await page.goto(`/jobs/${job.id}`)
  await menuOf(page, job.title).click()
  await page.getByRole('menuitem', { name: 'Report this job…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in first' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(`/jobs/${job.id}`)}`))
})

test('a scam is reported, the team hides it, and it is gone from the list', async ({
  page,
  context,
  browser,
  world,
  newSeeker,
  api,
}) => {
  // Several screens are looked at by axe on the way.
  test.slow()
  await signIn(context, await refreshed(world, await newSeeker({ connected: false })))
  const job = await plainPosting(world)
  await page.goto(`/jobs/${job.id}`)
  await menuOf(page, job.title).click()
  await page.getByRole('menuitem', { name: 'Report this job…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this job' })
  await dialog.getByRole('radio', { name: 'It asks for money' }).check()
  await dialog.getByLabel('Anything our team should know (optional)').fill('They asked me for a deposit by chat.')
  await inspect(page, 'report')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(toastOf(page, 'Reported')).toBeVisible()

  const office = await browser.newContext({ baseURL: world.url, viewport: page.viewportSize() })
  await signInAdmin(office, world)
  const desk = await office.newPage()
  try {
    await desk.goto('/admin')
    await desk.getByRole('link', { name: 'Review' }).click()
    const item = desk.getByRole('article').filter({ has: desk.getByRole('heading', { name: job.title, exact: true }) })
    await expect(item.getByText('They asked me for a deposit by chat.')).toBeVisible()
    await inspect(desk, 'review')
    await item.getByRole('button', { name: 'Hold it' }).click()
    await expect(item.getByText('Held by the team')).toBeVisible()
    await page.goto(LIST)
    await expect(page.locator(rows).first()).toBeVisible()
    await expect(page.locator(`${rows} a[href="/jobs/${job.id}"]`)).toHaveCount(0)
    await page.goto(`/jobs/${job.id}`)
    await expect(page.getByRole('heading', { name: 'This job is not here.' })).toBeVisible()

    await item.getByLabel('Why (kept with the decision)').fill('The employer is honest')
    await item.getByRole('button', { name: 'List it' }).click()
    await expect(desk.getByText(`Listed: ${job.title}`)).toBeVisible()
    await expect(item).toHaveCount(0)
    await page.goto(LIST)
    await expect(page.locator(`${rows} a[href="/jobs/${job.id}"]`).first()).toBeVisible()
  } finally {
    const { body } = await api('POST', '/api/auth/login/', {
      body: { email: 'admin@hanap.test', password: 'Admin-demo-1' },
    })
    await api('POST', `/api/admin/reviews/${job.id}/`, { token: body.token as string, body: { decision: 'approve' } })
    await office.close()
  }
})

test('two boards’ postings shown as one are told apart by a person at once, by the team for everybody', async ({
  page,
  context,
  browser,
  world,
  newSeeker,
  api,
}) => {
  await signIn(context, await refreshed(world, await newSeeker({ connected: false })))
  const job = await sharedPosting(api)
  await page.goto(`/jobs/${job.id}`)
  await menuOf(page, job.title).click()
  await page.getByRole('menuitem', { name: 'These are different jobs…' }).click()
  const dialog = page.getByRole('dialog', { name: 'These are different jobs' })
  await dialog.getByRole('button', { name: 'This is another job' }).click()
  await expect(page.getByText('You see two jobs now').first()).toBeVisible()
  await inspect(page, 'not-the-same-job')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await menuOf(page, job.title).click()
  await expect(page.getByRole('menuitem', { name: 'This is the same job as…' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'These are different jobs…' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const office = await browser.newContext({ baseURL: world.url, viewport: page.viewportSize() })
  await signInAdmin(office, world)
  const desk = await office.newPage()
  await desk.goto('/admin/review?show=splits')
  await expect(desk.getByText('These are different jobs, says 1 person')).toBeVisible()
  await inspect(desk, 'review-of-two-postings')
  await desk.getByRole('button', { name: 'Make two jobs for everybody' }).click()
  await expect(desk.getByText('Made two jobs: ')).toBeVisible()
  await expect(desk.getByText('Nobody told two postings apart, or joined two, that you have not seen.')).toBeVisible()
  await office.close()

  for (const { job_id } of job.sources) {
    const { body } = await api('GET', `/api/jobs/${job_id}/`)
    expect(body.sources).toHaveLength(1)
  }
  await page.reload()
  await menuOf(page, job.title).click()
  await expect(page.getByRole('menuitem', { name: 'Report this job…' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'These are different jobs…' })).toHaveCount(0)
})

type Api = (method: string, path: string) => ReturnType<typeof callApi>

/** An open posting that both boards carry. */
async function sharedPosting(api: Api) {
  for (let at = 1; at <= 10; at += 1) {
    const { body } = await api('GET', `/api/jobs/search/?per_page=100&sort_by=date_desc&page=${at}`)
    const found = (body.results as (Listed & { sources: { job_id: number }[] })[]).find((job) => job.sources.length > 1)
    if (found) return found
  }
  throw new Error('No posting is carried by both boards.')
}

test('a posting the team lists all the same quotes what to be careful about, and says what to do', async ({
  page,
  api,
}) => {
  const office = { email: 'admin@hanap.test', password: 'Admin-demo-1' }
  const { body: admin } = await api('POST', '/api/auth/login/', { body: office })
  const token = admin.token as string
  const { body: queue } = await api('GET', '/api/admin/reviews/', { token })
  const held = (queue.results as { id: number; notes: SafetyNote[] }[]).find((item) => item.notes.length > 0)
  const note = held?.notes[0]
  if (!held || !note) throw new Error('The market has no posting that the rules hold.')
  const decide = (decision: string) =>
    api('POST', `/api/admin/reviews/${held.id}/`, { token, body: { decision, reason: 'A journey looks at it' } })
  await decide('approve')
  try {
    await page.goto(`/jobs/${held.id}`)
    const words = NOTE_TEXTS[note.kind]
    await expect(page.getByRole('heading', { name: 'Please be careful with this posting' })).toBeVisible()
    await expect(page.getByText(words.title, { exact: true })).toBeVisible()
    await expect(page.locator('q').first()).toContainText(note.quote.replace(/\s+/g, ' ').trim().slice(0, 40))
    await expect(page.getByText(words.advice)).toBeVisible()
    await inspect(page, 'safety-notes')
    await page.getByRole('link', { name: 'How to spot a scam' }).click()
    await expect(page).toHaveURL(/\/resources\/spotting-scams$/)
  } finally {
    await decide('hold')
  }
})
