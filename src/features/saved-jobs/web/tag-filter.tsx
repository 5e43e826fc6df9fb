import { useNavigate } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { Segments } from '#web/ui/segments.tsx'
import type { SavedEntry } from './cache.ts'
import { tagsOf } from './entries.ts'

/** No tag at all: tags are never empty. */
const ALL = ''

/** The person's own tags, to see only what carries one; nothing where there are none. */
export function TagFilter({ entries, chosen }: { entries: readonly SavedEntry[]; chosen: string | null }) {
  const navigate = useNavigate()
  const tags = tagsOf(entries)
  if (tags.length === 0) return null
  return (
    <Segments
      legend="Filter by tag"
      segments={[{ value: ALL, label: 'All' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
      value={chosen ?? ALL}
      onValue={(tag) =>
        navigate(tag === ALL ? '/saved-jobs' : `/saved-jobs?tag=${encodeURIComponent(tag)}`, {
          replace: true,
          state: KEEP_PLACE,
        })
      }
    />
  )
}
