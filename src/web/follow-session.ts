import type { Query, QueryClient } from '@tanstack/react-query'
import type { EndpointShape } from '#contract/endpoint.ts'
import { refreshQueries } from '#web/lib/query.ts'
import { onSessionChange, readSession } from './lib/session.ts'

/** What everybody may read, though with marks of the person in it. What the server rendered names no endpoint and is such. */
const isPublic = ({ meta }: Query): boolean =>
  ((meta?.['endpoint'] as EndpointShape | undefined)?.access ?? 'public') === 'public'

/** A person came: what stands on the page is read once more as them, without blanking it. */
function readAgain(client: QueryClient): void {
  void refreshQueries(client)
  // A refusal to a visitor is none to them.
  void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
}

/**
 * The person left, or the server ended their session while they write: what is open stays, and is read again as a
 * visitor; what only they may read is forgotten.
 */
function forgetPerson(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  void refreshQueries(client, { predicate: isPublic })
  void client.resetQueries({ predicate: (query) => !isPublic(query) })
}

/**
 * What was read as somebody else is read again: applied marks and own lists belong to one person. Gives how to stop.
 */
export function followSession(client: QueryClient): () => void {
  let { token } = readSession()
  // The server rendered for a visitor; what the browser is reading by itself, it asks as the person.
  if (token !== null) void refreshQueries(client, { fetchStatus: 'idle' })
  return onSessionChange(() => {
    const [before, next] = [token, readSession().token]
    if (next === before) return
    token = next
    if (next === null) forgetPerson(client)
    else if (before === null) readAgain(client)
    else void client.resetQueries()
  })
}
