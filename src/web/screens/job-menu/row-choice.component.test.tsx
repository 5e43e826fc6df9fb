import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type SaidOfPosting, safety } from '#features/safety/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const BOTH = (['olj', 'linkedin'] as const).map((source, at) => ({
  source,
  url: `https://${source}.test/31`,
  job_id: 31 + at,
}))
const NOTHING_SAID: SaidOfPosting = { report: null, not_same_as: [], same_as: [] }
const dialog = page.getByRole('dialog', { name: 'These are different jobs' })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

beforeEach(() => {
  servePosting(aPosting({ title: 'Bookkeeper', sources: BOTH }))
  server.on(safety.said, NOTHING_SAID)
})

async function openSplit() {
  await render('/jobs/31', { signedIn: aUser() })
  await page.getByRole('button', { name: 'More about Bookkeeper', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'These are different jobs…' }).click()
}

test('by keyboard a posting is told apart and joined again, and the focus stays on its button', async () => {
  server.on(safety.notSame, ({ body }) => ({ ...NOTHING_SAID, not_same_as: [body.other_id] }))
  server.on(safety.sameAfterAll, NOTHING_SAID)
  await openSplit()
  const tell = dialog.getByRole('button', { name: 'This is another job: The posting on LinkedIn' })
  await expect.element(tell).toBeEnabled()
  tell.element().focus()
  const answer = server.hold(safety.notSame)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Saving…' })).toHaveFocus()
  answer()
  const undo = dialog.getByRole('button', { name: 'Undo: The posting on LinkedIn' })
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tell).toHaveFocus()
  await expect.poll(() => server.asked(safety.sameAfterAll)).toHaveLength(1)
})

test('a choice whose answer is lost is asked after, and not called failed where it was heard', async () => {
  server.on(safety.notSame, noAnswer())
  await openSplit()
  await expect.element(dialog.getByRole('button', { name: 'This is another job' })).toBeEnabled()
  server.on(safety.said, { ...NOTHING_SAID, not_same_as: [32] })
  await dialog.getByRole('button', { name: 'This is another job' }).click()
  await expect.element(dialog.getByText('Told apart')).toBeVisible()
  await expect.element(toast('You see two jobs now')).toBeVisible()
  await expect.element(toast('We could not save this. Please try again.')).not.toBeInTheDocument()
  expect(server.asked(safety.notSame)).toHaveLength(1)
})
