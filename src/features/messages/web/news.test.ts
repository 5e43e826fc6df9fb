import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { followNews, type NewsWorld } from './news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Opening = (signal: AbortSignal) => ReadableStream<Uint8Array>
const open =
  (...parts: string[]): Opening =>
  (signal) =>
    new ReadableStream({
      start(control) {
        for (const part of parts) control.enqueue(new TextEncoder().encode(part))
        signal.addEventListener('abort', () => control.error(signal.reason), { once: true })
      },
    })
const endingAfter =
  (...parts: string[]): Opening =>
  () =>
    new ReadableStream({
      start(control) {
        for (const part of parts) control.enqueue(new TextEncoder().encode(part))
        control.close()
      },
    })
const failing =
  (error: Error): Opening =>
  () => {
    throw error
  }

/** Follows a world whose openings go one after the other; the last one goes on. */
function follow(...openings: Opening[]) {
  const control = new AbortController()
  const openedAt: number[] = []
  let news = 0
  const begun = Date.now()
  const world: NewsWorld = {
    open: async (signal) => {
      const opening = openings[Math.min(openedAt.length, openings.length - 1)]
      openedAt.push(Date.now() - begun)
      if (!opening) throw new Error('no opening')
      return opening(signal)
    },
    onNews: () => (news += 1),
    random: () => 1,
  }
  const done = followNews(world, control.signal)
  return { control, openedAt, news: () => news, done }
}

test('what comes in is told, a heartbeat is not', async () => {
  const { news, control, done } = follow(
    open(': hello\n\n', 'event: refresh\ndata: \n\n', 'event: message\ndata: 5\n\n'),
  )
  await vi.advanceTimersByTimeAsync(10)
  expect(news()).toBe(2)
  control.abort()
  await done
})

test('a lost connection is opened again after 2, 4, 8 … at most 60 seconds', async () => {
  const { openedAt, control, done } = follow(failing(new NetworkError('gone')))
  await vi.advanceTimersByTimeAsync(200_000)
  expect(openedAt).toEqual([0, 2000, 6000, 14_000, 30_000, 62_000, 122_000, 182_000])
  control.abort()
  await done
})

test('after a connection that held, the first pause is short again', async () => {
  const steady: Opening = () =>
    new ReadableStream({ start: (control) => void setTimeout(() => control.close(), 15_000) })
  const lost = failing(new NetworkError('gone'))
  const { openedAt, control, done } = follow(lost, lost, steady, lost)
  await vi.advanceTimersByTimeAsync(22_500)
  expect(openedAt).toEqual([0, 2000, 6000, 22_000])
  control.abort()
  await done
})

test('a connection that says nothing for a minute counts as lost', async () => {
  const { openedAt, control, done } = follow(open(': hello\n\n'))
  await vi.advanceTimersByTimeAsync(62_000)
  expect(openedAt).toEqual([0, 61_000])
  control.abort()
  await done
})

test.each([
  ['the session is over', failing(new ApiError(401, { code: 'bad_token' }))],
  ['newer streams took its place', endingAfter('event: replaced\ndata: \n\n')],
])('it ends by itself when %s', async (_, opening) => {
  const { openedAt, done } = follow(opening)
  await done
  await vi.advanceTimersByTimeAsync(120_000)
  expect(openedAt).toEqual([0])
})

test('too many tries wait as long as the server says', async () => {
  const { openedAt, control, done } = follow(failing(new ApiError(429, {}, 90)), open())
  await vi.advanceTimersByTimeAsync(91_000)
  expect(openedAt).toEqual([0, 90_000])
  control.abort()
  await done
})

test('nothing is opened any more once it was told to end, also in the middle of a pause', async () => {
  const { openedAt, control, done } = follow(failing(new NetworkError('gone')))
  await vi.advanceTimersByTimeAsync(3000)
  control.abort()
  await done
  await vi.advanceTimersByTimeAsync(120_000)
  expect(openedAt).toEqual([0, 2000])
})
