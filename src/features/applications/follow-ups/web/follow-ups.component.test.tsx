import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { noAnswer } from '#web/testing/answers.ts'
import { anApplicationRead, anOwnEntry, keepApplications } from '#web/testing/applications.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { applications } from '../../contract.ts'
import { type FollowUp, followUps } from '../contract.ts'

const ASK = { id: 4, due_on: '2026-11-03', text: 'Ask the recruiter', done_at: null }
const QUIET = anOwnEntry({ job_title: 'Quiet Job', applied_date: '2026-11-02T16:00:00.000Z', quiet_days: 20 })
const DUE = { ...QUIET, next_follow_up: ASK }

const due = page.getByRole('region', { name: 'To do' })
const box = page.getByRole('checkbox', { name: 'Ask the recruiter' })
const list = () => render('/applications', { signedIn: aUser() })

test('what is overdue stands first and is done with one tap', async () => {
  keepApplications(DUE)
  server.on(followUps.updateFollowUp, () => {
    keepApplications(QUIET)
    return { ...ASK, done_at: '2026-11-23T02:00:00.000Z' }
  })
  await list()
  await expect.element(due).toMatchTextContent('Overdue since Nov 3, 2026')
  await inspect()
  await due.getByRole('checkbox', { name: 'Ask the recruiter' }).click()
  await expect.element(due).not.toBeInTheDocument()
  await expect
    .poll(() => server.asked(followUps.updateFollowUp).map(({ params, body }) => [params, body]))
    .toEqual([[{ id: 40, follow_up_id: 4 }, { done: true }]])
})

test('what was done by a slip of the thumb is due again with its Undo', async () => {
  keepApplications(DUE)
  server.on(followUps.updateFollowUp, ({ body }) => {
    keepApplications(body.done ? QUIET : DUE)
    return { ...ASK, done_at: body.done ? '2026-11-23T02:00:00.000Z' : null }
  })
  await list()
  await due.getByRole('checkbox', { name: 'Ask the recruiter' }).click()
  await expect.element(due).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo: Follow-up done' }).click()
  await expect.element(due).toMatchTextContent('Ask the recruiter')
})

test('a tap that cannot be kept is taken back and said', async () => {
  keepApplications(DUE)
  server.on(followUps.updateFollowUp, noAnswer())
  await list()
  await due.getByRole('checkbox', { name: 'Ask the recruiter' }).click()
  await expect.element(page.getByText('The follow-up could not be changed. Please try again.')).toBeVisible()
  await expect.element(box).not.toBeChecked()
})

/** A device whose clipboard takes a text, or does not; gives what it has. */
function clipboard(takes: boolean): () => string {
  let text = ''
  const writeText = (given: string) => {
    text = given
    return takes ? Promise.resolve() : Promise.reject(new Error('Not allowed'))
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  return () => text
}

const ask = page.getByRole('button', { name: 'Follow up: Quiet Job' })
const dialog = page.getByRole('dialog', { name: 'Follow up' })

test('a quiet application has one prepared question, to be copied and noted as sent once', async () => {
  const copied = clipboard(true)
  keepApplications(QUIET)
  server.on(followUps.markFollowUpSent, () => {
    const follow_up_sent_at = '2026-11-23T02:00:00.000Z'
    keepApplications({ ...QUIET, follow_up_sent_at })
    return { follow_up_sent_at }
  })
  await list()
  await expect.element(page.getByText('No reply for 20 days').last()).toBeVisible()
  await ask.click()
  await expect
    .element(dialog.getByLabelText('Your message'))
    .toHaveValue(expect.stringContaining('I applied for the Quiet Job position on Nov 3, 2026.'))
  await inspect()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByText('Copied.')).toBeVisible()
  await expect.poll(() => copied()).toContain('Hello Acme team,')
  await dialog.getByRole('button', { name: 'I sent it' }).click()
  await expect.element(page.getByText('Followed up on Nov 23, 2026').last()).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
  await expect.poll(() => server.asked(followUps.markFollowUpSent).map(({ body }) => body.text)).toEqual([copied()])
})

test('where the browser forbids copying it says how, and a note that cannot be kept is said', async () => {
  clipboard(false)
  keepApplications(QUIET)
  server.on(followUps.markFollowUpSent, noAnswer())
  await list()
  await ask.click()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByText('Your browser did not allow copying.')).toBeVisible()
  await dialog.getByRole('button', { name: 'I sent it' }).click()
  await expect.element(page.getByText('The follow-up could not be noted. Please try again.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Your message')).toHaveValue(expect.stringContaining('Hello Acme team,'))
})

const panel = page.getByRole('region', { name: 'Follow-ups' })
const items = () =>
  panel
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
const withFollowUps = (follow_ups: FollowUp[]) => server.on(applications.get, anApplicationRead(QUIET, { follow_ups }))

beforeEach(() => withFollowUps([ASK]))

test('on its page a follow-up is added, with what is missing said, and removed', async () => {
  const portfolio = { id: 5, due_on: '2026-11-30', text: 'Send the portfolio', done_at: null }
  server.on(followUps.addFollowUp, () => {
    withFollowUps([ASK, portfolio])
    return portfolio
  })
  server.on(followUps.removeFollowUp, () => {
    withFollowUps([ASK])
    return undefined
  })
  await render('/applications/40', { signedIn: aUser() })
  await panel.getByRole('button', { name: 'Add follow-up' }).click()
  const adding = page.getByRole('dialog', { name: 'Add follow-up' })
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect.element(adding.getByText('This field is required.')).toBeVisible()
  await adding.getByLabelText('What to do').fill('Send the portfolio')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => items().length).toBe(2)
  await expect.poll(() => items()[1]).toContain('Send the portfolio')
  await inspect()
  await panel.getByRole('button', { name: 'Remove follow-up: Send the portfolio' }).click()
  await expect.poll(() => items().length).toBe(1)
  await page.getByRole('button', { name: 'Undo: Follow-up removed' }).click()
  await expect.poll(() => items().length).toBe(2)
  await panel.getByRole('button', { name: 'Remove follow-up: Send the portfolio' }).click()
  await expect.poll(() => items().length).toBe(1)
  await page.getByRole('button', { name: 'Close: Follow-up removed' }).click()
  await expect.poll(() => server.asked(followUps.removeFollowUp).map(({ params }) => params.follow_up_id)).toEqual([5])
})

test('what cannot be removed stays and is said', async () => {
  server.on(followUps.removeFollowUp, noAnswer())
  await render('/applications/40', { signedIn: aUser() })
  await panel.getByRole('button', { name: 'Remove follow-up: Ask the recruiter' }).click()
  await page.getByRole('button', { name: 'Close: Follow-up removed' }).click()
  await expect.element(page.getByText('The follow-up could not be removed. Please try again.')).toBeVisible()
  await expect.poll(() => items()).toHaveLength(1)
})
