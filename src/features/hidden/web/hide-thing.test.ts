import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient, endpointQuery } from '#web/lib/query.ts'
import { hidden } from '../calls.ts'
import { hideThing } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const thing = { id: 4, employer: { id: 9, name: 'Lola Kitchen' }, word: null, created_at: '2026-11-01T00:00:00.000Z' }

test('what is hidden while the list is read for the first time is in the list', async () => {
  vi.stubGlobal('location', { pathname: '/jobs/1', search: '' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(thing))))
  const first = Promise.withResolvers<object>()
  let read = 0
  const client = createQueryClient(() => {
    read += 1
    return read === 1 ? first.promise : Promise.resolve({ results: [thing], count: 1 })
  })
  const query = endpointQuery(hidden.list, {})
  const end = new QueryObserver(client, query).subscribe(() => undefined)
  const hiding = hideThing(client, { employer_id: 9 })
  await vi.waitFor(() => expect(read).toBe(2))
  first.resolve({ results: [], count: 0 })
  await hiding
  expect(client.getQueryData(query.queryKey)?.results).toHaveLength(1)
  end()
})
