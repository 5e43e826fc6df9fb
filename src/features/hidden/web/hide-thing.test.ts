import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobs } from '#features/jobs/calls.ts'
import { filters } from '#features/jobs/filters/calls.ts'
import { matching } from '#features/matching/calls.ts'
import { createQueryClient, endpointQuery } from '#web/lib/query.ts'
import { hidden } from '../calls.ts'
import { hideThing } from './api.ts'

const thing = { id: 4, employer: { id: 9, name: 'Lola Kitchen' }, word: null, created_at: '2026-11-01T00:00:00.000Z' }

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/jobs/1', search: '' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(thing))))
})
afterEach(() => vi.unstubAllGlobals())

test('what is hidden while the list is read for the first time is in the list', async () => {
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

test.each([
  ['the search', jobs.search],
  ['the newest postings', jobs.list],
  ['similar postings', jobs.similar],
  ['the counts of the filters', filters.facets],
  ['the best matches', matching.list],
])('%s on the screen leave out what was hidden', async (_what, endpoint) => {
  let read = 0
  const client = createQueryClient(() => Promise.resolve((read += 1)))
  const end = new QueryObserver(client, { queryKey: [endpoint.path, {}], meta: {} }).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.getQueryData([endpoint.path, {}])).toBe(1))
  await hideThing(client, { employer_id: 9 })
  expect(client.getQueryData([endpoint.path, {}])).toBe(2)
  end()
})
