import { useState } from 'react'
import { manilaExact, relativeTime } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { Time } from '#web/ui/time.tsx'
import { ALERT_TEXTS as say, changeText } from '../../texts.ts'
import type { Find } from '../contract.ts'
import { useFound, useSee } from './api.ts'

/** What alerts found, the latest first; what is shown here counts as seen. `brief` shows one page. */
export function FoundList({ onOpen, brief = false }: { onOpen?: () => void; brief?: boolean }) {
  const { found, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFound()
  useSee(found?.[0]?.id)
  const isNew = useNewAtFirst(found)
  if (!found) {
    if (isError) return <ErrorState message={say.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <Loading label="Loading what was found" className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Loading>
    )
  }
  if (found.length === 0) {
    return (
      <EmptyState title="Nothing yet" action={brief ? undefined : <ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
        New jobs for your saved searches, of employers you follow and that match you stand here as soon as they come in,
        and so do changes of jobs you keep.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {found.map((find) => (
          <FoundRow key={find.id} find={find} isNew={isNew(find.id)} onOpen={onOpen} />
        ))}
      </ul>
      {hasNextPage && !brief ? (
        <Button
          look="secondary"
          className="mt-4"
          busy={isFetchingNextPage}
          busyLabel="Loading…"
          onClick={() => void fetchNextPage()}
        >
          Show earlier ones
        </Button>
      ) : null}
    </>
  )
}

/** What was new when it was first shown here keeps its mark until the list is left. */
function useNewAtFirst(found: readonly Find[] | undefined): (id: number) => boolean {
  const [first] = useState(() => new Map<number, boolean>())
  for (const { id, is_new: isNew } of found ?? []) if (!first.has(id)) first.set(id, isNew)
  return (id) => first.get(id) === true
}

type RowProps = { find: Find; isNew: boolean; onOpen: (() => void) | undefined }

function FoundRow({ find, isNew, onOpen }: RowProps) {
  const now = useNow()
  const { job, kind, closed, score, because, found_at: at } = find
  const facts = [job.employer, job.salary, score === null ? null : `Fits you ${score}%`].filter((fact) => fact !== null)
  return (
    <li className="relative border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <TextLink
          to={`/jobs/${job.id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          {...(onOpen && { onClick: onOpen })}
        >
          {job.title}
        </TextLink>
        {isNew ? <Badge tone="mangga">New</Badge> : null}
        {kind === 'change' ? <Badge tone="dagat">Changed</Badge> : null}
        {kind === 'job' && closed ? <Badge>Closed</Badge> : null}
      </p>
      {facts.length === 0 ? null : <p className="break-words">{facts.join(' · ')}</p>}
      {find.changes.map((change) => (
        <p key={change.what} className="break-words">
          {changeText(change)}
        </p>
      ))}
      <p className="text-sm text-soft">
        {because.map((title) => `${title} · `)}
        <Time at={at} shown={relativeTime(at, now)} exact={`${manilaExact(at)}, Manila time`} />
      </p>
    </li>
  )
}
