import { manilaExact, relativeTime } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { statusOf } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { Time } from '#web/ui/time.tsx'
import type { Message } from '../contract.ts'
import { MESSAGES_PAGE_SIZE } from '../rules.ts'
import { useMarkRead, useMessages, useThread } from './api.ts'
import { MESSAGES_SENTENCES, MESSAGES_TEXTS } from './texts.ts'

type ViewProps = { id: string; me: { id: number } | null; page: number; hrefOf: (page: number) => string }

/** One conversation, from old to new; opening it marks it read. */
export function ThreadView({ id, me, page, hrefOf }: ViewProps) {
  const thread = useThread(id)
  const list = useMessages(id, page)
  const last = thread.data?.last_message
  useMarkRead(id, last !== undefined && last !== null && !last.is_read)
  const failed = thread.error ?? list.error
  if (failed && !(thread.data && list.data)) {
    if (statusOf(failed) === 404) return <Gone />
    const again = () => void Promise.all([thread.refetch(), list.refetch()])
    return <ErrorState level={1} message={MESSAGES_TEXTS.threadFailed} onRetry={again} retrying={list.isFetching} />
  }
  if (!thread.data || !list.data) return <ViewSkeleton />
  const own = thread.data.jobseeker === me?.id
  const pages = Math.ceil(list.data.count / MESSAGES_PAGE_SIZE)
  return (
    <>
      <h1 className="mb-6 text-3xl break-words">
        {own ? (thread.data.admin_name ?? 'Hanap') : thread.data.jobseeker_name}
      </h1>
      {page < pages ? <TextLink to={hrefOf(page + 1)}>Earlier messages</TextLink> : null}
      {list.data.results.length === 0 ? <p className="text-soft">{MESSAGES_SENTENCES.none}</p> : null}
      <ol className="mb-3 flex flex-col gap-3 py-3">
        {list.data.results.map((message) => (
          <MessageItem key={message.id} message={message} mine={message.sender === me?.id} />
        ))}
      </ol>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <Notice>
        {own ? (
          <>
            {MESSAGES_TEXTS.replySoon} <TextLink to="/contact">Contact</TextLink>
          </>
        ) : (
          MESSAGES_TEXTS.replySoonTeam
        )}
      </Notice>
    </>
  )
}

function MessageItem({ message, mine }: { message: Message; mine: boolean }) {
  const now = useNow()
  return (
    <li
      className={
        mine
          ? 'ms-8 self-end rounded-box bg-dagat-wash px-4 py-3'
          : 'me-8 self-start rounded-box border border-line bg-surface px-4 py-3'
      }
    >
      <p className="relative flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
        <span className="font-semibold text-ink">{mine ? 'You' : message.sender_name}</span>
        {message.sender_account_type === 'admin' && message.sender_name !== 'Admin' ? <Badge>Admin</Badge> : null}
        <Time
          at={message.sent_at}
          shown={relativeTime(message.sent_at, now)}
          exact={`${manilaExact(message.sent_at)}, Manila time`}
        />
        {message.edited_at === null ? null : <span>edited</span>}
      </p>
      <p className="mt-1 break-words whitespace-pre-wrap">{message.body}</p>
    </li>
  )
}

const Gone = () => (
  <div className="flex flex-col items-start gap-4">
    <h1 className="text-3xl">{MESSAGES_TEXTS.threadGone}</h1>
    <ButtonLink to="/inbox">Inbox</ButtonLink>
  </div>
)

function ViewSkeleton() {
  return (
    <Loading label="Loading the conversation" className="flex flex-col gap-3">
      <Skeleton className="mb-3 h-9 w-40" />
      <Skeleton className="h-20 w-3/4" />
      <Skeleton className="h-20 w-3/4 self-end" />
    </Loading>
  )
}
