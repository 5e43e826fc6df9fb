import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Blast, blasts } from '#features/blasts/contract.ts'
import { refused } from '#web/testing/answers.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { allOf, anAdmin } from '#web/testing/values.ts'

const aBlast = (some: Partial<Blast> = {}): Blast => ({
  id: 4,
  sender_name: 'Tomas Villanueva',
  message: 'Magandang araw! The board is closed on Sunday.',
  about_service: true,
  state: 'sending',
  paused_for: null,
  total: 100_000,
  sent: 40_000,
  skipped: { not_wanted: 0, gone: 2, disabled: 0, failed: 0 },
  left: 59_998,
  read: 10_000,
  queued_at: '2026-11-23T01:58:00.000Z',
  ended_at: null,
  ...some,
})
const open = () => render('/admin/blasts', { signedIn: anAdmin() })
const bar = page.getByRole('progressbar', { name: 'How far it is sent' })
const asked = () => [blasts.pause, blasts.resume, blasts.cancel].flatMap((one) => server.asked(one).map(() => one.path))

test('a blast under way moves by itself until it is done', async () => {
  holdTimers()
  server.on(blasts.list, allOf(aBlast()))
  await open()
  await expect.element(page.getByText('40,002 of 100,000 people')).toBeVisible()
  await expect.element(page.getByText('Left out: 2 deleted their account')).toBeVisible()
  await expect.element(page.getByText('Read by 10,000 (25%)')).toBeVisible()
  await expect.element(bar).toHaveAttribute('value', '0.40002')
  await inspect()
  const done = {
    state: 'done',
    sent: 99_000,
    left: 0,
    skipped: { not_wanted: 998, gone: 2, disabled: 0, failed: 0 },
    read: 0,
  } as const
  server.on(blasts.list, allOf(aBlast(done)))
  await run(2100)
  await expect.element(page.getByText('Sent to 99,000 people')).toBeVisible()
  await expect.element(page.getByText('Left out: 998 want no unasked messages, 2 deleted their account')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await inspect()
  const looks = server.asked(blasts.list).length
  await run(4000)
  expect(server.asked(blasts.list)).toHaveLength(looks)
})

test('a blast is paused, resumed, and cancelled after a question; what is refused is said', async () => {
  await wide()
  server.on(blasts.list, allOf(aBlast()))
  server.on(blasts.pause, () => {
    server.on(blasts.list, allOf(aBlast({ state: 'paused', paused_for: 'late' })))
    return aBlast({ state: 'paused', paused_for: 'asked' })
  })
  await open()
  await page.getByRole('button', { name: /^Pause: Magandang araw/ }).click()
  await expect.element(page.getByText('It stood still for more than an hour', { exact: false })).toBeVisible()
  await inspect()
  server.on(blasts.resume, refused(409, 'not_possible', 'This message blast is past that already.'))
  await page.getByRole('button', { name: /^Resume: / }).click()
  const notes = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notes.getByText('This message blast is past that already.')).toBeVisible()
  await page.getByRole('button', { name: /^Cancel: / }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('59,998 people will not get it.', { exact: false })).toBeVisible()
  server.on(blasts.cancel, () => {
    server.on(blasts.list, allOf(aBlast({ state: 'cancelled', ended_at: '2026-11-23T02:00:00.000Z' })))
    return aBlast({ state: 'cancelled', ended_at: '2026-11-23T02:00:00.000Z' })
  })
  await question.getByRole('button', { name: 'Cancel the blast' }).click()
  await expect.element(page.getByText('Sent to 40,000 people, not to 59,998')).toBeVisible()
  expect(asked()).toEqual([blasts.pause.path, blasts.resume.path, blasts.cancel.path])
})

test('who did not get it is told with the reason, and it is sent again to those only', async () => {
  const skipped = { not_wanted: 1, gone: 1, disabled: 0, failed: 1 }
  const done = { state: 'done', total: 10, sent: 7, left: 0, skipped, ended_at: '2026-11-23T02:00:00.000Z' } as const
  server.on(blasts.list, allOf(aBlast(done)))
  const person = (id: number, some: object) => ({
    id,
    name: 'Luz Reyes',
    reason: 'failed' as const,
    reachable: true,
    ...some,
  })
  server.on(blasts.missed, ({ query }) =>
    query?.after === 8
      ? { results: [person(9, { name: 'Ana Cruz', reason: 'not_wanted', reachable: false })], next: null, reachable: 1 }
      : {
          results: [person(7, {}), person(8, { name: null, reason: 'gone', reachable: false })],
          next: 8,
          reachable: 1,
        },
  )
  await open()
  await expect.element(page.getByText('1 could not be written to', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^Who did not get it: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Who did not get it' })
  await expect.element(dialog.getByText('could not be written to, would get it now')).toBeVisible()
  await expect.element(dialog.getByText('Deleted account')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect.element(dialog.getByText('wanted no unasked messages')).toBeVisible()
  await inspect()
  server.on(blasts.again, refused(409, 'nobody_left', 'Nobody of those would get it now.'))
  const button = dialog.getByRole('button', { name: 'Send again to 1 person' })
  await button.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nobody of those would get it now.')
  server.on(blasts.again, aBlast({ ...done, state: 'sending', ended_at: null }))
  await button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(blasts.again)).toHaveLength(2)
})

test('a list that cannot be read says so, and an empty one what it is for', async () => {
  server.on(blasts.list, refused(403, 'forbidden', 'No.'))
  await open()
  await expect.element(page.getByText('The message blasts could not be loaded.')).toBeVisible()
  server.on(blasts.list, allOf())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No message blasts yet')).toBeVisible()
  await inspect()
})
