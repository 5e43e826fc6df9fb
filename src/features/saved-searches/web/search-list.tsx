import { type ReactNode, useRef, useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { SearchPicture } from '#web/ui/pictures.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import type { SavedSearch } from '../contract.ts'
import { filled, SEARCHES_MAX } from '../rules.ts'
import { inWords } from '../wording/rules.ts'
import { addressOf } from './address.ts'
import { useDeleteSearch, useSavedSearches } from './api.ts'
import { NameDialog } from './name-dialog.tsx'
import { SEARCH_TEXTS as say } from './texts.ts'

/** Searches kept by name: run again, rename, delete. `more` is what else can be done with one. */
export function SearchList({ more }: { more: (search: SavedSearch) => ReactNode }) {
  const { searches, isError, isFetching, refetch } = useSavedSearches()
  const list = useRef<HTMLDivElement>(null)
  if (!searches) {
    if (isError) return <ErrorState message={say.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <Loading label="Loading your saved searches" className="flex flex-col gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </Loading>
    )
  }
  return (
    // The row that had the focus goes: the keyboard goes on from the list.
    <div ref={list} tabIndex={-1} className="outline-none">
      {searches.length === 0 ? (
        <EmptyState
          picture={<SearchPicture />}
          title="No saved searches yet"
          action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
        >
          Search for jobs, then choose “{say.save}” to keep the words and filters under a name.
        </EmptyState>
      ) : (
        <>
          <p className="tabular mb-2 text-soft">
            {searches.length} of {SEARCHES_MAX} searches
          </p>
          <ul className="border-t border-line">
            {searches.map((search) => (
              <SearchRow key={search.id} search={search} more={more(search)} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type RowProps = { search: SavedSearch; more: ReactNode; onRemoved: () => void }

function SearchRow({ search, more, onRemoved }: RowProps) {
  const [renaming, setRenaming] = useState(false)
  const deleteSearch = useDeleteSearch()
  const { id, name, created_at: createdAt } = search
  const criteria = filled(search.criteria)
  const close = () => setRenaming(false)
  const remove = () => {
    onRemoved()
    deleteSearch(search)
  }
  return (
    <ActionRow
      name={name}
      title={
        <TextLink to={addressOf(criteria)} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
          {name}
        </TextLink>
      }
      meta={`${inWords(criteria)} · saved ${manilaDay(createdAt)}`}
      actions={[
        { label: 'Rename', onSelect: () => setRenaming(true) },
        { label: 'Delete', onSelect: remove },
      ]}
    >
      {more}
      {renaming ? <NameDialog criteria={criteria} known={{ id, name }} onClose={close} onExpired={close} /> : null}
    </ActionRow>
  )
}
