import X from 'lucide-react/icons/x'
import { Link } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import type { SearchAnswer } from '../contract.ts'
import { type ListingState, listingAddress } from './listing-state.ts'
import { focusOnPlainClick } from './result-line.ts'

type ChipsProps = { state: ListingState; understood: NonNullable<SearchAnswer['understood']> }

/**
 * What was understood in the words that were typed; each can be taken away, which searches without those words. On a phone
 * they are one line that scrolls sideways, so that the list begins at the same place.
 */
export const UnderstoodChips = ({ state, understood }: ChipsProps) => (
  <div className="border-b border-line">
    <ul
      aria-label="Understood in your search"
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {understood.map(({ kind, label, without }) => (
        <li key={kind} className="shrink-0">
          <Link
            to={listingAddress(state, { search: without, page: 1 })}
            state={KEEP_PLACE}
            onClick={focusOnPlainClick}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-[0.9375rem] whitespace-nowrap text-ink no-underline hover:border-ink"
          >
            <span className="sr-only">Search without </span>
            {label}
            <X className="size-4 shrink-0" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
