import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Application } from '../contract.ts'
import { DeliveryState, deliveryText } from './delivery.tsx'
import { Dates, employerOf, JobLink, JobName, QuietHint, RowActions } from './row-parts.tsx'
import { StatusSelect } from './status-select.tsx'
import { When } from './when.tsx'

type RowsProps = { rows: readonly Application[]; onUpdate: (id: number) => void; onFollowUp: (id: number) => void }

/** An import may bring thousands, and every row has a status field: a phone draws them by the hundred. */
const AT_ONCE = 100

/** A table on wide screens, cards on phones (spec 2 §2). */
export function ApplicationsTable({ rows, ...given }: RowsProps) {
  const [count, setCount] = useState(AT_ONCE)
  const shown = rows.slice(0, count)
  return (
    <>
      <Table rows={shown} {...given} />
      <Cards rows={shown} {...given} />
      {shown.length < rows.length ? (
        <Button look="secondary" onClick={() => setCount(count + AT_ONCE)}>
          Show {Math.min(AT_ONCE, rows.length - count)} more
        </Button>
      ) : null}
    </>
  )
}

const HEAD = 'border-b border-line py-2 pe-4 text-start text-sm font-medium text-soft'
const CELL = 'border-b border-line py-4 pe-4 align-top'

function Table({ rows, onUpdate, onFollowUp }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <table className="w-full max-lg:hidden">
      <caption className="sr-only">Your applications. Times are Manila time.</caption>
      <thead>
        <tr>
          {['Job', 'Confirmation', 'Sent', 'Status'].map((title) => (
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
              <QuietHint row={row} onFollowUp={onFollowUp} />
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

const Cards = ({ rows, ...actions }: RowsProps) => (
  <ul className="-mt-2 flex flex-col lg:hidden">
    {rows.map((row) => (
      <Card key={row.id} row={row} {...actions} />
    ))}
  </ul>
)

type CardProps = Omit<RowsProps, 'rows'> & { row: Application }

/** What needs no words about its delivery has its sign in the corner. */
function Card({ row, onUpdate, onFollowUp }: CardProps) {
  const isQuiet = (!row.own || row.read_from !== null) && deliveryText(row) === ''
  return (
    <li className="flex flex-col gap-1 border-b border-line py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <JobLink row={row} className="font-semibold break-words" />
        </p>
        {isQuiet ? <DeliveryState row={row} /> : null}
      </div>
      <p className="relative text-sm break-words text-soft">
        {employerOf(row)} · {row.applied_date === null ? 'Not sent yet' : 'Sent '}
        {row.applied_date === null ? null : <When at={row.applied_date} />}
      </p>
      <Dates row={row} />
      <QuietHint row={row} onFollowUp={onFollowUp} />
      {isQuiet ? null : <DeliveryState row={row} />}
      <div className="flex flex-wrap items-center gap-x-1 sm:gap-x-2">
        <StatusSelect row={row} />
        <RowActions row={row} onUpdate={onUpdate} />
      </div>
    </li>
  )
}
