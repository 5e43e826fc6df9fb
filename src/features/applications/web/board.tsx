import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Select } from '#web/ui/input.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { Application } from '../contract.ts'
import { type ApplicationStatus, ownStatus, STATUS_LABELS, STATUSES } from '../rules.ts'
import { neighbour } from './board-moves.ts'
import { Dates, JobName, QuietHint } from './row-parts.tsx'
import { useStatusChange } from './status-select.tsx'
import { STATUS_TONES } from './texts.ts'

type Actions = { onUpdate: (id: number) => void; onFollowUp: (id: number) => void }
type BoardProps = Actions & { rows: readonly Application[] }
type Move = (row: Application, status: ApplicationStatus) => void

/** The confirmed applications in a column per status; moved by drag, by arrow keys or by its menu. */
export function Board({ rows, ...actions }: BoardProps) {
  const changeStatus = useStatusChange()
  const [moved, setMoved] = useState<number | null>(null)
  const hint = useId()
  const confirmed = rows.filter((row) => row.delivery === 'confirmed')
  const others = rows.length - confirmed.length
  const move: Move = (row, status) => {
    setMoved(row.id)
    changeStatus(row, status)
  }
  const drop = (id: number, status: ApplicationStatus) => {
    const row = confirmed.find((each) => each.id === id)
    if (row) move(row, status)
  }
  return (
    <div className="flex flex-col gap-3">
      <p id={hint} className="text-sm text-soft">
        Choose another status on a card to move it.
        <span className="max-lg:hidden"> Or drag it, or press the left and right arrow keys on its status.</span>
        {others === 0 ? '' : ` ${others} not confirmed ${others === 1 ? 'is' : 'are'} only in the table.`}
      </p>
      <div className="flex flex-col gap-4 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-3">
        {STATUSES.map((status) => (
          <Column
            key={status}
            status={status}
            count={confirmed.filter((row) => row.status === status).length}
            onDrop={drop}
          >
            {confirmed
              .filter((row) => row.status === status)
              .map((row) => (
                <BoardCard
                  key={row.id}
                  row={row}
                  hint={hint}
                  takesFocus={moved === row.id}
                  onMove={move}
                  {...actions}
                />
              ))}
          </Column>
        ))}
      </div>
    </div>
  )
}

const DRAGGED = 'application/x-hanap-application'

type ColumnProps = {
  status: ApplicationStatus
  count: number
  onDrop: (id: number, status: ApplicationStatus) => void
  children: React.ReactNode
}

function Column({ status, count, onDrop, children }: ColumnProps) {
  const [over, setOver] = useState(false)
  const id = useId()
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  const enter = (event: DragEvent) => {
    if (!isOurs(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!isOurs(event)) return
    event.preventDefault()
    onDrop(Number(event.dataTransfer.getData(DRAGGED)), status)
  }
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- where a dragged card may fall; keys and menu move it too
    <section
      aria-labelledby={id}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
      className={cx('min-w-0 rounded-box border bg-sunken p-2', over ? 'border-dagat' : 'border-transparent')}
    >
      <h2 id={id} className="flex items-baseline justify-between gap-2 px-1 pb-2 text-base font-semibold">
        <StatusPill tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</StatusPill>{' '}
        <span className="tabular text-sm font-normal text-soft">{count}</span>
      </h2>
      {count === 0 ? (
        <p className="px-1 pb-2 text-sm text-soft">None</p>
      ) : (
        <ul className="flex flex-col gap-2">{children}</ul>
      )}
    </section>
  )
}

type CardProps = Actions & { row: Application; hint: string; takesFocus: boolean; onMove: Move }

function BoardCard({ row, hint, takesFocus, onMove, onUpdate, onFollowUp }: CardProps) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Moving takes the card, and the focus with it, out of its column.
    if (takesFocus && document.activeElement === document.body) ref.current?.querySelector('select')?.focus()
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = neighbour(ownStatus(row.status), event.key)
    if (to === null) return
    // A closed list would go through its choices by these keys.
    event.preventDefault()
    onMove(row, to)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a second way: the list inside moves it too
    <li
      ref={ref}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, String(row.id))
        event.dataTransfer.effectAllowed = 'move'
      }}
      className="flex min-w-0 flex-col gap-1 rounded-box border border-line bg-surface p-3 lg:cursor-grab"
    >
      <JobName row={row} small />
      <Dates row={row} />
      <QuietHint row={row} onFollowUp={onFollowUp} />
      <Select
        aria-label={`Move: ${row.job_title}`}
        aria-describedby={hint}
        value={row.status}
        onValue={(status) => onMove(row, status as ApplicationStatus)}
        onKeyDown={onKeyDown}
        className="mt-1"
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </Select>
      <Button
        look="quiet"
        className="-ms-2 self-start px-2"
        onClick={() => onUpdate(row.id)}
        aria-label={`Update: ${row.job_title}`}
      >
        Update
      </Button>
    </li>
  )
}
