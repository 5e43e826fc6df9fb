import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { manilaExact } from '#contract/time.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { applications } from '../../calls.ts'
import { boardReading } from '../calls.ts'
import type { ReadingState } from '../contract.ts'
import { READING_SAYS } from '../rules.ts'

const LOOK_AGAIN_MS = 2000
const stateQuery = () => endpointQuery(boardReading.state, {})

function useReading(onRead: () => void) {
  const client = useQueryClient()
  const state = useQuery({
    ...stateQuery(),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'reading' ? LOOK_AGAIN_MS : false),
  })
  const now = useMutation({
    mutationFn: () => call(boardReading.readNow, {}),
    onSuccess: (after) => showAnswer(client, stateQuery().queryKey, after),
    onError: (error) =>
      toast.error(
        'OLJ was not read',
        error instanceof ApiError && error.detail !== '' ? error.detail : 'Please try again.',
      ),
  })
  const isReading = state.data?.state === 'reading'
  const was = useRef(isReading)
  useEffect(() => {
    if (was.current && !isReading) {
      void refreshEndpoints(client, applications.list)
      onRead()
    }
    was.current = isReading
    // oxlint-disable-next-line react/exhaustive-deps -- told when a reading ends
  }, [isReading])
  return { ...state, isReading, readNow: () => now.mutate(), isAsking: now.isPending }
}

type ReadingRowProps = {
  /** Called when a reading has ended. */
  onRead: () => void
}

/** When the sent messages were read last and next, what came of it, and a way to have it done now. */
export function ReadingRow({ onRead }: ReadingRowProps) {
  const { data, isError, isFetching, refetch, isReading, readNow, isAsking } = useReading(onRead)
  // Switched on just now: what is known is of before.
  if (data?.state === 'off' && isFetching) return <Skeleton className="h-16 w-full" />
  if (data) {
    return (
      <div className="flex flex-col items-start gap-2">
        <div role="status" className="text-sm text-soft">
          <Told data={data} />
        </div>
        {data.state === 'off' ? null : (
          <Button
            look="secondary"
            onClick={readNow}
            busy={isReading || isAsking}
            busyLabel="Reading from OLJ…"
            disabled={data.state === 'paused'}
          >
            Read now
          </Button>
        )}
      </div>
    )
  }
  if (!isError) return <Skeleton className="h-16 w-full" />
  return (
    <p role="alert" className="text-sm">
      When OLJ was read last could not be loaded.{' '}
      <Button look="quiet" onClick={() => void refetch()} busy={isFetching} busyLabel="Trying again…">
        Try again
      </Button>
    </p>
  )
}

const found = (added: number | null): string =>
  added === null || added === 0 ? 'nothing new' : `${added} ${added === 1 ? 'application' : 'applications'} added`

function Told({ data }: { data: ReadingState }) {
  const { state, last_read_at: readAt, added, failure, next_read_at: next } = data
  if (state === 'off') return null
  return (
    <>
      <p className="tabular">
        {readAt === null ? 'Not read yet.' : `Last read ${manilaExact(readAt)}: ${found(added)}. `}
        {readAt !== null && (added ?? 0) > 0 ? <TextLink to="/applications">See them</TextLink> : null}
      </p>
      {failure === null ? null : (
        <p className="text-danger">
          {manilaExact(failure.at)}: {failure.sentence}
        </p>
      )}
      <p className="tabular">
        {state === 'paused' ? `${READING_SAYS.paused} ` : ''}
        {next === null ? '' : `Next time about ${manilaExact(next)}, Manila time.`}
      </p>
    </>
  )
}
