import {
  type QueryClient,
  queryOptions,
  type QueryKey,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '#web/lib/api.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { showAnswer } from '#web/lib/query.ts'
import { messages } from '../calls.ts'
import type { Message } from '../contract.ts'
import { resultsOf } from '../rules.ts'

/** What is known of a conversation: its newest messages and as many older ones as were asked for, from old to new. */
export type Conversation = { messages: readonly Message[]; hasOlder: boolean; revision: number }
type Newest = Conversation

/** The newest part and the older ones known before it; what lies in the newest part is as it says, also what is gone. */
export function withNewest(known: Conversation | undefined, newest: Newest): Conversation {
  const [first] = newest.messages
  const last = known?.messages.at(-1)
  // With a gap between, what was known before is asked for again while scrolling up.
  if (!known || !first || !last || last.id < first.id) return newest
  const older = known.messages.filter(({ id }) => id < first.id)
  return {
    ...newest,
    messages: [...older, ...newest.messages],
    hasOlder: older.length > 0 ? known.hasOlder : newest.hasOlder,
  }
}

/** Older messages before those that are known. */
export function withOlder(known: Conversation, older: Pick<Conversation, 'messages' | 'hasOlder'>): Conversation {
  const [first] = known.messages
  const before = older.messages.filter(({ id }) => first === undefined || id < first.id)
  return { ...known, messages: [...before, ...known.messages], hasOlder: older.hasOlder }
}

/** One message as it is now, in its place. */
export function withMessage(known: Conversation, message: Message): Conversation {
  const others = known.messages.filter(({ id }) => id !== message.id)
  const at = others.findLastIndex(({ id }) => id < message.id) + 1
  return { ...known, messages: [...others.slice(0, at), message, ...others.slice(at)] }
}

export const withoutMessage = (known: Conversation, gone: number): Conversation => ({
  ...known,
  messages: known.messages.flatMap((message) =>
    message.id === gone ? [] : message.reply_to === gone ? { ...message, quote: null } : message,
  ),
})

/**
 * What did not change stays the same object, wherever it stands by now, so that its row is not drawn again. By place, as
 * queries do it by themselves, all of a conversation is another one as soon as something older comes above.
 */
export function withSame(known: Conversation | undefined, next: Conversation): Conversation {
  if (!known) return next
  const before = new Map(known.messages.map((message) => [message.id, message]))
  const shown = next.messages.map((message) => {
    const same = before.get(message.id)
    return same ? replaceEqualDeep(same, message) : message
  })
  const isSame = shown.length === known.messages.length && shown.every((one, at) => one === known.messages[at])
  if (isSame && next.hasOlder === known.hasOlder && next.revision === known.revision) return known
  return { ...next, messages: isSame ? known.messages : shown }
}

type Query = { before?: string; per_page?: string }

async function ask(id: string, query: Query, signal?: AbortSignal): Promise<Conversation> {
  const answer: ResponseOf<typeof messages.list> | Message[] = await call(messages.list, {
    params: { id },
    query,
    signal,
  })
  const page = Array.isArray(answer) ? { next: null, revision: 0 } : answer
  return { messages: resultsOf(answer), hasOlder: page.next !== null, revision: page.revision ?? 0 }
}

/** Reads everything from the oldest known message on again: something in it was edited or unsent. */
async function readAgain(id: string, newest: Conversation, oldest: number, signal: AbortSignal): Promise<Conversation> {
  let read = newest
  for (;;) {
    const [first] = read.messages
    if (!first || first.id <= oldest || !read.hasOlder) return read
    read = withOlder(read, await ask(id, { before: String(first.id), per_page: '100' }, signal))
  }
}

const keyOf = (id: string) => [messages.list.path, { params: { id } }, 'conversation'] as const

async function readNews(client: QueryClient, id: string, signal: AbortSignal): Promise<Conversation> {
  const known = client.getQueryData<Conversation>(keyOf(id))
  const newest = await ask(id, {}, signal)
  const oldest = known?.messages[0]
  if (known && oldest && known.revision !== newest.revision) return readAgain(id, newest, oldest.id, signal)
  // Older ones may have come in meanwhile.
  return withNewest(client.getQueryData<Conversation>(keyOf(id)), newest)
}

/** Changes what is known of a conversation at once, until it is read again. */
export function changeKnown(client: QueryClient, id: string, change: (known: Conversation) => Conversation): void {
  showAnswer<QueryKey, Conversation>(client, keyOf(id), (known) => known && change(known))
}

const POLL_MS = 60_000

export const conversationQuery = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => readNews(client, id, signal),
    staleTime: 0,
    structuralSharing: (known, next) => withSame(known as Conversation | undefined, next as Conversation),
    refetchInterval: POLL_MS,
  })

/** A conversation that follows the news, and how to see more of it. */
export function useConversation(id: string) {
  const client = useQueryClient()
  const [loading, setLoading] = useState(false)
  const query = useQuery(conversationQuery(client, id))
  const from = query.data?.hasOlder ? query.data.messages[0]?.id : undefined
  const loadOlder = useCallback(() => {
    if (loading || from === undefined) return
    setLoading(true)
    ask(id, { before: String(from) })
      .then((older) => changeKnown(client, id, (now) => withOlder(now, older)))
      // The next scrolling asks again.
      .catch(() => undefined)
      .finally(() => setLoading(false))
  }, [client, id, from, loading])
  return { ...query, loadOlder, loadingOlder: loading }
}
