import { useSlow } from '#web/lib/slow.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { APPLY_POINTS_MAX, BOARD_SLOW, POINTS_UNREADABLE } from '../rules.ts'
import { useApplyPoints } from './api.ts'

/** The balance as the board tells it now. It is one per account: outside of a posting any `id` asks for the same. */
export function PointsBalance({ id }: { id: number }) {
  const { data, isError, isFetching, refetch } = useApplyPoints(id)
  const slow = useSlow(isFetching)
  if (!data && !isError) {
    return (
      <span role="status" className="block min-h-6">
        <span className="sr-only">Asking OLJ</span>
        {slow ? BOARD_SLOW : <Skeleton className="h-5 w-24" />}
      </span>
    )
  }
  if (data && data.points !== null) {
    return (
      <>
        {data.points} of {APPLY_POINTS_MAX}
        <span className="block text-sm text-soft">10 more for each day you log in to OLJ</span>
      </>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {data?.error ?? POINTS_UNREADABLE}
      <Button look="quiet" onClick={() => void refetch()} busy={isFetching} busyLabel="Trying again…">
        Try again
      </Button>
    </span>
  )
}
