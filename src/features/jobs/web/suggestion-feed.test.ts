import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFeed } from './suggestion-feed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that answers when told to, and counts what is under way. */
function slowServer() {
  const waiting = new Map<string, (answer: string) => void>()
  const seen = { asked: [] as string[], atOnce: 0, most: 0 }
  const ask = (term: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      seen.asked.push(term)
      seen.atOnce += 1
      seen.most = Math.max(seen.most, seen.atOnce)
      const end = () => void (seen.atOnce -= 1)
      signal.addEventListener('abort', () => {
        end()
        reject(new DOMException('Aborted', 'AbortError'))
      })
      waiting.set(term, (answer) => {
        end()
        resolve(answer)
      })
    })
  return { ask, seen, answer: (term: string) => waiting.get(term)?.(`about ${term}`) }
}
const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('suggestions while typing', () => {
  test('wait for a pause, and ask once for what was typed by then', async () => {
    const { ask, seen, answer } = slowServer()
    const shown: string[] = []
    const feed = createFeed(ask, (_, text) => shown.push(text))
    for (const term of ['v', 'vi', 'vir']) {
      feed.want(term)
      await passing(100)
    }
    expect(seen.asked).toEqual([])
    await passing(100)
    expect(seen.asked).toEqual(['vir'])
    answer('vir')
    await passing(0)
    expect(shown).toEqual(['about vir'])
  })

  test('never ask twice at once, however slow the line and fast the fingers', async () => {
    const { ask, seen, answer } = slowServer()
    const shown: string[] = []
    const feed = createFeed(ask, (_, text) => shown.push(text))
    for (const term of ['a', 'ab', 'abc', 'abcd']) {
      feed.want(term)
      await passing(200)
    }
    expect(seen.asked).toEqual(['a', 'ab', 'abc', 'abcd'])
    expect(seen.most).toBe(1)
    answer('abcd')
    await passing(0)
    expect(shown).toEqual(['about abcd'])
  })

  test('an answer that is late for its word is not shown', async () => {
    const { ask, answer } = slowServer()
    const shown: string[] = []
    const feed = createFeed(ask, (_, text) => shown.push(text))
    feed.want('old')
    await passing(200)
    feed.want('new')
    answer('old')
    await passing(0)
    expect(shown).toEqual([])
  })

  test('a known answer is shown at once and not asked for again', async () => {
    const { ask, seen, answer } = slowServer()
    const shown: string[] = []
    const feed = createFeed(ask, (_, text) => shown.push(text))
    feed.want('va')
    await passing(200)
    answer('va')
    await passing(0)
    feed.want('va ')
    feed.want('va')
    expect(shown).toEqual(['about va', 'about va'])
    expect(seen.asked).toEqual(['va'])
  })

  test('no answer in time, a failure, and stopping leave everything as it is', async () => {
    const { ask, seen } = slowServer()
    const shown: string[] = []
    const feed = createFeed(ask, (_, text) => shown.push(text))
    feed.want('slow')
    await passing(200 + 4000)
    expect(seen.atOnce).toBe(0)
    feed.want('gone')
    feed.stop()
    await passing(500)
    const broken = createFeed(
      () => Promise.reject(new Error('offline')),
      (_, text: string) => shown.push(text),
    )
    broken.want('x')
    await passing(500)
    expect(shown).toEqual([])
    expect(seen.asked).toEqual(['slow'])
  })
})
