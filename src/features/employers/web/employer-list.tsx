import { type FormEvent, useState } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { manilaDay } from '#contract/time.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { EMPLOYER_PAGE_SIZE } from '../rules.ts'
import { useEmployers } from './api.ts'
import { EMPLOYER_TEXTS, postingsText, sourcesText } from './texts.ts'

type ListProps = {
  search: string
  page: number
  hrefOf: (page: number) => string
  onSearch: (search: string) => void
}

/** Employers by name, searchable (product, "Employers"). */
export function EmployerList({ search, page, hrefOf, onSearch }: ListProps) {
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <>
      {/* The search element is younger than many a phone. */}
      <form role="search" onSubmit={submit} className="mb-6 flex max-w-xl items-end gap-2">
        <div className="flex-1">
          <label htmlFor="employer-name" className="mb-1 block font-medium">
            Name
          </label>
          <Input id="employer-name" type="search" name="search" value={typed} onValue={setTyped} maxLength={200} />
        </div>
        <Button type="submit">Search</Button>
      </form>
      <Results search={search} page={page} hrefOf={hrefOf} />
    </>
  )
}

function Results({ search, page, hrefOf }: Omit<ListProps, 'onSearch'>) {
  const { data, isError, isFetching, refetch } = useEmployers(search, page)
  if (!data && isError) {
    return <ErrorState message={EMPLOYER_TEXTS.listFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading employers" className="flex flex-col gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </Loading>
    )
  }
  if (data.results.length === 0) {
    return search === '' ? (
      <EmptyState title={EMPLOYER_TEXTS.noneYet}>They come in with the postings of the boards.</EmptyState>
    ) : (
      <EmptyState title={EMPLOYER_TEXTS.none}>Try a part of the name.</EmptyState>
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {data.results.map((employer) => (
          <li key={employer.id} className="border-b border-line">
            <Link
              to={`/employers/${employer.id}`}
              className="flex min-h-18 items-center gap-3 py-3 text-ink no-underline hover:bg-dagat-wash"
            >
              <Avatar initials={employer.name.trim().slice(0, 1).toUpperCase()} name={employer.name} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{employer.name}</span>
                <span className="block text-sm text-soft">
                  {postingsText(employer.total_posts, employer.open_posts)} · {sourcesText(employer.sources)} · last
                  seen {manilaDay(employer.last_seen)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(data.count / EMPLOYER_PAGE_SIZE)} hrefOf={hrefOf} />
    </>
  )
}
