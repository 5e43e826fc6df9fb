import ChevronDown from 'lucide-react/icons/chevron-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { part } from '#web/lib/screen.tsx'
import { useSession } from '#web/lib/session.ts'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast-store.ts'
import { SOURCES } from '../rules.ts'
import { ActiveFilters } from './active-filters.tsx'
import type { FilterName } from './filter-group.tsx'
import { useFilterRight } from './filter-right.ts'
import { advancedOf, type ListingState } from './listing-state.ts'
import { LockedLine } from './locked-filters.tsx'
import { SOURCE_NAMES } from './texts.ts'
import { useChoice } from './use-choice.ts'

const FilterSheet = part(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type Sort = ListingState['sortBy']
const SORTS: { value: Sort | ''; label: string }[] = [
  { value: '', label: 'Most Relevant' },
  { value: 'date_desc', label: 'Newest First' },
  { value: 'date_asc', label: 'Oldest First' },
]
const BEST_MATCH = { value: 'match', label: 'Best Match' } as const
/** What is set stands on its own chip, to be taken away; these open the sheet for what is not. */
const UNSET: { name: FilterName; label: string; isSet: (state: ListingState) => boolean }[] = [
  { name: 'job_type', label: 'Job type', isSet: ({ jobTypes }) => jobTypes.length > 0 },
  { name: 'salary_range', label: 'Pay', isSet: ({ salaryRange }) => salaryRange !== '' },
  { name: 'date_posted', label: 'Date posted', isSet: ({ datePosted }) => datePosted !== '' },
]
const CHIP =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border text-[0.9375rem] whitespace-nowrap hover:border-dagat hover:text-dagat'
const chipClass = (isSet: boolean, room = 'px-3.5 split:px-2.5'): string =>
  cx(CHIP, room, isSet ? 'border-dagat bg-dagat-wash text-dagat-deep' : 'border-edge bg-surface text-ink')

type LineProps = {
  state: ListingState
  /** An expired plan cannot use the advanced filters. */
  onExpired: () => void
  /** What else a person does with the search that is shown. */
  children?: ReactNode
}

/**
 * Filters, source and order in one line that scrolls sideways; what is set shows on its chip. The advanced filters come in
 * a sheet; a plan that locks them costs one line. Source and order are the browser's own controls: they work before the
 * scripts have come, and without them.
 */
export function FilterLine({ state, onExpired, children }: LineProps) {
  const right = useFilterRight()
  const { shown, choose } = useChoice(state)
  const toggle = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const [first, setFirst] = useState<FilterName>()
  const unlocked = right === 'unlocked'
  const follow = (isOpen: boolean) => {
    setOpen(isOpen)
    if (!isOpen) setFirst(undefined)
    else if (right === 'expired') onExpired()
  }
  const turn = (isOpen: boolean) => {
    if (toggle.current) toggle.current.open = isOpen
  }
  // It may have been opened before the scripts had come.
  const lookAtFirst = useEffectEvent(() => toggle.current?.open === true && follow(true))
  useEffect(() => void lookAtFirst(), [])
  const miss = () => {
    turn(false)
    toast.error('The filters did not load', 'Check your connection and try again.')
  }
  const chosen = advancedOf(shown).length
  return (
    <div className="group/line min-w-0 split:flex-1">
      <div className="relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:-mx-6 sm:px-6 split:ms-0 split:gap-1 split:ps-1">
        <details ref={toggle} className="group shrink-0" onToggle={(event) => follow(event.currentTarget.open)}>
          <summary className={chipClass(chosen > 0)}>
            <SlidersHorizontal className="size-4" aria-hidden="true" />
            <span className="group-open:hidden">
              <span className="max-sm:sr-only">Show Advanced </span>Filters
            </span>
            <span className="hidden group-open:inline">
              <span className="max-sm:sr-only">Hide Advanced </span>Filters
            </span>
            {chosen > 0 ? <span className="tabular">({chosen})</span> : null}
          </summary>
        </details>
        <SourceAndOrder shown={shown} choose={choose} />
        {children}
        {unlocked
          ? UNSET.filter(({ isSet }) => !isSet(shown)).map(({ name, label }) => (
              <button
                key={name}
                type="button"
                aria-haspopup="dialog"
                className={chipClass(false)}
                onClick={() => {
                  setFirst(name)
                  turn(true)
                }}
              >
                {label}
                <ChevronDown className="size-4 text-soft" aria-hidden="true" />
              </button>
            ))
          : null}
        <ActiveFilters state={shown} chip={chipClass(true)} />
      </div>
      {unlocked ? null : <LockedLine right={right} className="hidden group-has-[details[open]]/line:flex" />}
      {unlocked && open ? (
        <FilterSheet state={shown} first={first} onClose={() => turn(false)} onMissing={miss} />
      ) : null}
    </div>
  )
}

type SelectsProps = { shown: ListingState; choose: (part: Partial<ListingState>) => void }

/** Where the postings come from, and in which order; the best match is for who is signed in. */
function SourceAndOrder({ shown, choose }: SelectsProps) {
  const { token } = useSession()
  return (
    <>
      <ChipSelect
        name="source"
        aria-label="Source"
        value={shown.source}
        isSet={shown.source !== ''}
        onChange={({ target }) => choose({ source: target.value as ListingState['source'] })}
      >
        <option value="">All sources</option>
        {SOURCES.map((source) => (
          <option key={source} value={source}>
            {SOURCE_NAMES[source]}
          </option>
        ))}
      </ChipSelect>
      <ChipSelect
        name="sort_by"
        aria-label="Sort by"
        value={shown.sortBy === 'relevance' ? '' : shown.sortBy}
        isSet={shown.sortBy !== 'relevance'}
        onChange={({ target }) => choose({ sortBy: target.value === '' ? 'relevance' : (target.value as Sort) })}
      >
        {(token === null ? SORTS : [...SORTS, BEST_MATCH]).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChipSelect>
    </>
  )
}

/** The browser's own choice list in the shape of a chip. */
function ChipSelect({ isSet, children, ...select }: ComponentProps<'select'> & { isSet: boolean }) {
  return (
    <span className="relative shrink-0">
      <select
        {...select}
        className={cx(chipClass(isSet, 'ps-3.5 pe-9 split:ps-2.5 split:pe-8'), 'field-sizing-content appearance-none')}
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-3.5 top-1/2 split:end-2.5 size-4 -translate-y-1/2 text-soft"
        aria-hidden="true"
      />
    </span>
  )
}
