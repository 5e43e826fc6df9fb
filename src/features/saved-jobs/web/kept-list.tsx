import { useState } from 'react'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SavedPicture } from '#web/ui/pictures.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '#web/ui/states.tsx'
import { useRemoval, useSavedJobs } from './api.ts'
import { type SavedEntry, savedEntryOf } from './cache.ts'
import { chosenTag, hasTag, inOrder } from './entries.ts'
import { type CardOf, KeptRow, RemovedRow } from './kept-row.tsx'
import { SAVED_TEXTS as words } from './texts.ts'
import { TagFilter } from './tag-filter.tsx'
import { UsageMeter } from './usage-meter.tsx'

/** The saved jobs with their meter (spec 2 §2); what is removed can be put back as long as the page is open. */
export function KeptList({ card }: { card: CardOf }) {
  const params = useSearchParams()
  const { rows, isError, isFetching, refetch } = useSavedJobs()
  const { removed, wasTaken, remove, putBack } = useTaken(rows ?? [])
  if (!rows) {
    if (!isError) return <ListSkeleton />
    return <ErrorState message={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const all = inOrder([...rows, ...removed])
  const tag = chosenTag(all, params.get('tag'))
  const shown = tag === null ? all : all.filter((entry) => hasTag(entry, tag))
  return (
    <div className="flex flex-col gap-4">
      {isError ? (
        <Notice tone="danger" role="alert">
          {words.loadFailed} What you see was read before.{' '}
          <Button look="quiet" onClick={() => void refetch()} busy={isFetching} busyLabel="Trying again…">
            Try again
          </Button>
        </Notice>
      ) : null}
      <UsageMeter used={rows.length} />
      <TagFilter entries={all} chosen={tag} />
      {shown.length === 0 ? (
        <EmptyState
          picture={<SavedPicture />}
          title="No saved jobs yet"
          action={<ButtonLink to="/jobs">{words.browse}</ButtonLink>}
        >
          Tap the bookmark on a job to keep it here, with notes of your own.
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {shown.map((entry) => (
            <li key={entry.job}>
              {removed.includes(entry) ? (
                <RemovedRow entry={entry} onPutBack={putBack} />
              ) : (
                <KeptRow entry={entry} card={card} isBack={wasTaken(entry.job)} onRemove={remove} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What was removed here and is not back: a removal that failed brings its job back by itself. */
function useTaken(rows: readonly SavedEntry[]) {
  const [taken, setTaken] = useState<readonly SavedEntry[]>([])
  const change = useRemoval()
  const isThere = ({ job, job_details: { sources } }: SavedEntry) =>
    savedEntryOf(rows, { id: job, sources }) !== undefined
  return {
    removed: taken.filter((entry) => !isThere(entry)),
    wasTaken: (job: number) => taken.some((entry) => entry.job === job),
    remove: (entry: SavedEntry) => {
      setTaken((old) => [...old.filter((one) => one.job !== entry.job), entry])
      change.remove(entry)
    },
    putBack: change.putBack,
  }
}

const ListSkeleton = () => (
  <Loading label="Loading your saved jobs" className="flex flex-col gap-4">
    <Skeleton className="h-18 w-full max-w-xl" />
    {[1, 2, 3].map((n) => (
      <div key={n} className="flex flex-col gap-2 border-t border-line py-5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-12 w-full" />
      </div>
    ))}
  </Loading>
)
