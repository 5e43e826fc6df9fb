import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noAnswer, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { admit, renderPart, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { followUps } from '../contract.ts'
import { FollowUpDialog } from './follow-up-dialog.tsx'

const FOLLOW_UP = { id: 4, due_on: '2026-11-30', text: 'Ask how it stands', done_at: null }
const what = page.getByLabelText('What to do')
const save = page.getByRole('button', { name: 'Save' })
const cancel = page.getByRole('button', { name: 'Cancel' })

/** The dialog of somebody who is signed in; opened again, it knows what the device kept. */
function open(onClose: () => void = () => {}): void {
  const user = aUser()
  admit(user)
  localStorage.setItem('token', TOKEN)
  localStorage.setItem('user', JSON.stringify(user))
  renderPart(<FollowUpDialog application={12} followUp={FOLLOW_UP} onClose={onClose} />)
}

test('what is missing is said under its field without asking the server, and led to', async () => {
  open()
  await what.fill('')
  await save.click()
  await expect.element(page.getByText('This field is required.')).toBeVisible()
  await expect.element(what).toHaveFocus()
  await expect.element(what).toBeInvalid()
  await expect.element(what).toHaveAccessibleDescription('This field is required.')
  await inspect()
  await what.fill('Ask')
  await expect.element(what).toBeValid()
  await expect.poll(() => server.asked(followUps.updateFollowUp)).toEqual([])
})

test('what the server refuses is said under its field, and the text stays', async () => {
  server.on(followUps.updateFollowUp, wrongFields({ due_on: ['Choose a day to come.'], text: ['Too rude.'] }))
  open()
  await what.fill('Answer me!')
  await save.click()
  await expect.element(what).toHaveAccessibleDescription('Too rude.')
  await expect.element(what).toHaveFocus()
  await what.fill('Please answer me')
  await expect.element(page.getByText('Too rude.')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Day')).toHaveAccessibleDescription(/Choose a day to come\./)
})

test('two presses send once, and then the dialog goes', async () => {
  server.on(followUps.updateFollowUp, FOLLOW_UP)
  const letGo = server.hold(followUps.updateFollowUp)
  const onClose = vi.fn<() => void>()
  open(onClose)
  await what.fill('Ask again')
  const form = save.element().closest('dialog')?.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  letGo()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.poll(() => server.asked(followUps.updateFollowUp)).toHaveLength(1)
  open()
  await expect.element(what).toHaveValue('Ask how it stands')
})

test('what was typed survives a line that is cut and a page that goes, until it is thrown away', async () => {
  server.on(followUps.updateFollowUp, noAnswer())
  open()
  await what.fill('Half a sentence')
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The follow-up could not be saved. Please try again.')
  open()
  await expect.element(what).toHaveValue('Half a sentence')
  await expect.element(page.getByText('What you typed here earlier is back.')).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(what).toHaveValue('Ask how it stands')
  open()
  await expect.element(what).toHaveValue('Ask how it stands')
})

test('a change is not thrown away without a question', async () => {
  const onClose = vi.fn<() => void>()
  open(onClose)
  await what.fill('Something else')
  await cancel.click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(what).toHaveValue('Something else')
  expect(onClose).not.toHaveBeenCalled()
  await cancel.click()
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  open()
  await expect.element(what).toHaveValue('Ask how it stands')
})

test('without a change it goes at once', async () => {
  const onClose = vi.fn<() => void>()
  open(onClose)
  await cancel.click()
  expect(onClose).toHaveBeenCalledOnce()
})
