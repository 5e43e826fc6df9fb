import Columns3 from 'lucide-react/icons/columns-3'
import List from 'lucide-react/icons/list'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { Input } from '#web/ui/input.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { Application } from '../contract.ts'
import { filterRows, listAddress, type ListFilter, type ListState, type ListView, searched } from './list-filter.ts'

type FiltersProps = { rows: readonly Application[]; state: ListState }
/** `add` stands at the end of the first line. */
type BarProps = FiltersProps & { add: ReactNode }

/** Search, filters with their counts, table or board: all of it in the address. */
export const ListBar = ({ rows, state, add }: BarProps) => (
  <div className="flex max-w-full min-w-0 flex-col gap-2 sm:gap-3">
    <div className="flex items-center gap-2">
      <Search state={state} />
      <Views state={state} />
      <div className="ms-auto">{add}</div>
    </div>
    <Filters rows={searched(rows, state.search)} state={state} />
  </div>
)

function Search({ state }: { state: ListState }) {
  const go = useGo()
  const [typed, setTyped] = useState(state.search)
  const [shown, setShown] = useState(state.search)
  // Going back changes the address under the field.
  if (shown !== state.search) {
    setShown(state.search)
    if (typed.trim() !== state.search) setTyped(state.search)
  }
  const search = (text: string) => {
    setTyped(text)
    go({ ...state, search: text.trim() })
  }
  return (
    <Input
      type="search"
      aria-label="Search your applications"
      placeholder="Search"
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onValue={search}
      className="max-w-xs min-w-0 flex-1 basis-24"
    />
  )
}

const VIEWS = [
  { value: 'table', label: 'Table', icon: <List className="size-5" aria-hidden="true" />, short: true },
  { value: 'board', label: 'Board', icon: <Columns3 className="size-5" aria-hidden="true" />, short: true },
] as const

/** Changes what the address says, in its place. */
function useGo() {
  const navigate = useNavigate()
  return (state: ListState) => navigate(listAddress(state), { replace: true, state: KEEP_PLACE })
}

function Views({ state }: { state: ListState }) {
  const go = useGo()
  return (
    <Segments<ListView> legend="View" segments={VIEWS} value={state.view} onValue={(view) => go({ ...state, view })} />
  )
}

function Filters({ rows, state }: FiltersProps) {
  const go = useGo()
  return (
    <Segments<ListFilter>
      legend="Filter by status"
      segments={filterRows(rows, state.filter)}
      value={state.filter}
      onValue={(filter) => go({ ...state, filter })}
    />
  )
}
