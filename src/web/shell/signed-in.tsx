import { useEffect } from 'react'
import { refreshBell } from '#features/alerts/bell/web/api.ts'
import { useNews, useUnreadThreads } from '#features/messages/web/api.ts'
import { SubscriptionBanner } from '#features/subscriptions/web/subscription-banner.tsx'
import { readSession, type SessionUser, updateSessionUser } from '#web/lib/session.ts'
import { noteUnread } from './unread.ts'

/** What a signed-in person has of the shell: the banner, the unread count, and news as they come. */
export function SignedIn({ token, user }: { token: string; user: SessionUser | null }) {
  useNews(refreshBell)
  const unread = useUnreadThreads()
  useEffect(() => noteUnread(unread), [unread])
  useEffect(() => () => noteUnread(0), [])
  if (user === null) return null
  return (
    <SubscriptionBanner
      of={user}
      onStatus={(shown) => {
        const { token: now, user: person } = readSession()
        if (now === token && person !== null) updateSessionUser({ ...person, ...shown })
      }}
    />
  )
}
