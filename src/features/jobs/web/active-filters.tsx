import X from 'lucide-react/icons/x'
import { Link } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { cx } from '#web/ui/cx.ts'
import { chosenTags } from '../filters/rules.ts'
import { DATE_POSTED_VALUES, SALARY_RANGES } from '../rules.ts'
import { type ListingState, listingAddress, withoutFilters } from './listing-state.ts'
import { focusOnPlainClick } from './result-line.ts'
import { DATE_NAMES, SALARY_NAMES } from './texts.ts'

/** A filter that is set, in words, and the address of the same list without it. */
export type ActiveFilter = { name: string; without: string }

/** Every advanced filter of the state, each to be taken away on its own; the source has its control. */
export function activeFilters(state: ListingState): ActiveFilter[] {
  const one = (name: string, change: Partial<ListingState>) => ({ name, without: listingAddress(state, change) })
  const pay = SALARY_RANGES.find((range) => range === state.salaryRange)
  const days = DATE_POSTED_VALUES.find((value) => value === state.datePosted)
  const tags = chosenTags(state.tags, []).map((tag) => tag.name)
  return [
    ...state.jobTypes.map((type) => one(type, { jobTypes: state.jobTypes.filter((other) => other !== type) })),
    ...(pay === undefined ? [] : [one(`${SALARY_NAMES[pay]} a month`, { salaryRange: '' })]),
    ...(days === undefined ? [] : [one(DATE_NAMES[days], { datePosted: '' })]),
    ...tags.map((tag) => one(tag, { tags: tags.filter((other) => other !== tag).join(',') })),
  ]
}

/** The filters that are set, as chips that take one or all of them away; nothing without any. */
export function ActiveFilters({ state, chip }: { state: ListingState; chip: string }) {
  const active = activeFilters(state)
  if (active.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex items-center gap-2">
      {active.map(({ name, without }) => (
        <li key={name}>
          <Link to={without} state={KEEP_PLACE} onClick={focusOnPlainClick} className={cx(chip, 'no-underline')}>
            <span className="sr-only">Remove filter </span>
            <span className="max-w-48 truncate">{name}</span>
            <X className="size-4 shrink-0" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={withoutFilters(state)}
          state={KEEP_PLACE}
          onClick={focusOnPlainClick}
          className="inline-flex min-h-11 items-center px-2 font-medium whitespace-nowrap"
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}
