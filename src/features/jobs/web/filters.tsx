import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/input.tsx'
import { JOB_TYPE_FILTERS, type SortBy, SOURCES } from '../rules.ts'
import type { ListingState } from './listing-state.ts'
import { SOURCE_NAMES } from './texts.ts'
import { useChoice } from './use-choice.ts'

const SORTS: { value: SortBy | ''; label: string }[] = [
  { value: '', label: 'Most Relevant' },
  { value: 'date_desc', label: 'Newest First' },
  { value: 'date_asc', label: 'Oldest First' },
]

/** Filter panel; a change is in the address at once, without JavaScript the button sends it. */
export function Filters({ state }: { state: ListingState }) {
  const { shown, choose } = useChoice(state)
  const chosen = shown.jobTypes.length + (shown.source === '' ? 0 : 1)
  const [openAtFirst] = useState(chosen > 0)
  return (
    <details open={openAtFirst} className="group mt-3">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-box pe-3 font-medium text-dagat hover:underline">
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        <span className="group-open:hidden">Show Advanced Filters</span>
        <span className="hidden group-open:inline">Hide Advanced Filters</span>
        {chosen > 0 ? <span className="tabular">({chosen})</span> : null}
      </summary>
      <div className="mt-3 grid gap-x-8 gap-y-4 border-y border-line py-4 sm:grid-cols-[auto_1fr]">
        <Group label="Source">
          {[''].concat(SOURCES).map((source) => (
            <Checkbox
              key={source}
              type="radio"
              name="source"
              value={source}
              checked={shown.source === source}
              onValue={() => choose({ source: source as ListingState['source'] })}
              label={source === '' ? 'All sources' : SOURCE_NAMES[source as keyof typeof SOURCE_NAMES]}
            />
          ))}
        </Group>
        <Group label="Job type">
          {JOB_TYPE_FILTERS.map((type) => (
            <Checkbox
              key={type}
              name="job_type"
              value={type}
              checked={shown.jobTypes.includes(type)}
              onValue={(on) =>
                choose({
                  jobTypes: JOB_TYPE_FILTERS.filter((one) => (one === type ? on : shown.jobTypes.includes(one))),
                })
              }
              label={type}
            />
          ))}
        </Group>
      </div>
    </details>
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

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">{children}</div>
    </fieldset>
  )
}
