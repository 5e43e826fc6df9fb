import { useState } from 'react'
import { manilaExact } from '#contract/time.ts'
import { grouped } from '#contract/number.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import type { QueueRows } from '../contract.ts'
import { useChangeTask, useQueues } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { OPERATIONS_TEXTS as say } from './texts.ts'

/** Background work: what waits and since when, and what was given up on. */
export function QueuesPanel() {
  const { data, isError, isFetching, refetch } = useQueues()
  if (!data && isError) {
    return <ErrorState message={say.queuesFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton className="h-32" />
  return (
    <>
      {data.queues.length === 0 ? <p>Nothing waits.</p> : <Queues queues={data.queues} />}
      <h3 className="mt-5 mb-1 text-lg">Given up on</h3>
      {data.dead.length === 0 ? (
        <p>Nothing.</p>
      ) : (
        <ul className="border-t border-line">
          {data.dead.map((task) => (
            <DeadTask key={task.id} task={task} />
          ))}
        </ul>
      )}
    </>
  )
}

const Queues = ({ queues }: Pick<QueueRows, 'queues'>) => (
  <ul className="border-t border-line">
    {queues.map(({ name, waiting, running, oldest_at: oldest }) => (
      <li key={name} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-1.5">
        <span className="min-w-48 font-medium break-all">{name}</span>
        <span className="tabular">{grouped(waiting)} waiting</span>
        <span className="tabular">{grouped(running)} running</span>
        {oldest === null ? null : <span className="text-soft">oldest since {manilaExact(oldest)}</span>}
      </li>
    ))}
  </ul>
)

const DOES = {
  retryTask: {
    title: 'Try this task again?',
    means: 'It goes back into its queue and is run like a new one.',
    button: 'Try again',
    done: 'The task waits in its queue',
    danger: false,
  },
  dropTask: {
    title: 'Drop this task?',
    means: 'It is thrown away and never run.',
    button: 'Drop',
    done: 'The task is dropped',
    danger: true,
  },
} as const

function DeadTask({ task }: { task: QueueRows['dead'][number] }) {
  const [asking, setAsking] = useState<keyof typeof DOES | null>(null)
  const { mutateAsync } = useChangeTask(task.id, asking ?? 'retryTask')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1 break-words">
        <span className="font-medium">{task.queue || 'unknown queue'}</span>{' '}
        <span className="text-soft">{manilaExact(task.died_at)}</span>
        {task.reason === '' ? null : <span className="block text-sm text-soft">{task.reason}</span>}
      </span>
      <Button look="secondary" onClick={() => setAsking('retryTask')}>
        Try again
      </Button>
      <Button look="danger" onClick={() => setAsking('dropTask')}>
        Drop
      </Button>
      {asking ? <ReasonDialog {...DOES[asking]} send={mutateAsync} onClose={() => setAsking(null)} /> : null}
    </li>
  )
}
