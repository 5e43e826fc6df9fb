import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HiddenThing, hidden } from '#features/hidden/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { type SaidOfPosting, safety } from '#features/safety/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { broken, noAnswer } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aJob, allOf, aUser, noJobs } from '#web/testing/values.ts'

const DAGAT = { id: 5, name: 'Dagat Trading', total_posts: 3 }
const ACME = { id: 6, name: 'Acme', total_posts: 1 }
const BOTH = (['olj', 'linkedin'] as const).map((source, at) => ({
  source,
  url: `https://${source}.test/31`,
  job_id: 31 + at,
}))
const NOTHING_SAID: SaidOfPosting = { report: null, not_same_as: [], same_as: [] }

const menu = (title: string) => page.getByRole('button', { name: `More about ${title}`, exact: true }).first()
const item = (name: string) => page.getByRole('menuitem', { name })
const row = (employer: string) => page.getByRole('article').filter({ hasText: employer })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** The server knows what this person hides, and leaves the jobs of a hidden employer out of the list. */
function keepHidden(): void {
  let things: HiddenThing[] = []
  let last = 0
  server.on(hidden.list, () => allOf(...things))
  server.on(hidden.hide, ({ body }) => {
    last += 1
    const employer = body.employer_id === undefined ? null : { id: DAGAT.id, name: DAGAT.name }
    const thing = { id: last, employer, word: body.word ?? null, hidden_at: '2026-11-23T02:00:00.000Z' }
    things = [thing, ...things]
    return thing
  })
  server.on(hidden.show, ({ params }) => {
    things = things.filter(({ id }) => id !== params.id)
    return undefined
  })
  server.on(jobs.search, () => {
    const isHidden = things.some(({ employer }) => employer !== null)
    const all = [aJob({ id: 2, title: 'Clerk', employer: ACME }), aJob({ title: 'Bookkeeper', employer: DAGAT })]
    const results = isHidden ? all.slice(0, 1) : all
    return { ...noJobs, results, count: results.length, ...(isHidden ? { hidden_count: 1 } : {}) }
  })
}

async function openMenu(wanted: string, title = 'Bookkeeper') {
  await menu(title).click()
  await item(wanted).click()
}

beforeEach(() => {
  servePosting(aPosting({ title: 'Bookkeeper', employer: DAGAT }))
  server.on(savedJobs.list, allOf())
  server.on(safety.said, NOTHING_SAID)
  keepHidden()
})

test('whatever an employer is called, its entry in the menu can be read to the end', async () => {
  const employer = { ...DAGAT, name: 'dagat'.repeat(16) }
  server.on(jobs.search, { ...noJobs, results: [aJob({ title: 'Bookkeeper', employer })], count: 1 })
  await render('/jobs', { signedIn: aUser() })
  await menu('Bookkeeper').click()
  const entry = item(`Never show ${employer.name}`)
  await expect.element(entry).toBeVisible()
  expect(entry.element().scrollWidth).toBeLessThanOrEqual(entry.element().clientWidth)
})

test('an employer is hidden from the list, which says so and leads to the undo', async () => {
  await render('/jobs', { signedIn: aUser() })
  await expect.element(row('Dagat Trading')).toBeVisible()
  await menu('Bookkeeper').click()
  await inspect()
  await item('Never show Dagat Trading').click()
  await expect.element(toast('Dagat Trading is hidden')).toBeVisible()
  await expect.element(row('Dagat Trading')).not.toBeInTheDocument()
  await expect.element(row('Acme')).toBeVisible()
  await expect.element(page.getByText('1 job is left out because you hide it.')).toBeVisible()
  await page.getByRole('button', { name: 'See what you hide' }).click()
  const dialog = page.getByRole('dialog', { name: 'What you hide' })
  await dialog.getByRole('button', { name: 'Show again: Dagat Trading' }).click()
  await expect.element(dialog.getByText('You hide nothing.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Dagat Trading')).toBeVisible()
  await expect.element(page.getByText('1 job is left out')).not.toBeInTheDocument()
})

