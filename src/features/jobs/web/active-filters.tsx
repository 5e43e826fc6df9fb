import X from 'lucide-react/icons/x'
import { Link } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { chosenTags } from '../filters/rules.ts'
import { DATE_POSTED_VALUES, SALARY_RANGES } from '../rules.ts'
import { type ListingState, listingAddress, withoutFilters } from './listing-state.ts'
import { DATE_NAMES, SALARY_NAMES, SOURCE_NAMES } from './texts.ts'

/** A filter that is set, in words, and the address of the same list without it. */
export type ActiveFilter = { name: string; without: string }

/** Every filter of the state, each to be taken away on its own. */
export function activeFilters(state: ListingState): ActiveFilter[] {
  const one = (name: string, change: Partial<ListingState>) => ({ name, without: listingAddress(state, change) })
  const pay = SALARY_RANGES.find((range) => range === state.salaryRange)
  const days = DATE_POSTED_VALUES.find((value) => value === state.datePosted)
  const tags = chosenTags(state.tags, []).map((tag) => tag.name)
  return [
    ...(state.source === '' ? [] : [one(SOURCE_NAMES[state.source], { source: '' })]),
    ...state.jobTypes.map((type) => one(type, { jobTypes: state.jobTypes.filter((other) => other !== type) })),
    ...(pay === undefined ? [] : [one(`${SALARY_NAMES[pay]} a month`, { salaryRange: '' })]),
    ...(days === undefined ? [] : [one(DATE_NAMES[days], { datePosted: '' })]),
    ...tags.map((tag) => one(tag, { tags: tags.filter((other) => other !== tag).join(',') })),
  ]
}

/** The filters that are set, as links that take one or all of them away; nothing without any. */
export function ActiveFilters({ state }: { state: ListingState }) {
  const active = activeFilters(state)
  if (active.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
      {active.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <Link
            to={without}
            state={KEEP_PLACE}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-surface px-4 text-ink no-underline hover:border-dagat hover:text-dagat"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{name}</span>
            <X className="size-4 shrink-0" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={withoutFilters(state)}
          state={KEEP_PLACE}
          className="inline-flex min-h-11 items-center px-2 font-medium"
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}
