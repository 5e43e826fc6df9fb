import Columns3 from 'lucide-react/icons/columns-3'
import List from 'lucide-react/icons/list'
import { useState } from 'react'
import { Link, useNavigate } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { Input } from '#web/ui/input.tsx'
import type { Application } from '../contract.ts'
import { filterRows, listAddress, type ListState, type ListView, searched } from './list-filter.ts'

const FILTER =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 no-underline text-ink hover:border-dagat aria-[current=true]:border-dagat aria-[current=true]:bg-dagat aria-[current=true]:text-on-dagat'

type BarProps = { rows: readonly Application[]; state: ListState }

/** Search, filters with their counts, table or board: all of it in the address. */
export const ListBar = ({ rows, state }: BarProps) => (
  <div className="flex max-w-full min-w-0 flex-col gap-3">
    <div className="flex flex-wrap items-center gap-2">
      <Search state={state} />
      <Views state={state} />
    </div>
    <Filters rows={searched(rows, state.search)} state={state} />
  </div>
)

function Search({ state }: { state: ListState }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(state.search)
  const [shown, setShown] = useState(state.search)
  // Going back changes the address under the field.
  if (shown !== state.search) {
    setShown(state.search)
    if (typed.trim() !== state.search) setTyped(state.search)
  }
  const search = (text: string) => {
    setTyped(text)
    navigate(listAddress({ ...state, search: text.trim() }), { replace: true, state: KEEP_PLACE })
  }
  return (
    <Input
      type="search"
      aria-label="Search your applications"
      placeholder="Job, employer, notes"
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onValue={search}
      className="max-w-xs flex-1 basis-40"
    />
  )
}

const VIEWS: readonly [ListView, string, typeof List][] = [
  ['table', 'Table', List],
  ['board', 'Board', Columns3],
]

const Views = ({ state }: { state: ListState }) => (
  <nav aria-label="View" className="flex overflow-hidden rounded-box border border-edge">
    {VIEWS.map(([view, label, Icon]) => (
      <Link
        key={view}
        to={listAddress({ ...state, view })}
        replace
        state={KEEP_PLACE}
        aria-current={view === state.view ? 'true' : undefined}
        className="inline-flex min-h-11 items-center gap-2 px-3 text-ink no-underline hover:text-dagat focus-visible:outline-offset-[-2px] aria-[current=true]:bg-dagat-wash aria-[current=true]:font-semibold aria-[current=true]:text-dagat-deep"
      >
        <Icon className="size-5" aria-hidden="true" />
        {label}
      </Link>
    ))}
  </nav>
)

const Filters = ({ rows, state }: BarProps) => (
  <nav aria-label="Filter by status" className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
    <ul className="flex gap-2">
      {filterRows(rows, state.filter).map(({ value, label, count }) => (
        <li key={value} className="shrink-0">
          <Link
            to={listAddress({ ...state, filter: value })}
            replace
            state={KEEP_PLACE}
            aria-current={value === state.filter ? 'true' : undefined}
            className={FILTER}
          >
            {label} <span className="tabular">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