test('an employer that was hidden by a slip is back with its Undo, and so is what was shown again by one', async () => {
  await render('/jobs', { signedIn: aUser() })
  await openMenu('Never show Dagat Trading')
  await expect.element(row('Dagat Trading')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo: Dagat Trading is hidden' }).click()
  await expect.element(row('Dagat Trading')).toBeVisible()
  await openMenu('Never show Dagat Trading')
  await page.getByRole('button', { name: 'See what you hide' }).click()
  const dialog = page.getByRole('dialog', { name: 'What you hide' })
  await dialog.getByRole('button', { name: 'Show again: Dagat Trading' }).click()
  await expect.element(dialog.getByText('You hide nothing.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Dagat Trading is shown again' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Show again: Dagat Trading' })).toBeVisible()
  await expect.element(row('Dagat Trading')).not.toBeInTheDocument()
})

test('a word is hidden; one that says too little is refused under its field', async () => {
  await render('/jobs', { signedIn: aUser() })
  await openMenu('Hide a word…')
  const dialog = page.getByRole('dialog', { name: 'What you hide' })
  const word = dialog.getByLabelText('Hide a word')
  await word.fill('a')
  await dialog.getByRole('button', { name: 'Hide this word' }).click()
  await expect.element(dialog.getByText('Type a word of at least 2 letters.')).toBeVisible()
  await expect.element(word).toHaveFocus()
  await expect.poll(() => server.asked(hidden.hide)).toEqual([])
  await word.fill('captcha')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('“captcha”')).toBeVisible()
  await expect.element(word).toHaveValue('')
  await inspect()
  await dialog.getByRole('button', { name: 'Show again: “captcha”' }).click()
  await expect.element(dialog.getByText('“captcha”')).not.toBeInTheDocument()
})

test('what could not be hidden, shown again or read is said, and stays as it is', async () => {
  await render('/jobs', { signedIn: aUser() })
  server.once(hidden.hide, noAnswer())
  await openMenu('Never show Dagat Trading')
  await expect.element(toast('We could not hide this. Please try again.')).toBeVisible()
  await expect.element(row('Dagat Trading')).toBeVisible()
  await openMenu('Never show Dagat Trading')
  server.once(hidden.show, broken())
  await page.getByRole('button', { name: 'See what you hide' }).click()
  const again = page.getByRole('dialog').getByRole('button', { name: 'Show again: Dagat Trading' })
  await again.click()
  await expect.element(toast('We could not show this again. Please try again.')).toBeVisible()
  await expect.element(again).toBeVisible()
})

test('a hidden employer says so on its posting, reached by keyboard, with the undo at hand', async () => {
  await render('/jobs/31', { signedIn: aUser() })
  await expect.element(page.getByText('Open to the Philippines')).toBeVisible()
  await expect.element(page.getByText('Working hours', { exact: true })).toBeVisible()
  menu('Bookkeeper').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const banner = page.getByText('You hide Dagat Trading: its jobs are left out of your lists.')
  await expect.element(banner).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect.element(banner).not.toBeInTheDocument()
})

test('a visitor who wants to report is asked to log in and would come back', async () => {
  await render('/jobs/31')
  await openMenu('Report this job…')
  const dialog = page.getByRole('dialog', { name: 'Log in first' })
  await inspect()
  await dialog.getByRole('link', { name: 'Login' }).click()
  await expect.poll(address).toBe('/login?redirect=%2Fjobs%2F31')
  await expect.poll(() => server.asked(safety.report)).toEqual([])
})

test('a posting is reported for a reason and with words; a report that fails keeps both', async () => {
  server.once(safety.report, noAnswer())
  await render('/jobs/31', { signedIn: aUser() })
  await openMenu('Report this job…')
  const dialog = page.getByRole('dialog', { name: 'Report this job' })
  await dialog.getByRole('radio', { name: 'It asks for money' }).click()
  const note = dialog.getByLabelText('Anything our team should know (optional)')
  await note.fill('They asked me for a deposit by chat.')
  await inspect()
  const send = dialog.getByRole('button', { name: 'Send report' })
  await send.click()
  await expect.element(toast('We could not save this. Please try again.')).toBeVisible()
  await expect.element(note).toHaveValue('They asked me for a deposit by chat.')
  server.on(safety.report, ({ body }) => ({
    ...NOTHING_SAID,
    report: { ...body, reported_at: '2026-11-23T02:00:00Z' },
  }))
  await send.click()
  await expect.element(toast('Reported')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { reason: 'fee', note: 'They asked me for a deposit by chat.' }
  await expect.poll(() => server.asked(safety.report).at(-1)).toMatchObject({ params: { id: 31 }, body })
})

test('an own report is shown again, to be changed or taken back', async () => {
  const report = { reason: 'fake', note: 'No such street.', reported_at: '2026-11-22T02:00:00Z' } as const
  server.on(safety.said, { ...NOTHING_SAID, report })
  server.on(safety.takeBack, NOTHING_SAID)
  await render('/jobs/31', { signedIn: aUser() })
  await openMenu('Report this job…')
  const dialog = page.getByRole('dialog', { name: 'Report this job' })
  await expect.element(dialog.getByRole('radio', { name: 'The job or the employer is not real' })).toBeChecked()
  await expect.element(dialog.getByLabelText('Anything our team should know')).toHaveValue('No such street.')
  await expect.element(dialog.getByRole('button', { name: 'Change my report' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Take my report back' }).click()
  await expect.element(toast('Your report is taken back.')).toBeVisible()
  server.on(safety.report, { ...NOTHING_SAID, report })
  await page.getByRole('button', { name: 'Undo: Your report is taken back.' }).click()
  await expect
    .poll(() => server.asked(safety.report).map(({ body }) => body))
    .toEqual([{ reason: 'fake', note: 'No such street.' }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('of two boards’ postings shown as one a person tells one apart at once, and undoes it', async () => {
  servePosting(aPosting({ title: 'Bookkeeper', sources: BOTH }))
  server.on(safety.notSame, ({ body }) => ({ ...NOTHING_SAID, not_same_as: [body.other_id] }))
  server.on(safety.sameAfterAll, NOTHING_SAID)
  await render('/jobs/31', { signedIn: aUser() })
  await openMenu('These are different jobs…')
  const dialog = page.getByRole('dialog', { name: 'These are different jobs' })
  const other = dialog.getByRole('link', { name: 'The posting on LinkedIn' })
  await expect.element(other).toHaveAttribute('href', 'https://linkedin.test/31')
  const tell = dialog.getByRole('button', { name: 'This is another job' })
  server.once(safety.notSame, noAnswer())
  await tell.click()
  await expect.element(toast('We could not save this. Please try again.')).toBeVisible()
  servePosting(aPosting({ title: 'Bookkeeper', sources: BOTH.slice(0, 1) }))
  await tell.click()
  await expect.element(toast('You see two jobs now')).toBeVisible()
  await expect.element(dialog.getByText('Told apart')).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Undo: You see two jobs now' }).click()
  await expect.element(toast('You see one job again')).toBeVisible()
  await expect.element(tell).toBeVisible()
  await expect.poll(() => server.asked(safety.notSame)[0]?.body).toEqual({ other_id: 32 })
  await expect.poll(() => server.asked(safety.sameAfterAll)[0]?.params).toEqual({ id: 31, other: 32 })
})

const OTHER = {
  id: 40,
  title: 'Bookkeeper (Xero)',
  employer: null,
  source: 'linkedin',
  date_posted: '2026-11-20T02:00:00.000Z',
} as const

test('a person joins a job with another row at once, and undoes it after the dialog has gone', async () => {
  server.on(safety.joinable, { results: [OTHER] })
  server.on(safety.same, ({ body }) => ({ ...NOTHING_SAID, same_as: [body.other_id] }))
  server.on(safety.notSameAfterAll, NOTHING_SAID)
  await render('/jobs/31', { signedIn: aUser() })
  await openMenu('This is the same job as…')
  const dialog = page.getByRole('dialog', { name: 'This is the same job as…' })
  await dialog.getByRole('button', { name: 'The same job: Bookkeeper (Xero), LinkedIn, Nov 20, 2026' }).click()
  await expect.element(toast('You see one job now')).toBeVisible()
  await expect.element(dialog.getByText('Joined')).toBeVisible()
  await inspect()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Undo: You see one job now' }).click()
  await expect.element(toast('You see two jobs again')).toBeVisible()
  await expect.poll(() => server.asked(safety.same)[0]?.body).toEqual({ other_id: 40 })
  await expect.poll(() => server.asked(safety.notSameAfterAll)[0]?.params).toEqual({ id: 31, other: 40 })
})

test('where no job may be the same, or they cannot be read, the dialog says so', async () => {
  server.on(safety.joinable, broken())
  await render('/jobs/31', { signedIn: aUser() })
  await openMenu('This is the same job as…')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('We could not read which jobs may be the same.')).toBeVisible()
  server.on(safety.joinable, { results: [] })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('No other listed job is of this employer or has this title.')).toBeVisible()
})

test('a posting of one board alone is not asked about', async () => {
  await render('/jobs/31', { signedIn: aUser() })
  await menu('Bookkeeper').click()
  await expect.element(item('Report this job…')).toBeVisible()
  await expect.element(item('These are different jobs…')).not.toBeInTheDocument()
})
