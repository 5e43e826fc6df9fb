import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { anApplication, anApplicationRead, anOwnEntry, keepApplications } from '#web/testing/applications.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { applications } from '../../contract.ts'
import { ownEntries } from '../contract.ts'
import { OWN_SAYS } from '../rules.ts'

const OWN = anOwnEntry()
const dialog = page.getByRole('dialog', { name: 'Add an application' })
const save = page.getByRole('button', { name: 'Save' })
const title = page.getByLabelText('Job title')
const link = page.getByLabelText('Link of the posting')

async function openDialog(...rows: Parameters<typeof keepApplications>): Promise<void> {
  keepApplications(...rows)
  await render('/applications', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Add an application' }).click()
  await expect.element(dialog).toBeVisible()
}

test('what is missing is said under its field: by hand the title, by a link only where it is unknown', async () => {
  server.once(ownEntries.addOwn, wrongFields({ job_title: [OWN_SAYS.titleRequired] }))
  server.once(ownEntries.addOwn, wrongFields({ job_title: [OWN_SAYS.titleForUnknownLink] }))
  await openDialog()
  await save.click()
  await expect.element(title).toHaveAccessibleDescription('Please enter the job title.')
  await link.fill('https://www.indeed.test/viewjob?jk=1')
  await save.click()
  await expect
    .element(title)
    .toHaveAccessibleDescription('We do not know this posting yet. Please enter the job title.')
  await inspect()
  server.on(ownEntries.addOwn, () => {
    keepApplications(OWN)
    return OWN
  })
  await title.fill('Night Shift Agent')
  await page.getByLabelText('Employer').fill('Acme')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => server.asked(ownEntries.addOwn).at(-1)?.body)
    .toMatchObject({
      job_title: 'Night Shift Agent',
      employer_name: 'Acme',
      link: 'https://www.indeed.test/viewjob?jk=1',
      applied_date: '2026-11-23',
    })
  await expect.element(page.getByText('Noted by you, indeed.test').last()).toBeVisible()
})

test('the link of a posting that has an application leads to it, and leaving asks first', async () => {
  const already = { application_id: 1 }
  server.on(ownEntries.addOwn, refused(409, 'already_applied', OWN_SAYS.alreadyThere, already))
  await openDialog(anApplication({ id: 1 }))
  await link.fill('https://board.test/1')
  await save.click()
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toMatchTextContent('You already have an application to this job.')
  await expect.element(alert.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/applications/1')
  await inspect()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('without an answer it is said, what was typed stays, and it is sent again as the same entry', async () => {
  server.on(ownEntries.addOwn, noAnswer())
  await openDialog()
  await title.fill('Night Shift Agent')
  await save.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('The application could not be saved. Please try again.')
  await expect.element(title).toHaveValue('Night Shift Agent')
  await save.click()
  await title.fill('Night Shift Agent, Cebu')
  await save.click()
  await expect.poll(() => server.asked(ownEntries.addOwn).length).toBe(3)
  const [first, again, another] = server.asked(ownEntries.addOwn).map(({ body }) => body.request_key)
  expect([again === first, another === first]).toEqual([true, false])
})

const undo = page.getByRole('button', { name: 'Undo' })

beforeEach(() => server.on(applications.get, anApplicationRead(OWN)))

test('an own entry is changed on its page, and the history says so', async () => {
  const employer = {
    id: 1,
    kind: 'own_employer_name',
    actor: 'person',
    from: 'Acme',
    to: 'Acme Manila',
    note: null,
  } as const
  server.on(ownEntries.updateOwn, () => {
    const after = { ...OWN, employer_name: 'Acme Manila' }
    const history = [{ ...employer, happened_at: '2026-11-23T02:00:00.000Z' }]
    server.on(applications.get, anApplicationRead(after, { history }))
    return after
  })
  await render('/applications/40', { signedIn: aUser() })
  await expect.element(page.getByText('Noted by you, indeed.test')).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('dialog', { name: 'Edit application' }).getByLabelText('Employer').fill('Acme Manila')
  await save.click()
  await expect
    .poll(() => server.asked(ownEntries.updateOwn).map(({ body }) => body.employer_name))
    .toEqual(['Acme Manila'])
  await expect.element(page.getByText('Employer changed from “Acme” to “Acme Manila”')).toBeVisible()
})

test('an own entry that is removed can be put back at once, by the key that has the focus', async () => {
  server.on(ownEntries.removeOwn)
  server.on(ownEntries.restoreOwn, OWN)
  await render('/applications/40', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Removed: Night Shift Agent' })).toBeVisible()
  await expect.element(undo).toHaveFocus()
  await inspect()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Night Shift Agent', exact: true, level: 1 })).toBeVisible()
  await expect.poll(() => server.asked(ownEntries.restoreOwn).map(({ params }) => params.id)).toEqual([40])
})

test('what cannot be removed stays, and what cannot be put back says why', async () => {
  server.once(ownEntries.removeOwn, noAnswer())
  server.on(ownEntries.removeOwn)
  server.on(ownEntries.restoreOwn, refused(409, 'gone', OWN_SAYS.nothingToRestore))
  await render('/applications/40', { signedIn: aUser() })
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  await remove.click()
  await expect.element(page.getByText('The application could not be removed. Please try again.')).toBeVisible()
  await remove.click()
  await undo.click()
  await expect.element(page.getByText('This entry can no longer be put back.')).toBeVisible()
  await expect.element(undo).toBeVisible()
})
