import type { ReactNode } from 'react'
import { manilaExact } from '#contract/time.ts'
import { Link } from '#web/lib/navigation.tsx'
import { useNow } from '#web/lib/now.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TalkPicture } from '#web/ui/pictures.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import type { Thread } from '../contract.ts'
import { resultsOf, TEAM_NAME, THREADS_PAGE_SIZE } from '../rules.ts'
import { type ListWanted, useThreads } from './api.ts'
import { listLabel } from './moments.ts'
import { useSteadyOrder } from './steady-order.ts'
import { MESSAGES_SENTENCES, MESSAGES_TEXTS } from './texts.ts'

type ListProps = {
  me: { id: number } | null
  team: boolean
  wanted: ListWanted
  /** The conversation that is open beside it. */
  open: string | null
  hrefOf: (page: number) => string
  hrefOfThread: (id: number) => string
  /** The next step where there is nothing at all. */
  begin: ReactNode
}

/** The conversations, the newest first, each with its last message. */
export function ThreadList({ me, team, wanted, open, hrefOf, hrefOfThread, begin }: ListProps) {
  const { data, isError, isFetching, refetch } = useThreads(wanted)
  const threads = data === undefined ? [] : resultsOf<Thread>(data)
  const { shown, handlers } = useSteadyOrder(threads)
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
  if (threads.length === 0) return <Empty team={team} wanted={wanted} begin={begin} />
  return (
    <>
      <ul className="border-t border-line" {...handlers}>
        {shown.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            me={me}
            to={hrefOfThread(thread.id)}
            open={String(thread.id) === open}
          />
        ))}
      </ul>
      <Pagination page={wanted.page} pages={Math.ceil(data.count / THREADS_PAGE_SIZE)} hrefOf={hrefOf} />
    </>
  )
}

function Empty({ team, wanted, begin }: Pick<ListProps, 'team' | 'wanted' | 'begin'>) {
  if (wanted.search !== '') {
    return (
      <EmptyState title={MESSAGES_SENTENCES.notFound(wanted.search)}>
        {team ? MESSAGES_TEXTS.tryUsername : undefined}
      </EmptyState>
    )
  }
  const title = MESSAGES_SENTENCES.empty[wanted.filter]
  if (wanted.filter !== 'all') return <EmptyState picture={<TalkPicture />} title={title} />
  return (
    <EmptyState picture={<TalkPicture />} title={title} action={begin}>
      {team ? MESSAGES_TEXTS.emptyMoreTeam : MESSAGES_TEXTS.emptyMore}
    </EmptyState>
  )
}

type RowProps = { thread: Thread; me: { id: number } | null; to: string; open: boolean }

function ThreadRow({ thread, me, to, open }: RowProps) {
  const now = useNow()
  const last = thread.last_message
  const own = thread.jobseeker === me?.id
  const name = own ? (thread.admin_name ?? TEAM_NAME) : thread.jobseeker_name
  const unread = last !== null && !last.is_read && last.sender !== me?.id
  const said = last === null ? MESSAGES_SENTENCES.none : last.sender === me?.id ? `You: ${last.body}` : last.body
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        aria-current={open ? 'true' : undefined}
        className="flex min-h-18 items-center gap-3 py-2.5 text-ink no-underline hover:bg-dagat-wash focus-visible:outline-offset-[-3px] aria-[current]:bg-dagat-wash min-[1025px]:px-2"
      >
        {own ? (
          <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-dagat text-on-dagat">
            <Mark className="size-6" />
          </span>
        ) : (
          <Avatar initials={name.slice(0, 1).toUpperCase()} name={name} round />
        )}
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className={unread ? 'truncate font-bold' : 'truncate font-semibold'}>{name}</span>
            {last ? (
              <time
                dateTime={last.sent_at}
                title={manilaExact(last.sent_at)}
                className="tabular shrink-0 text-sm text-soft"
              >
                {listLabel(last.sent_at, now)}
              </time>
            ) : null}
          </span>
          <span className="flex items-center gap-2">
            <span className={unread ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-soft'}>{said}</span>
            {unread ? <Badge tone="mangga">Unread</Badge> : null}
          </span>
        </span>
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
