import { InfiniteQueryObserver, notifyManager, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient, refreshEndpoints, refreshQueries, showAnswer } from './query.ts'

const KEY = ['/things/', {}] as const

/** A server that is asked for things; each reading waits until it is answered, in whatever order. */
function slowServer() {
  const readings: PromiseWithResolvers<string>[] = []
  const read = () => {
    const reading = Promise.withResolvers<string>()
    readings.push(reading)
    return reading.promise
  }
  return { readings, read }
}

let client: ReturnType<typeof createQueryClient>
let server: ReturnType<typeof slowServer>
const leave: (() => void)[] = []

beforeEach(() => {
  server = slowServer()
  client = createQueryClient(server.read)
})
afterEach(() => {
  for (const end of leave.splice(0)) end()
  client.clear()
})

/** A screen that shows the things, and what it drew of them: as React does, it looks a moment after it is told. */
function screen(options: Partial<QueryObserverOptions<string>> = {}) {
  const observer = new QueryObserver<string>(client, { queryKey: KEY, meta: {}, ...options })
  const drawn: string[] = []
  const draw = () => {
    const { status, fetchStatus, data = '' } = observer.getCurrentResult()
    drawn.push(`${status} ${fetchStatus} ${data}`)
  }
  leave.push(observer.subscribe(notifyManager.batchCalls(draw)))
  return { drawn, shown: () => observer.getCurrentResult().data }
}

const answer = (at: number, what: string) => server.readings[at]?.resolve(what)

describe('after a change', () => {
  test('a first reading under way begins anew, and its older answer is not heard', async () => {
    const { shown } = screen()
    const done = refreshQueries(client, { queryKey: KEY })
    answer(0, 'before')
    expect(server.readings).toHaveLength(2)
    answer(1, 'after')
    await done
    expect(shown()).toBe('after')
  })

  test('a later reading under way begins anew too', async () => {
    client.setQueryData(KEY, 'long before')
    const { shown } = screen({ staleTime: 0 })
    const done = refreshEndpoints(client, { method: 'GET', path: KEY[0] })
    answer(0, 'before')
    answer(1, 'after')
    await done
    expect(shown()).toBe('after')
  })

  test('the first page of an endless list begins anew, and it goes on from there', async () => {
    const asked: number[] = []
    const observer = new InfiniteQueryObserver(client, {
      queryKey: KEY,
      queryFn: ({ pageParam }) => {
        asked.push(pageParam)
        return server.read()
      },
      initialPageParam: 0,
      getNextPageParam: (_page, pages) => pages.length,
    })
    leave.push(observer.subscribe(() => undefined))
    const done = refreshQueries(client, { queryKey: KEY })
    answer(0, 'before')
    answer(1, 'after')
    await done
    const more = observer.fetchNextPage()
    answer(2, 'more')
    expect((await more).data?.pages).toEqual(['after', 'more'])
    expect(asked).toEqual([0, 0, 1])
  })

  test('the further page of an endless list that is under way is not put behind the older ones', async () => {
    client.setQueryData(KEY, { pages: ['before'], pageParams: [0] })
    const observer = new InfiniteQueryObserver(client, {
      queryKey: KEY,
      queryFn: server.read,
      initialPageParam: 0,
      getNextPageParam: (_page, pages) => pages.length,
    })
    leave.push(observer.subscribe(() => undefined))
    const more = observer.fetchNextPage()
    const done = refreshQueries(client, { queryKey: KEY })
    answer(0, 'more before')
    answer(1, 'after')
    await Promise.all([done, more])
    expect(observer.getCurrentResult().data?.pages).toEqual(['after'])
  })

  test('a screen that waits for its first reading sees neither a gap nor a failure', async () => {
    const { drawn } = screen()
    const done = refreshQueries(client, { queryKey: KEY })
    await vi.waitFor(() => expect(drawn).not.toEqual([]))
    answer(1, 'after')
    await done
    await vi.waitFor(() => expect(drawn.at(-1)).toBe('success idle after'))
    expect(new Set(drawn)).toEqual(new Set(['pending fetching ', 'success idle after']))
  })

  test('who waits for a reading that no screen shows gets the new answer', async () => {
    const waiting = client.fetchQuery({ queryKey: KEY, meta: {} })
    const done = refreshQueries(client, { queryKey: KEY })
    answer(0, 'before')
    answer(1, 'after')
    expect(await waiting).toBe('after')
    await done
  })

  test('what is switched off is not asked for', async () => {
    screen({ enabled: false })
    await refreshQueries(client, { queryKey: KEY })
    expect(server.readings).toHaveLength(0)
  })

  test('what the filters leave out is read on', async () => {
    const { shown } = screen()
    await refreshQueries(client, { queryKey: ['/others/'] })
    answer(0, 'things')
    await vi.waitFor(() => expect(shown()).toBe('things'))
    expect(server.readings).toHaveLength(1)
  })

  test('another screen reads again what it opens', async () => {
    client.setQueryData(KEY, 'before')
    await refreshQueries(client, { queryKey: ['/others/'] })
    expect(server.readings).toHaveLength(0)
    const { shown } = screen()
    expect(shown()).toBe('before')
    answer(0, 'after')
    await vi.waitFor(() => expect(shown()).toBe('after'))
  })
})

describe('the answer of a change', () => {
  test('stays, whatever an older reading says later', async () => {
    client.setQueryData(KEY, 'long before')
    const { shown } = screen({ staleTime: 0 })
    showAnswer(client, KEY, 'after')
    answer(0, 'before')
    answer(1, 'after, with more')
    expect(shown()).toBe('after')
    await vi.waitFor(() => expect(shown()).toBe('after, with more'))
  })

  test('that cannot be shown before the first reading makes it begin anew', async () => {
    const { shown } = screen()
    showAnswer<typeof KEY, string>(client, KEY, (known) => known && `${known}, changed`)
    answer(0, 'before')
    answer(1, 'after')
    await vi.waitFor(() => expect(shown()).toBe('after'))
  })

  test('asks nothing while nothing is read', () => {
    client.setQueryData(KEY, 'before')
    const { shown } = screen()
    showAnswer(client, KEY, 'after')
    expect(shown()).toBe('after')
    expect(server.readings).toHaveLength(0)
  })

  test('is known to be new, all else is read again by the screen that opens it', () => {
    client.setQueryData(KEY, 'before')
    client.setQueryData(['/others/'], 'before')
    showAnswer(client, KEY, 'after')
    expect(client.getQueryState(KEY)?.isInvalidated).toBe(false)
    expect(client.getQueryState(['/others/'])?.isInvalidated).toBe(true)
  })
})
