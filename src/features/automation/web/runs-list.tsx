import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { RunSummary } from '../contract.ts'
import { useRuns } from './api.ts'
import { dayName, PLAN_TEXTS as say, RUN_WORDS, summaryOf } from './texts.ts'

/** Every run of the person, the latest first. */
export function RunsList() {
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useRuns(page)
  if (!data && isError) {
    return <ErrorState message={say.runsFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading your runs" className="flex flex-col gap-2">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </Loading>
    )
  }
  if (data.count === 0) {
    return (
      <EmptyState title="No runs yet">
        Once Automation Apply is on, each morning leaves its report here: what was sent, with receipts, and what was
        held back and why.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {data.results.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </ul>
      {data.previous === null && data.next === null ? null : (
        <div className="mt-4 flex gap-2">
          <Button look="secondary" disabled={data.previous === null} onClick={() => setPage(page - 1)}>
            Later runs
          </Button>
          <Button look="secondary" disabled={data.next === null} onClick={() => setPage(page + 1)}>
            Earlier runs
          </Button>
        </div>
      )}
    </>
  )
}

function RunRow({ run }: { run: RunSummary }) {
  const { word, tone } = RUN_WORDS[run.state]
  return (
    <li className="border-b border-line">
      <Link
        to={run.state === 'planned' ? '/automation' : `/automation/runs/${run.id}`}
        className="flex min-h-16 items-center gap-3 py-2 text-ink no-underline hover:text-dagat"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{dayName(run.run_date)}</span>
            <StatusPill tone={tone}>{word}</StatusPill>
          </span>
          <span className="block text-sm text-soft">{summaryOf(run)}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden="true" />
      </Link>
    </li>
  )
}
