import { Link } from '#web/lib/navigation.tsx'
import { manilaExact, relativeTime } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TalkPicture } from '#web/ui/pictures.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import type { Thread } from '../contract.ts'
import { THREADS_PAGE_SIZE } from '../rules.ts'
import { useThreads } from './api.ts'
import { MESSAGES_SENTENCES, MESSAGES_TEXTS } from './texts.ts'

type ListProps = { me: { id: number } | null; team: boolean; page: number; hrefOf: (page: number) => string }

/** The conversations, the newest first, each with its last message. */
export function ThreadList({ me, team, page, hrefOf }: ListProps) {
  const { data, isError, isFetching, refetch } = useThreads(page)
  if (!data && isError) {
    return (
      <ErrorState
        message={MESSAGES_TEXTS.threadsFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        level={2}
      />
    )
  }
  if (!data) return <ListSkeleton />
  if (data.results.length === 0) {
    return (
      <EmptyState
        picture={<TalkPicture />}
        title={MESSAGES_SENTENCES.empty}
        action={
          <ButtonLink to="/jobs" look="secondary">
            Browse Jobs
          </ButtonLink>
        }
      >
        {team ? MESSAGES_TEXTS.emptyMoreTeam : MESSAGES_TEXTS.emptyMore}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {data.results.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} me={me} />
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(data.count / THREADS_PAGE_SIZE)} hrefOf={hrefOf} />
    </>
  )
}

function ThreadRow({ thread, me }: { thread: Thread; me: { id: number } | null }) {
  const now = useNow()
  const last = thread.last_message
  const own = thread.jobseeker === me?.id
  const name = own ? (thread.admin_name ?? 'Hanap') : thread.jobseeker_name
  const unread = last !== null && !last.is_read && last.sender !== me?.id
  return (
    <li className="border-b border-line">
      <Link
        to={`/inbox/thread/${thread.id}`}
        className="flex min-h-18 items-center gap-3 py-3 text-ink no-underline hover:bg-dagat-wash"
      >
        <Avatar initials={name.slice(0, 1).toUpperCase()} name={name} round />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={unread ? 'truncate font-bold' : 'truncate font-semibold'}>{name}</span>
            {last ? (
              <time dateTime={last.sent_at} title={manilaExact(last.sent_at)} className="shrink-0 text-sm text-soft">
                {relativeTime(last.sent_at, now)}
              </time>
            ) : null}
          </span>
          <span className="block truncate text-soft">{last?.body ?? MESSAGES_SENTENCES.none}</span>
        </span>
        {unread ? <Badge tone="mangga">Unread</Badge> : null}
      </Link>
    </li>
  )
}

function ListSkeleton() {
  return (
    <Loading label="Loading your conversations" className="border-t border-line">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex min-h-18 items-center gap-3 border-b border-line py-3">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
