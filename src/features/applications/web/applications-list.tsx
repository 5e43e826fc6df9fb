import { useState } from 'react'
import { Link, useSearchParams } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { manilaExact } from '#contract/time.ts'
import { statusOf } from '#web/lib/query.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '#web/ui/states.tsx'
import type { Application } from '../contract.ts'
import { useApplications } from './api.ts'
import { DeliveryState } from './delivery.tsx'
import { filtered, filterRows, type ListFilter, readFilter } from './list-filter.ts'
import { StatusSelect } from './status-select.tsx'
import { APPLICATIONS_SENTENCES as say, withStatus } from './texts.ts'
import { UpdateDialog } from './update-dialog.tsx'
import { When } from './when.tsx'

/** My applications: a table on wide screens, cards on phones (spec 2 §2). */
export function ApplicationsList() {
  const { data, isError, error, isFetching, refetch } = useApplications()
  const params = useSearchParams()
  const [updating, setUpdating] = useState<number | null>(null)
  const filter = readFilter(params.get('status'))
  if (!data) {
    if (!isError) return <ListSkeleton />
    return (
      <ErrorState
        message={withStatus(say.loadFailed, statusOf(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No applications yet" action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
        What you apply for appears here, with proof of what was sent.
      </EmptyState>
    )
  }
  const shown = filtered(data, filter)
  const row = data.find(({ id }) => id === updating)
  return (
    <div className="flex flex-col gap-4">
      {isError ? (
        <Notice tone="danger" role="alert">
          {withStatus(say.loadFailed, statusOf(error))} What you see was read before.{' '}
          <Button look="quiet" onClick={() => void refetch()} busy={isFetching} busyLabel="Trying again…">
            Try again
          </Button>
        </Notice>
      ) : null}
      <Filters rows={data} chosen={filter} />
      {shown.length === 0 ? <p className="py-6 text-soft">No application has this status.</p> : null}
      <Table rows={shown} onUpdate={setUpdating} />
      <Cards rows={shown} onUpdate={setUpdating} />
      {row ? <UpdateDialog key={row.id} row={row} onClose={() => setUpdating(null)} /> : null}
    </div>
  )
}

const FILTER =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 no-underline text-ink hover:border-dagat aria-[current=true]:border-dagat aria-[current=true]:bg-dagat aria-[current=true]:text-on-dagat'

function Filters({ rows, chosen }: { rows: readonly Application[]; chosen: ListFilter }) {
  return (
    <nav aria-label="Filter by status" className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-2">
        {filterRows(rows, chosen).map(({ value, label, count }) => (
          <li key={value} className="shrink-0">
            <Link
              to={value === 'all' ? '/applications' : `/applications?status=${value}`}
              replace
              state={KEEP_PLACE}
              aria-current={value === chosen ? 'true' : undefined}
              className={FILTER}
            >
              {label} <span className="tabular">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RowsProps = { rows: readonly Application[]; onUpdate: (id: number) => void }

const HEAD = 'border-b border-line py-2 pe-4 text-start text-sm font-medium text-soft'
const CELL = 'border-b border-line py-4 pe-4 align-top'

function Table({ rows, onUpdate }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <table className="w-full max-lg:hidden">
      <caption className="sr-only">Your applications. Times are Manila time.</caption>
      <thead>
        <tr>
          {['Job', 'At OLJ', 'Sent', 'Status'].map((title) => (
            <th key={title} scope="col" className={HEAD}>
              {title}
            </th>
          ))}
          <th scope="col" className={HEAD}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={cx(CELL, 'max-w-[20rem] text-start font-normal')}>
              <JobName row={row} />
              <Dates row={row} />
            </th>
            <td className={CELL}>
              <DeliveryState row={row} />
            </td>
            <td className={cx(CELL, 'relative whitespace-nowrap')}>
              {row.applied_date === null ? <span className="text-soft">Not yet</span> : <When at={row.applied_date} />}
            </td>
            <td className={CELL}>
              <StatusSelect row={row} />
            </td>
            <td className={cx(CELL, 'pe-0')}>
              <RowActions row={row} onUpdate={onUpdate} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ rows, onUpdate }: RowsProps) {
  return (
    <ul className="flex flex-col lg:hidden">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-col gap-3 border-b border-line py-5 first:pt-2">
          <div>
            <JobName row={row} />
            <p className="relative text-sm text-soft">
              {row.applied_date === null ? 'Not sent yet' : 'Sent '}
              {row.applied_date === null ? null : <When at={row.applied_date} />}
            </p>
            <Dates row={row} />
          </div>
          <DeliveryState row={row} />
          <div className="flex flex-wrap items-center gap-2">
            <StatusSelect row={row} />
            <RowActions row={row} onUpdate={onUpdate} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const JobName = ({ row }: { row: Application }) => (
  <>
    <TextLink to={`/jobs/${row.job}`} className="text-lg font-semibold break-words">
      {row.job_title}
    </TextLink>
    <p className="text-soft">
      {row.employer_name || 'Employer not named'}
      {row.job_closed ? ' · Job closed' : ''}
    </p>
  </>
)

/** The appointment that belongs to the status, so that it is seen without opening anything. */
function Dates({ row }: { row: Application }) {
  const at = row.status === 'interview' ? row.interview_date : row.status === 'offer' ? row.offer_date : null
  if (at === null) return null
  return (
    <p className="text-sm font-medium text-mangga-ink">
      {row.status === 'interview' ? 'Interview' : 'Offer'}: {manilaExact(at)}, Manila time
    </p>
  )
}

/** There is a receipt only for what was sent; the page has the history of the others too. */
const receiptWord = (row: Application): string => (row.delivery === 'confirmed' ? 'Receipt' : 'Details')

const RowActions = ({ row, onUpdate }: { row: Application; onUpdate: (id: number) => void }) => (
  <div className="flex gap-1 max-lg:-ms-4">
    <Button look="quiet" onClick={() => onUpdate(row.id)} aria-label={`Update: ${row.job_title}`}>
      Update
    </Button>
    <ButtonLink look="quiet" to={`/applications/${row.id}`} aria-label={`${receiptWord(row)}: ${row.job_title}`}>
      {receiptWord(row)}
    </ButtonLink>
  </div>
)

const ListSkeleton = () => (
  <Loading label="Loading your applications" className="flex flex-col">
    <Skeleton className="mb-4 h-11 w-64 rounded-full" />
    {[1, 2, 3].map((n) => (
      <div key={n} className="flex flex-col gap-2 border-b border-line py-5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-11 w-44" />
      </div>
    ))}
  </Loading>
)
