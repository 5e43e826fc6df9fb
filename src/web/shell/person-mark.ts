import { useEffect } from 'react'
import { isAdmin, onSessionChange, readSession } from '#web/lib/session.ts'

function mark(): void {
  const { token, user } = readSession()
  if (token === null) delete document.documentElement.dataset.person
  else document.documentElement.dataset.person = user !== null && isAdmin(user) ? 'admin' : 'user'
}

/**
 * Keeps the mark of who is looking (public/theme.js sets it before the first paint) true when a session begins or ends.
 * No state of React's: the whole shell would be drawn anew for it.
 */
export function usePersonMark(): void {
  useEffect(() => {
    mark()
    return onSessionChange(mark)
  }, [])
}
