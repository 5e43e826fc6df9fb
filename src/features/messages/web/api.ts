import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import { toast } from '#web/ui/toast-store.ts'
import { messages } from '../calls.ts'
import type { Filter } from '../rules.ts'
import { changeKnown, withMessage, withoutMessage } from './conversation.ts'
import { hearNews } from './hear-news.ts'
import { MESSAGES_SENTENCES } from './texts.ts'

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

export type ListWanted = { page: number; filter: Filter; search: string }

/** A page of a part of the conversations, newest first. */
export const useThreads = ({ page, filter, search }: ListWanted) =>
  useQuery({
    ...endpointQuery(messages.threads, {
      query: { page: String(page), ...(filter === 'all' ? {} : { filter }), ...(search === '' ? {} : { search }) },
    }),
    refetchInterval: POLL_MS,
  })

export const useThread = (id: string) => useQuery(endpointQuery(messages.thread, { params: { id } }))

/** Every list of conversations, and what is open of one. */
export const refreshMessages = (client: QueryClient) =>
  refreshEndpoints(client, messages.threads, messages.thread, messages.list)

/** Opening a conversation marks it read as far as it is shown; errors are ignored. */
export function useMarkRead(id: string, upTo: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (upTo === undefined) return
    call(messages.markRead, { params: { id }, body: { up_to: upTo } })
      .then(() => refreshMessages(client))
      .catch(() => undefined)
  }, [client, id, upTo])
}

/** The server's own words for a failure, or what is known of it. */
export function whyOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail || Object.values(error.fields).flat()[0] || error.message
  return error instanceof Error ? error.message : String(error)
}

/** Into the archive or back; the lists follow at once. */
export function useArchive(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (archived: boolean) => call(messages.archive, { params: { id }, body: { archived } }),
    onSuccess: () => refreshMessages(client),
    onError: (error) => toast.error(MESSAGES_SENTENCES.failed(whyOf(error))),
  })
}

/** The person's conversation with the team, begun if there is none; gives its id. */
export function useBegin(onBegun: (id: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(messages.begin, { body: {} }),
    onSuccess: ({ id }) => {
      void refreshMessages(client)
      onBegun(id)
    },
    onError: (error) => toast.error(MESSAGES_SENTENCES.failed(whyOf(error))),
  })
}

/** Other words for a message of one's own. */
export function useEdit(thread: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: string }) =>
      call(messages.edit, { params: { id: String(id) }, body: { body } }),
    onSuccess: (message) => {
      changeKnown(client, thread, (known) => withMessage(known, message))
      void refreshMessages(client)
    },
    onError: (error) => toast.error(MESSAGES_SENTENCES.editFailed(whyOf(error))),
  })
}

/** Takes a message back; nothing of it stays on this screen either. */
export function useUnsend(thread: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(messages.unsend, { params: { id: String(id) } }),
    onSuccess: (_, id) => {
      changeKnown(client, thread, (known) => withoutMessage(known, id))
      void refreshMessages(client)
    },
    onError: (error) => toast.error(MESSAGES_SENTENCES.unsendFailed(whyOf(error))),
  })
}

/**
 * Everything about messages, and `others`, is read again as soon as something came in, while the page is looked at. Hidden
 * pages hear nothing and hold no connection; they look again when they are shown. Mount it anew for another session.
 */
export function useNews(others: (client: QueryClient) => Promise<unknown>): void {
  const client = useQueryClient()
  useEffect(() => {
    let control: AbortController | undefined
    const follow = () => {
      control?.abort()
      control = undefined
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      control = new AbortController()
      hearNews(() => void Promise.all([refreshMessages(client), others(client)]), control.signal)
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
  }, [client, others])
}
