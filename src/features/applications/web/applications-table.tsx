import { cx } from '#web/ui/cx.ts'
import type { Application } from '../contract.ts'
import { DeliveryState } from './delivery.tsx'
import { Dates, JobName, QuietHint, RowActions } from './row-parts.tsx'
import { StatusSelect } from './status-select.tsx'
import { When } from './when.tsx'

type RowsProps = { rows: readonly Application[]; onUpdate: (id: number) => void; onFollowUp: (id: number) => void }

/** A table on wide screens, cards on phones (spec 2 §2). */
export const ApplicationsTable = (props: RowsProps) => (
  <>
    <Table {...props} />
    <Cards {...props} />
  </>
)

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

const Cards = ({ rows, onUpdate, onFollowUp }: RowsProps) => (
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
          <QuietHint row={row} onFollowUp={onFollowUp} />
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
