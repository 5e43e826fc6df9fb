import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { grouped } from '#contract/number.ts'
import { manilaExact } from '#contract/time.ts'
import { call } from '#web/lib/api.ts'
import { endpointQuery, showAnswer } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { automation } from '../calls.ts'
import type { AutomationStanding } from '../contract.ts'
import { ITEM_STATES } from '../rules.ts'
import { dayName, ITEM_WORDS } from './texts.ts'

const MINUTE_MS = 60_000
const standingQuery = () => endpointQuery(automation.standing, {})

type Question = {
  title: string
  means: string
  button: string
  danger: boolean
  done: string
  send: (body: { reason: string }) => Promise<unknown>
  onClose: () => void
}

/** How automatic applying stands for everybody, and the one switch that stops all of it. `Ask` wants a reason first. */
export function StandingPanel({ Ask }: { Ask: ComponentType<Question> }) {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    ...standingQuery(),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
  })
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useMutation({
    mutationFn: (body: { reason: string; stopped: boolean }) => call(automation.switchAll, { body }),
    onSuccess: (standing) => showAnswer(client, standingQuery().queryKey, standing),
  })
  if (!data && isError) {
    const failed = 'How automatic applying stands could not be loaded.'
    return <ErrorState message={failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton className="h-36" />
  const stops = !data.stopped
  return (
    <>
      <Standing standing={data} onAsk={() => setAsking(true)} />
      {asking ? (
        <Ask
          title={stops ? 'Stop all automatic applying?' : 'Start automatic applying again?'}
          means={
            stops
              ? 'Nothing is sent for anybody from this moment on; what is on its way ends. People read your reason on their plan: write it for them, in a sentence or two.'
              : 'Plans are sent again in their time. A run whose morning has passed is not made up for.'
          }
          button={stops ? 'Stop all' : 'Start again'}
          danger={stops}
          done={stops ? 'Automatic applying is stopped' : 'Automatic applying goes on'}
          send={({ reason }) => mutateAsync({ reason, stopped: stops })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

function Standing({ standing, onAsk }: { standing: AutomationStanding; onAsk: () => void }) {
  const { stopped, reason, since, board, people, points, today } = standing
  const items = ITEM_STATES.flatMap((state) => {
    const count = today.items[state] ?? 0
    return count === 0 ? [] : [`${ITEM_WORDS[state].word.toLowerCase()} ${grouped(count)}`]
  })
  return (
    <div className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-3">
        <StatusPill tone={stopped ? 'danger' : 'success'}>{stopped ? 'Stopped' : 'On'}</StatusPill>
        <span className="tabular">
          {grouped(people)} {people === 1 ? 'person has' : 'people have'} it on
        </span>
        <Button look={stopped ? 'secondary' : 'danger'} className="ms-auto" onClick={onAsk}>
          {stopped ? 'Start again' : 'Stop all'}
        </Button>
      </div>
      {stopped ? (
        <p className="mt-1">
          {since === null ? '' : `Since ${manilaExact(since)}: `}
          {reason}
        </p>
      ) : null}
      {board.state === 'paused' ? (
        <p className="mt-1">
          The board is left alone: {board.reason ?? `${board.failures} failures in a row`}
          {board.next_try_at === null ? '' : ` Next try ${manilaExact(board.next_try_at)}.`}
        </p>
      ) : null}
      {points.off === 0 ? null : (
        <p className="mt-1">
          <span className="tabular font-semibold">
            The points of {grouped(points.off)} {points.off === 1 ? 'person do' : 'people do'} not agree with the board.
          </span>{' '}
          {points.checked_at === null ? '' : `Summed ${manilaExact(points.checked_at)}; the log names them.`}
        </p>
      )}
      <p className="mt-1 text-soft">
        {dayName(today.run_date)}: {items.length === 0 ? 'nothing planned' : items.join(', ')}
      </p>
    </div>
  )
}
