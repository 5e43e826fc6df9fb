import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange, readSession } from './lib/session.ts'

/**
 * What was read as somebody else is read again: applied marks and own lists belong to one person. Gives how to stop.
 */
export function followSession(client: QueryClient): () => void {
  // The server rendered for a visitor: with a token the same data is read once more, without blanking the page.
  let { token } = readSession()
  if (token !== null) void client.invalidateQueries()
  return onSessionChange(() => {
    const next = readSession().token
    if (next === token) return
    token = next
    void client.resetQueries()
  })
}
