import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { startTransition, useState } from 'react'
import { afterPicture } from '#web/lib/after-picture.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/input.tsx'
import { type SortBy, SOURCES } from '../rules.ts'
import { useFilterRight } from './filter-right.ts'
import { FilterPanel } from './filter-panel.tsx'
import { advancedOf, type ListingState } from './listing-state.ts'
import { SOURCE_NAMES } from './texts.ts'
import { useChoice } from './use-choice.ts'

const SORTS: { value: SortBy | ''; label: string }[] = [
  { value: '', label: 'Most Relevant' },
  { value: 'date_desc', label: 'Newest First' },
  { value: 'date_asc', label: 'Oldest First' },
]

/** Source and the advanced filters, which an expired plan cannot use (`onExpired` says so); a change is in the address at once, without JavaScript the button sends it. */
export function Filters({ state, onExpired }: { state: ListingState; onExpired: () => void }) {
  const expired = useFilterRight() === 'expired'
  const { shown, choose } = useChoice(state)
  const [open, setOpen] = useState(false)
  // The browser opens it by itself; what is fetched for it comes after the picture.
  const follow = (isOpen: boolean) => {
    afterPicture(() => startTransition(() => setOpen(isOpen)))
    if (isOpen && expired) onExpired()
  }
  const chosen = advancedOf(shown).length
  return (
    <>
      <SourceChoice chosen={shown.source} onChoose={(source) => choose({ source })} />
      <details className="group" onToggle={(event) => follow(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-box pe-3 font-medium text-dagat hover:underline">
          <SlidersHorizontal className="size-5" aria-hidden="true" />
          <span className="group-open:hidden">Show Advanced Filters</span>
          <span className="hidden group-open:inline">Hide Advanced Filters</span>
          {chosen > 0 ? <span className="tabular">({chosen})</span> : null}
        </summary>
        <FilterPanel state={shown} choose={choose} open={open} />
      </details>
    </>
  )
}

type Source = ListingState['source']

/** Where the postings come from; for everybody. */
function SourceChoice({ chosen, onChoose }: { chosen: Source; onChoose: (source: Source) => void }) {
  return (
    <fieldset className="mt-2">
      <legend className="sr-only">Source</legend>
      <div className="flex flex-wrap gap-x-5">
        {(['', ...SOURCES] as const).map((source) => (
          <Checkbox
            key={source}
            type="radio"
            name="source"
            value={source}
            checked={chosen === source}
            onValue={() => onChoose(source)}
            label={source === '' ? 'All sources' : SOURCE_NAMES[source]}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Sort control; stands outside the form it belongs to, beside the count. */
export function SortControl({ state, form }: { state: ListingState; form: string }) {
  const { shown, choose } = useChoice(state)
  const sort = (value: string) => choose({ sortBy: value === '' ? 'relevance' : (value as SortBy) })
  return (
    <label className="flex items-center gap-2">
      <span className="text-sm text-soft max-sm:sr-only">Sort by</span>
      <Select
        form={form}
        name="sort_by"
        value={shown.sortBy === 'relevance' ? '' : shown.sortBy}
        onValue={sort}
        className="w-44"
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  )
}
