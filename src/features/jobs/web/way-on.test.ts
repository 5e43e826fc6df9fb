import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aJob } from '#web/testing/values.ts'
import type { Job } from '../contract.ts'
import { searchQuery } from './api.ts'
import { readListing } from './listing-state.ts'
import { wayOn } from './way-on.ts'

const listed = (address: string, jobs: Job[], at = 1) => ({ address, jobs, at })

/** A tab that has read these lists. */
function tab(...lists: ReturnType<typeof listed>[]): QueryClient {
  const client = new QueryClient()
  for (const { address, jobs, at } of lists) {
    const { queryKey } = searchQuery(readListing(new URL(address, 'http://home.test').searchParams))
    const answer = {
      results: jobs,
      count: jobs.length,
      next: null,
      previous: null,
      page: 1,
      sort_by: 'date_desc',
    } as const
    client.setQueryData(queryKey, { ...answer, results: jobs }, { updatedAt: at })
  }
  return client
}
const ids = (...numbers: number[]) => numbers.map((id) => aJob({ id }))

test.each([
  '/jobs',
  '/jobs?search=sales+manager&source=olj',
  '/jobs?page=3&sort_by=date_desc',
  '/jobs?job_type=Full-time%2CPart-time&salary_range=500-1000&date_posted=week&tags=Excel%2CCanva',
])('the list %s is the one that is led back to', (address) => {
  const { list } = wayOn(tab(listed(address, ids(1, 2))), 1)
  const state = (one: string) => readListing(new URL(one, 'http://home.test').searchParams)
  expect(state(list)).toEqual(state(address))
})

test('the next is the one below that is open and not applied to', () => {
  const taken = [
    aJob({ id: 2, closed: true }),
    aJob({ id: 3, applied: true }),
    aJob({ id: 4, application_state: 'sending' }),
  ]
  const client = tab(listed('/jobs', [...ids(1), ...taken, ...ids(5)]))
  expect(wayOn(client, 1).next?.id).toBe(5)
  expect(wayOn(client, 5).next).toBeNull()
})

test('of several lists with the posting the one read last counts; of none, the plain list', () => {
  const client = tab(
    listed('/jobs?search=old', ids(1, 2), 1),
    listed('/jobs?search=new', ids(1, 3), 2),
    listed('/jobs', ids(9), 3),
  )
  expect(wayOn(client, 1)).toMatchObject({ list: '/jobs?search=new', next: { id: 3 } })
  expect(wayOn(client, 77)).toEqual({ list: '/jobs', next: null })
})
