import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query.ts'
import type { Message } from '../contract.ts'
import { conversationQuery } from './conversation.ts'
import { Outbox } from './outbox.ts'

const NOW = new Date('2026-11-21T04:00:00Z')
const message = (id: number, body: string) =>
  ({ id, body, created_at: NOW.toISOString(), reply_to: null, quote: null }) as unknown as Message
const page = (...results: Message[]) => ({ results, next: null, revision: 0 })

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/inbox/thread/3', search: '' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

test('what was sent stays in its place, whatever a reading says that began before', async () => {
  const readings: PromiseWithResolvers<object>[] = []
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    if (method === 'POST') return Response.json(message(2, 'And mine'))
    const reading = Promise.withResolvers<object>()
    readings.push(reading)
    return Response.json(await reading.promise)
  })
  const client = createQueryClient(() => Promise.reject(new Error('Every query here asks by itself')))
  const screen = new QueryObserver(client, conversationQuery(client, '3'))
  const leave = screen.subscribe(() => undefined)
  const bodies = () => screen.getCurrentResult().data?.messages.map(({ body }) => body)
  readings[0]?.resolve(page(message(1, 'Theirs')))
  await vi.waitFor(() => expect(bodies()).toEqual(['Theirs']))

  const looked = screen.refetch()
  new Outbox(client, 7, '3').add({ body: 'And mine', reply_to: null }, NOW)
  await vi.waitFor(() => expect(bodies()).toEqual(['Theirs', 'And mine']))
  readings[1]?.resolve(page(message(1, 'Theirs')))
  readings[2]?.resolve(page(message(1, 'Theirs'), message(2, 'And mine')))
  await looked
  expect(bodies()).toEqual(['Theirs', 'And mine'])
  leave()
})
