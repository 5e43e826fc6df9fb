import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownEntries } from '#features/applications/own-entries/contract.ts'
import { OWN_SAYS } from '#features/applications/own-entries/rules.ts'
import { jobs } from '#features/jobs/contract.ts'
import { noAnswer, refused } from '#web/testing/answers.ts'
import { anOwnEntry } from '#web/testing/applications.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { turn } from '#web/testing/tabs.ts'
import { aUser } from '#web/testing/values.ts'

const POSTING = aPosting({ title: 'Bookkeeper', source: 'linkedin' })
const APPLIED = { applied: true, userHasApplied: true, application_state: 'confirmed' } as const
const TRACKED = { ...POSTING, ...APPLIED, application: { id: 40, own: true } }
const out = page.getByRole('link', { name: 'Apply on LinkedIn' })
const question = page.getByRole('group', { name: 'Did you apply?' })
const yes = question.getByRole('button', { name: 'Yes, track it' })

beforeEach(() => servePosting(POSTING))

/** As a tap on the link leaves this tab behind; no other one is opened in a test. */
async function leave(): Promise<void> {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
  await out.click()
  turn('hidden')
}

async function goAndComeBack(): Promise<void> {
  await render('/jobs/31', { signedIn: aUser() })
  await leave()
  await expect.element(question).not.toBeInTheDocument()
  turn('visible')
  await expect.element(question).toBeVisible()
}

test.each(['phone', 'smallest phone', 'desk'])(
  'who comes back is asked, and one tap puts the posting into the tracker (%s)',
  async (width) => {
    if (width === 'desk') await wide()
    if (width === 'smallest phone') await setWidth(320, 640)
    server.on(ownEntries.addOwn, anOwnEntry({ id: 40, job: 31, job_title: 'Bookkeeper' }))
    await goAndComeBack()
    await expect.element(question).toBeInViewport({ ratio: 1 })
    await inspect()
    server.on(jobs.detail, TRACKED)
    await yes.click()
    await expect.element(page.getByText('You noted that you applied for this job.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'See your entry' })).toHaveAttribute('href', '/applications/40')
    await expect
      .poll(() => server.asked(ownEntries.addOwn).map(({ body }) => body))
      .toMatchObject([{ link: 'https://board.test/31', job_title: 'Bookkeeper', employer_name: 'Dagat Trading' }])
    await expect.element(question).not.toBeInTheDocument()
    await inspect()
  },
)

test('what was tracked by mistake is undone from the notification', async () => {
  server.on(ownEntries.addOwn, anOwnEntry({ id: 40, job: 31 }))
  server.on(ownEntries.removeOwn)
  await goAndComeBack()
  server.on(jobs.detail, TRACKED)
  await yes.click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  server.on(jobs.detail, POSTING)
  await undo.click()
  await expect.element(out).toBeVisible()
  await expect.element(page.getByText(/You noted/)).not.toBeInTheDocument()
  await expect.poll(() => server.asked(ownEntries.removeOwn).map(({ params }) => params.id)).toEqual([40])
})

test('who did not apply yet gets the link again, and is not asked once more', async () => {
  await goAndComeBack()
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(out).toBeVisible()
  turn('hidden')
  turn('visible')
  await reload()
  await expect.element(out).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => server.asked(ownEntries.addOwn)).toEqual([])
})

test('the question outlives a reload, as of a tab that the phone put away', async () => {
  await render('/jobs/31', { signedIn: aUser() })
  await leave()
  turn('visible')
  await reload()
  await expect.element(question).toBeVisible()
})

test('a visitor has no tracker and is not asked', async () => {
  await render('/jobs/31')
  await leave()
  turn('visible')
  await expect.element(out).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('without an answer it is said and the question stays; what is tracked already is said', async () => {
  server.once(ownEntries.addOwn, noAnswer())
  server.on(ownEntries.addOwn, refused(409, 'already_tracked', OWN_SAYS.alreadyThere, { application_id: 40 }))
  await goAndComeBack()
  await yes.click()
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent('The application could not be saved. Please try again.')
  await inspect()
  server.on(jobs.detail, TRACKED)
  await yes.click()
  await expect.element(page.getByText('You already have an application to this job.')).toBeVisible()
  await expect.element(page.getByText('You noted that you applied for this job.')).toBeVisible()
})
