import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, setWidth } from '#web/testing/look.ts'
import { renderPart } from '#web/testing/render.tsx'
import { turn } from '#web/testing/tabs.ts'
import { endOffers } from './toast-store.ts'
import { removeLater, settleRemovals, useIsRemoved } from './undo.ts'

let sent: number[] = []
let answer: () => Promise<unknown> = () => Promise.resolve()

const NAMES = ['Assistants', 'Night shifts in a town with a rather long name']

function Things() {
  const isRemoved = useIsRemoved('thing')
  const remove = (id: number) =>
    removeLater({
      kind: 'thing',
      id,
      title: 'Search deleted',
      message: NAMES[id] ?? '',
      failed: 'The search could not be deleted.',
      send: ({ keepalive }) => {
        expect(keepalive).toBe(true)
        sent.push(id)
        return answer()
      },
      refresh: () => undefined,
    })
  return (
    <>
      <h1>Things</h1>
      {NAMES.map((name, id) =>
        isRemoved(id) ? null : (
          <button key={name} type="button" onClick={() => remove(id)}>
            Delete: {name}
          </button>
        ),
      )}
    </>
  )
}

const first = page.getByRole('button', { name: 'Delete: Assistants' })
const second = page.getByRole('button', { name: 'Delete: Night shifts' })
const undo = page.getByRole('button', { name: 'Undo: Search deleted' })

beforeEach(() => {
  sent = []
  answer = () => Promise.resolve()
  holdTimers()
  renderPart(<Things />)
})

test('it is gone at once, and sent when nobody wants it back for five seconds', async () => {
  await first.click()
  await expect.element(first).not.toBeInTheDocument()
  await expect.element(undo).toBeVisible()
  await setWidth(320, 640)
  await inspect()
  await run(4000)
  expect(sent).toEqual([])
  await run(1500)
  await expect.element(undo).not.toBeInTheDocument()
  await expect.poll(() => sent).toEqual([0])
})

test('undone, it is there again and nothing was sent', async () => {
  await first.click()
  await undo.click()
  await expect.element(first).toBeVisible()
  await run(6000)
  await first.click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(first).toBeVisible()
  await run(6000)
  expect(sent).toEqual([])
})

test('each of several has its own way back', async () => {
  await first.click()
  await second.click()
  await undo.first().click()
  await expect.element(first).toBeVisible()
  // The other one has come up under the mouse, and waits while it is there.
  await commands.moveMouse(200, 100)
  await run(6000)
  await expect.poll(() => sent).toEqual([1])
})

test.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['another tab is brought to the front', () => turn('hidden')],
  ['the person leaves', () => void endOffers()],
  ['something needs its place', () => void settleRemovals('thing')],
])('when %s, what waits is sent at once and once', async (_when, leave) => {
  await first.click()
  await expect.element(undo).toBeVisible()
  leave()
  expect(sent).toEqual([0])
  await expect.element(undo).not.toBeInTheDocument()
  await run(6000)
  expect(sent).toEqual([0])
})

test('what another kind waits for stays undone', async () => {
  await first.click()
  await settleRemovals('something else')
  expect(sent).toEqual([])
  await expect.element(undo).toBeVisible()
})

test('what could not be removed is back, and said', async () => {
  answer = () => Promise.reject(new NetworkError('No answer'))
  await first.click()
  await run(6000)
  await expect.element(page.getByText('The search could not be deleted.')).toBeVisible()
  await expect.element(first).toBeVisible()
})

test('what was gone already is no failure', async () => {
  answer = () => Promise.reject(new ApiError(404, {}))
  await first.click()
  await run(6000)
  await expect.poll(() => sent).toEqual([0])
  await expect.element(page.getByRole('region', { name: 'Notifications' })).not.toBeInTheDocument()
})
