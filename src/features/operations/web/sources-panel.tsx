import { useState } from 'react'
import { manilaExact } from '#contract/time.ts'
import { grouped } from '#contract/number.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { SourceRow } from '../contract.ts'
import { useSources, useSwitchSource } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { OPERATIONS_TEXTS as say, SOURCE_WORDS } from './texts.ts'

type SourcesProps = { names: Readonly<Record<SourceRow['source'], string>> }

/** The boards: how each stands, its latest runs, and the switch. */
export function SourcesPanel({ names }: SourcesProps) {
  const { data, isError, isFetching, refetch } = useSources()
  if (!data && isError) {
    return <ErrorState message={say.sourcesFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton className="h-48" />
  return (
    <div className="flex flex-col gap-6">
      {data.sources.map((row) => (
        <Source key={row.source} row={row} name={names[row.source]} />
      ))}
    </div>
  )
}

function Source({ row, name }: { row: SourceRow; name: string }) {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useSwitchSource(row.source, !row.enabled || row.stopped_reason !== null)
  const { word, tone, means } = SOURCE_WORDS[row.state]
  const goesOn = row.enabled && row.stopped_reason === null
  return (
    <section aria-label={name} className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{name}</h3>
        <StatusPill tone={tone}>{word}</StatusPill>
        <Button look="secondary" className="ms-auto" onClick={() => setAsking(true)}>
          {goesOn ? 'Switch off' : 'Switch on'}
        </Button>
      </div>
      <p className="text-soft">
        {means}
        {row.stopped_reason === null ? '' : ` Reason: ${row.stopped_reason}`}
        {row.last_run_at === null ? '' : ` Last run ${manilaExact(row.last_run_at)}.`}
      </p>
      <Runs runs={row.runs} name={name} />
      {asking ? (
        <ReasonDialog
          title={`Switch ${name} ${goesOn ? 'off' : 'on'}?`}
          means={
            goesOn
              ? 'It is not read until somebody switches it on. Postings stay, and are not seen open any more.'
              : 'It is read from the next round on, and why it was stopped is forgotten.'
          }
          button={goesOn ? 'Switch off' : 'Switch on'}
          danger={goesOn}
          done={`${name} is ${goesOn ? 'off' : 'on'}`}
          send={mutateAsync}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}

const HEADS = ['Begun', 'Kind', 'End', 'Read', 'New', 'Changed', 'Closed', 'Failed'] as const

function Runs({ runs, name }: { runs: SourceRow['runs']; name: string }) {
  if (runs.length === 0) return <p className="py-2">No runs yet.</p>
  return (
    // The table is wider than a phone; a keyboard can scroll it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <div role="region" aria-label={`Latest runs of ${name}`} tabIndex={0} className="mt-2 overflow-x-auto">
      <table className="tabular w-full text-sm whitespace-nowrap">
        <thead>
          <tr className="border-b border-line text-start text-soft">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="py-1.5 pe-4 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id} className="border-b border-line">
              <td className="py-1.5 pe-4">{manilaExact(run.started_at)}</td>
              <td className="pe-4">{run.kind}</td>
              <td className="pe-4" title={run.message ?? undefined}>
                {run.state}
                {run.message === null ? '' : `: ${run.message.slice(0, 60)}`}
              </td>
              {[run.fetched, run.new, run.changed, run.closed, run.failed].map((count, column) => (
                <td key={HEADS[column + 3]} className="pe-4">
                  {grouped(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
