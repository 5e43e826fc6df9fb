import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobs } from '#features/jobs/contract.ts'
import { recentSearches } from '#features/jobs/recent/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { noAnswer, refused, takenFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { allOf, aUser, noJobs } from '#web/testing/values.ts'
import { type SavedSearch, savedSearches } from '../contract.ts'

const NAME_TAKEN = 'You already have a saved search with this name.'
const aSearch = (name = 'Assistants'): SavedSearch => ({
  id: 3,
  name,
  criteria: { search: 'assistant', source: 'olj' },
  created_at: '2026-11-22T02:00:00.000Z',
})

const keep = page.getByRole('button', { name: 'Save this search' })
const dialog = page.getByRole('dialog', { name: 'Save this search' })
const save = dialog.getByRole('button', { name: 'Save', exact: true })
const name = dialog.getByLabelText('Name')
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const empty = page.getByRole('heading', { name: 'No saved searches yet' })

/** By the menu of the row, as on a phone. */
async function act(what: string): Promise<void> {
  await page.getByRole('button', { name: 'More for Assistants' }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

beforeEach(() => {
  server.on(jobs.search, noJobs)
  server.on(savedJobs.list, allOf())
  server.on(recentSearches.record, { detail: 'Search recorded.' })
})

test('a search that narrows nothing is not offered to be kept', async () => {
  await render('/jobs?page=2&sort_by=date_asc', { signedIn: aUser() })
  await expect.element(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await expect.element(keep).not.toBeInTheDocument()
})

test('a search is kept by the name it is offered, without the page it stood on', async () => {
  server.on(savedSearches.save, ({ body }) => ({ ...aSearch(body.name), criteria: body.criteria }))
  await render('/jobs?search=assistant&source=olj&page=2', { signedIn: aUser() })
  await keep.click()
  await expect.element(name).toHaveValue('assistant, OnlineJobs.ph')
  await inspect()
  await save.click()
  await expect.element(toast('Search saved')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const criteria = { search: 'assistant', source: 'olj' }
  await expect
    .poll(() => server.asked(savedSearches.save)[0]?.body)
    .toEqual({ name: 'assistant, OnlineJobs.ph', criteria })
  const more = page.getByRole('link', { name: 'See your searches' })
  await expect.element(more).toHaveAttribute('href', '/saved-jobs?show=searches')
})

test('a search without a name is not sent, and the field says so', async () => {
  await render('/jobs?search=assistant', { signedIn: aUser() })
  await keep.click()
  await name.fill('')
  await save.click()
  await expect.element(dialog.getByText('Name is required')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expect.poll(() => server.asked(savedSearches.save)).toEqual([])
})

test('a name that is taken is said under the field, and what was typed is not thrown away without a question', async () => {
  server.on(savedSearches.save, takenFields({ name: [NAME_TAKEN] }))
  await render('/jobs?search=assistant', { signedIn: aUser() })
  await keep.click()
  await name.fill('ASSISTANTS')
  await save.click()
  await expect.element(dialog.getByText(NAME_TAKEN)).toBeVisible()
  await expect.element(name).toHaveFocus()
  await inspect()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a full list, a lost line and a plan that ran out are said, each in its words', async () => {
  const full = 'You can keep 20 saved searches. Please delete one first.'
  server.once(savedSearches.save, refused(409, 'too_many_saved_searches', full))
  await render('/jobs?search=assistant', { signedIn: aUser() })
  await keep.click()
  await save.click()
  await expect.element(toast(full)).toBeVisible()
  server.once(savedSearches.save, noAnswer())
  await save.click()
  await expect.element(toast('This search could not be saved. Please try again.')).toBeVisible()
  await expect.element(name).toHaveValue('assistant')
  server.once(savedSearches.save, refused(403, 'subscription_expired', 'Expired.', { subscription_expired: true }))
  await save.click()
  await expect.element(page.getByRole('dialog', { name: 'Subscription expired' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a visitor who keeps a search is asked to log in, and would come back', async () => {
  await render('/jobs?search=assistant')
  await keep.click()
  const login = page.getByRole('dialog', { name: 'Log in to save searches' })
  const back = '?redirect=%2Fjobs%3Fsearch%3Dassistant'
  await expect.element(login.getByRole('link', { name: 'Register' })).toHaveAttribute('href', `/register${back}`)
  await expect.element(login.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login${back}`)
})

test('kept searches say in words what they look for, and lead to it and back', async () => {
  server.on(savedSearches.list, allOf(aSearch()))
  await render('/saved-jobs?show=searches', { signedIn: aUser() })
  await expect.element(page.getByText('“assistant” · OnlineJobs.ph')).toBeVisible()
  await expect.element(page.getByText('1 of 20 searches')).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Assistants' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('assistant')
  await expect.poll(() => address()).toBe('/jobs?search=assistant&source=olj')
  history.back()
  await expect.poll(address).toBe('/saved-jobs?show=searches')
  await expect.element(page.getByRole('link', { name: 'Assistants' })).toBeVisible()
})

test('a search gets another name, unless another one has it', async () => {
  server.on(savedSearches.list, allOf(aSearch()))
  server.once(savedSearches.update, takenFields({ name: [NAME_TAKEN] }))
  await render('/saved-jobs?show=searches', { signedIn: aUser() })
  await act('Rename')
  const rename = page.getByRole('dialog', { name: 'Rename search' })
  await rename.getByLabelText('Name').fill('Helping hands')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect.element(rename.getByText(NAME_TAKEN)).toBeVisible()
  server.on(savedSearches.update, ({ body }) => aSearch(body.name))
  server.on(savedSearches.list, allOf(aSearch('Helping hands')))
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect.element(toast('Search renamed')).toBeVisible()
  await expect.element(rename).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Helping hands' })).toBeVisible()
})

test('a search that could not be deleted is back, and how it went is said', async () => {
  server.on(savedSearches.list, allOf(aSearch()))
  await render('/saved-jobs?show=searches', { signedIn: aUser() })
  await expect.element(page.getByRole('link', { name: 'Assistants' })).toBeVisible()
  const remove = async () => {
    await act('Delete')
    await page.getByRole('button', { name: 'Close: Search deleted' }).click()
  }
  const read = server.hold(savedSearches.list)
  server.once(savedSearches.remove, noAnswer())
  const refusal = server.hold(savedSearches.remove)
  await remove()
  await expect.element(page.getByRole('link', { name: 'Assistants' })).not.toBeInTheDocument()
  refusal()
  await expect.element(page.getByRole('link', { name: 'Assistants' })).toBeVisible()
  read()
  await expect.element(toast('This search could not be deleted. Please try again.')).toBeVisible()
  // Deleted on another device meanwhile: as good as done.
  server.once(savedSearches.remove, refused(404, 'not_found', 'Saved search not found.'))
  const answer = server.hold(savedSearches.remove)
  server.on(savedSearches.list, allOf())
  await remove()
  await expect.element(empty).toBeVisible()
  answer()
  await expect.poll(() => server.asked(savedSearches.remove)).toHaveLength(2)
  await expect.element(empty).toBeVisible()
})

test('a search is deleted without a question, and is back with its Undo', async () => {
  server.on(savedSearches.list, allOf(aSearch()))
  await render('/saved-jobs?show=searches', { signedIn: aUser() })
  const row = page.getByRole('link', { name: 'Assistants' })
  await act('Delete')
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(toast('Search deleted')).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Undo: Search deleted' }).click()
  await expect.element(row).toBeVisible()
  await expect.poll(() => server.asked(savedSearches.remove)).toEqual([])
})

test('the name of a search that was deleted just now is free', async () => {
  server.on(savedSearches.list, allOf(aSearch()))
  server.on(savedSearches.remove, undefined)
  server.on(savedSearches.save, ({ body }) => aSearch(body.name))
  await render('/saved-jobs?show=searches', { signedIn: aUser() })
  await act('Delete')
  await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click()
  await page.getByRole('combobox', { name: 'Search jobs' }).fill('assistant')
  await userEvent.keyboard('{Enter}')
  await keep.click()
  await save.click()
  await expect.poll(() => server.asked(savedSearches.save)).toHaveLength(1)
  await expect.poll(() => server.asked(savedSearches.remove)).toHaveLength(1)
})

test('searches that cannot be read say so, and Try again reads them', async () => {
  server.on(savedSearches.list, refused(403, 'forbidden', 'No.'))
  await render('/saved-jobs?show=searches', { signedIn: aUser() })
  const failed = page.getByRole('heading', { name: 'Failed to load saved searches. Please try again.' })
  await expect.element(failed).toBeVisible()
  await inspect()
  server.on(savedSearches.list, allOf())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(empty).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})
