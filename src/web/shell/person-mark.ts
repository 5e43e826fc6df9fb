import { useEffect } from 'react'
import { isAdmin, type Session, useHydrated } from '#web/lib/session.ts'

/** Keeps the mark of who is looking (public/theme.js sets it before the first paint) true when a session begins or ends. */
export function usePersonMark({ token, user }: Session): void {
  const hydrated = useHydrated()
  const who = token === null ? null : user !== null && isAdmin(user) ? 'admin' : 'user'
  useEffect(() => {
    if (!hydrated) return
    if (who === null) delete document.documentElement.dataset.person
    else document.documentElement.dataset.person = who
  }, [hydrated, who])
}
