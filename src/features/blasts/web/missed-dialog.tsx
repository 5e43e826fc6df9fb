import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { MissedPerson } from '../contract.ts'
import { useMissed, useSendAgain } from './api.ts'
import { BLASTS_TEXTS as say, MISSED_WORDS, people } from './texts.ts'

/** Who did not get a blast and why, and sending it again to those of them who would get it now. */
export function MissedDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const missed = useMissed(id)
  const again = useSendAgain(id)
  const reachable = missed.data?.pages[0]?.reachable ?? 0
  const send = () =>
    again.mutate(undefined, {
      onSuccess: () => {
        toast.success(say.again)
        onClose()
      },
    })
  const error = again.error
  return (
    <Dialog
      title={say.missed}
      onClose={onClose}
      locked={again.isPending}
      actions={
        reachable > 0 ? (
          <Button onClick={send} busy={again.isPending}>
            Send again to {people(reachable)}
          </Button>
        ) : undefined
      }
    >
      {missed.data ? <Missed found={missed} /> : null}
      {!missed.data && missed.isError ? (
        <ErrorState message={say.missedFailed} onRetry={() => void missed.refetch()} retrying={missed.isFetching} />
      ) : null}
      {missed.isPending ? (
        <Loading label="Loading who did not get it">
          <Skeleton className="h-24" />
        </Loading>
      ) : null}
      {missed.data ? <p className="mt-3 text-soft">{reachable > 0 ? say.againWhat : say.nobodyReachable}</p> : null}
      {error ? (
        <p role="alert" className="mt-3 text-danger">
          {(error instanceof ApiError && error.detail) || say.againFailed}
        </p>
      ) : null}
    </Dialog>
  )
}

function Missed({ found }: { found: ReturnType<typeof useMissed> }) {
  const all: MissedPerson[] = (found.data?.pages ?? []).flatMap(({ results }) => results)
  return (
    <>
      <ul className="border-t border-line">
        {all.map(({ id, name, reason, reachable }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <span className="font-medium">{name ?? 'Deleted account'}</span>
            <span className="text-soft">
              {MISSED_WORDS[reason]}
              {reachable ? ', would get it now' : ''}
            </span>
          </li>
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button
          look="secondary"
          className="mt-3"
          onClick={() => void found.fetchNextPage()}
          busy={found.isFetchingNextPage}
        >
          Show more
        </Button>
      ) : null}
    </>
  )
}
