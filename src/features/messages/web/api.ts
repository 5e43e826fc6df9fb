import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, openStream } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { messages } from '../calls.ts'
import { followNews } from './news.ts'

/** Spec 1 §9. */
const POLL_MS = 60_000

/**
 * How many conversations wait to be read: asked every 60 seconds while somebody looks, 0 when it cannot be had (spec 1
 * §8).
 */
export function useUnreadThreads(): number {
  const { data, isError } = useQuery({
    ...endpointQuery(messages.threads, { query: { per_page: '1' } }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: 1,
  })
  return isError ? 0 : (data?.unread ?? 0)
}

/** A page of the conversations, newest first. */
export const useThreads = (page: number) =>
  useQuery({
    ...endpointQuery(messages.threads, { query: { page: String(page) } }),
    placeholderData: (before) => before,
  })

export const useThread = (id: string) => useQuery(endpointQuery(messages.thread, { params: { id } }))

/** A page of a conversation: page 1 has the newest. */
export const useMessages = (id: string, page: number) =>
  useQuery({
    ...endpointQuery(messages.list, { params: { id }, query: { page: String(page) } }),
    placeholderData: (before) => before,
  })

const refreshMessages = (client: QueryClient) =>
  Promise.all(
    [messages.threads, messages.thread, messages.list].map(({ path }) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )

/** Opening a conversation marks it read; errors are ignored (spec 3 §7). */
export function useMarkRead(id: string, unread: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!unread) return
    call(messages.markRead, { params: { id }, body: {} })
      .then(() => refreshMessages(client))
      .catch(() => undefined)
  }, [client, id, unread])
}

/**
 * Everything about messages is read again as soon as something came in, while the page is looked at. Hidden pages hear
 * nothing and hold no connection; they look again when they are shown. Mount it anew for another session.
 */
export function useNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    let control: AbortController | undefined
    const open = (signal: AbortSignal) => openStream(messages.events, signal)
    const onNews = () => void refreshMessages(client)
    const follow = () => {
      control?.abort()
      control = undefined
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      control = new AbortController()
      void followNews({ open, onNews, random: Math.random }, control.signal)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      control?.abort()
      document.removeEventListener('visibilitychange', follow)
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [client])
}
