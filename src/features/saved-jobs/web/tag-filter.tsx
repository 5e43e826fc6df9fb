import { Link } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import type { SavedEntry } from './cache.ts'
import { tagsOf } from './entries.ts'

const TAG =
  'inline-flex min-h-11 max-w-60 items-center rounded-full border border-line px-4 no-underline text-ink hover:border-dagat aria-[current=true]:border-dagat aria-[current=true]:bg-dagat aria-[current=true]:text-on-dagat'

/** The person's own tags, to see only what carries one; nothing where there are none. */
export function TagFilter({ entries, chosen }: { entries: readonly SavedEntry[]; chosen: string | null }) {
  const tags = tagsOf(entries)
  if (tags.length === 0) return null
  return (
    <nav aria-label="Filter by tag" className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-2">
        {[null, ...tags].map((tag) => (
          <li key={tag ?? ''} className="shrink-0">
            <Link
              to={tag === null ? '/saved-jobs' : `/saved-jobs?tag=${encodeURIComponent(tag)}`}
              replace
              state={KEEP_PLACE}
              aria-current={tag === chosen ? 'true' : undefined}
              className={TAG}
            >
              <span className="truncate">{tag ?? 'All'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
