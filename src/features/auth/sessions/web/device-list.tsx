import { useState } from 'react'
import { manilaExact, relativeTime } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { ActionRow } from '#web/ui/action-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { Time } from '#web/ui/time.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Session } from '../contract.ts'
import { useEndSession, useSessions, useSignOutEverywhere } from './api.ts'
import { SESSION_TEXTS as TEXTS } from './texts.ts'

/** Where a person is signed in, with a way to end one or all of it. Never empty: whoever reads it is signed in. */
export function DeviceList() {
  const { data, isError, isFetching, refetch } = useSessions()
  const everywhere = useSignOutEverywhere()
  const leave = () => everywhere.mutate(undefined, { onError: () => toast.error(TEXTS.endFailed, TEXTS.allFailedMore) })
  if (!data && isError) {
    return <ErrorState level={2} message={TEXTS.failed} retrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {data ? (
        <ul className="w-full border-t border-line">
          {data.results.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Loading label="Loading your devices" className="flex w-full flex-col gap-3 border-y border-line py-4">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-5 w-64" />
        </Loading>
      )}
      <Button look="secondary" busy={everywhere.isPending} busyLabel="Logging out…" onClick={leave}>
        {TEXTS.everywhere}
      </Button>
    </div>
  )
}

function Device({ session }: { session: Session }) {
  const now = useNow()
  const end = useEndSession()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const leave = () => {
    close()
    // Its row leaves the list at once: what fails is said all the same.
    end.mutateAsync(session.id).catch(() => toast.error(TEXTS.endFailed, TEXTS.endFailedMore))
  }
  return (
    <ActionRow
      name={session.device}
      title={
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device}
          {session.current ? <Badge tone="dagat">This device</Badge> : null}
        </p>
      }
      meta={
        <>
          Last used{' '}
          <Time
            at={session.last_used_at}
            shown={relativeTime(session.last_used_at, now)}
            exact={`${manilaExact(session.last_used_at)}, Manila time`}
          />
          {session.remembered ? ', stays signed in for 30 days' : ''}
        </>
      }
      actions={session.current ? [] : [{ label: 'Log out', onSelect: () => setAsking(true) }]}
    >
      {asking ? (
        <ConfirmDialog title={`Log out ${session.device}?`} confirmLabel="Log out" onConfirm={leave} onCancel={close}>
          {TEXTS.endQuestion}
        </ConfirmDialog>
      ) : null}
    </ActionRow>
  )
}
