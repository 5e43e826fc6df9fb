import { useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { SavedSearch } from '../contract.ts'
import { filled, SEARCHES_MAX } from '../rules.ts'
import { inWords } from '../wording/rules.ts'
import { addressOf } from './address.ts'
import { useDeleteSearch, useSavedSearches } from './api.ts'
import { NameDialog } from './name-dialog.tsx'
import { PAGE_TOAST_MS, SEARCH_TEXTS as say } from './texts.ts'

/** Searches kept by name: run again, rename, delete. */
export function SearchList() {
  const { data, isError, isFetching, refetch } = useSavedSearches()
  if (!data) {
    if (isError) return <ErrorState message={say.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <Loading label="Loading your saved searches" className="flex flex-col gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </Loading>
    )
  }
  if (data.results.length === 0) {
    return (
      <EmptyState title="No saved searches yet" action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
        Search for jobs, then choose “{say.save}” to keep the words and filters under a name.
      </EmptyState>
    )
  }
  return (
    <>
      <p className="tabular mb-2 text-soft">
        {data.results.length} of {SEARCHES_MAX} searches
      </p>
      <ul className="border-t border-line">
        {data.results.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </>
  )
}

function SearchRow({ search }: { search: SavedSearch }) {
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  const { mutateAsync } = useDeleteSearch()
  const { id, name, created_at: createdAt } = search
  const criteria = filled(search.criteria)
  const close = () => setAsking(null)
  const remove = () => {
    close()
    // The row leaves the list at once: how it went is said all the same.
    void mutateAsync(id).then(
      () => toast.success(say.deleted, name, { duration: PAGE_TOAST_MS }),
      () => toast.error(say.deleteFailed, '', { duration: PAGE_TOAST_MS }),
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0">
        <TextLink to={addressOf(criteria)} className="inline-flex min-h-11 items-center text-lg break-words">
          {name}
        </TextLink>
        <p className="break-words text-soft">{inWords(criteria)}</p>
        <p className="text-sm text-soft">Saved {manilaDay(createdAt)}</p>
      </div>
      <div className="flex max-sm:-ms-4">
        <Button look="quiet" onClick={() => setAsking('rename')} aria-label={`Rename: ${name}`}>
          Rename
        </Button>
        <Button look="quiet" onClick={() => setAsking('delete')} aria-label={`Delete: ${name}`}>
          Delete
        </Button>
      </div>
      {asking === 'rename' ? (
        <NameDialog criteria={criteria} known={{ id, name }} onClose={close} onExpired={close} />
      ) : null}
      {asking === 'delete' ? (
        <ConfirmDialog title="Delete this search?" confirmLabel="Delete" danger onConfirm={remove} onCancel={close}>
          “{name}” is forgotten. The jobs it finds stay where they are.
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
