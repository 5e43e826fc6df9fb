import { useLocation } from '#web/lib/navigation.tsx'
import { MESSAGES_TEXTS } from '#features/messages/web/texts.ts'
import { ThreadList } from '#features/messages/web/thread-list.tsx'
import { pageOf } from '#web/lib/route.ts'
import { isAdmin, useSession } from '#web/lib/session.ts'

/** /inbox: the conversations (spec 3 §2). */
export function Inbox() {
  const { search } = useLocation()
  const { user } = useSession()
  const team = user !== null && isAdmin(user)
  return (
    <div className="max-w-3xl py-6 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">Inbox</h1>
      <p className="mt-1 mb-5 text-soft">{team ? MESSAGES_TEXTS.introTeam : MESSAGES_TEXTS.intro}</p>
      <ThreadList me={user} team={team} page={pageOf(search)} hrefOf={(page) => `/inbox?page=${page}`} />
    </div>
  )
}
