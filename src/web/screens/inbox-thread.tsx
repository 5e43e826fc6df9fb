import { useLocation, useParams } from '#web/lib/navigation.tsx'
import { ThreadView } from '#features/messages/web/thread-view.tsx'
import { pageOf } from '#web/lib/route.ts'
import { useSession } from '#web/lib/session.ts'
import { TextLink } from '#web/ui/link.tsx'

/** /inbox/thread/{id} (spec 3 §2). */
export function InboxThread() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { user } = useSession()
  return (
    <div className="max-w-3xl py-6 sm:py-10">
      <TextLink to="/inbox" className="mb-4 inline-flex min-h-11 items-center">
        Back to Conversations
      </TextLink>
      <ThreadView
        key={id}
        id={id}
        me={user}
        page={pageOf(search)}
        hrefOf={(page) => `/inbox/thread/${id}?page=${page}`}
      />
    </div>
  )
}
