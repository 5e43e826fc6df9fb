import { type FormEvent, useState } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { manilaDay } from '#contract/time.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { initialsOf } from '#features/jobs/rules.ts'
import { EMPLOYER_PAGE_SIZE, EMPLOYER_SORTS, type EmployerSort } from '../rules.ts'
import { sourcesText } from '../texts.ts'
import { useEmployers } from './api.ts'
import { EMPLOYER_TEXTS, postingsText } from './texts.ts'

type ListProps = {
  search: string
  sort: EmployerSort
  page: number
  hrefOf: (page: number) => string
  onAsk: (search: string, sort: EmployerSort) => void
}

const SORT_NAMES: Record<EmployerSort, string> = {
  name: 'By name',
  postings: 'Most postings first',
  last_seen: 'Last seen first',
}

/** Employers, searchable and in the wished order (product, "Employers"). */
export function EmployerList({ search, sort, page, hrefOf, onAsk }: ListProps) {
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk(typed.trim(), sort)
  }
  return (
    <>
      {/* The search element is younger than many a phone. */}
      <form role="search" onSubmit={submit} className="mb-6 flex max-w-2xl flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <label htmlFor="employer-name" className="mb-1 block font-medium">
            Name
          </label>
          <Input id="employer-name" type="search" name="search" value={typed} onValue={setTyped} maxLength={200} />
        </div>
        <Button type="submit">Search</Button>
        <div className="max-sm:w-full">
          <label htmlFor="employer-sort" className="mb-1 block font-medium max-sm:sr-only">
            Order
          </label>
          <Select
            id="employer-sort"
            name="sort"
            value={sort}
            onValue={(chosen) => onAsk(typed.trim(), chosen as EmployerSort)}
          >
            {EMPLOYER_SORTS.map((option) => (
              <option key={option} value={option}>
                {SORT_NAMES[option]}
              </option>
            ))}
          </Select>
        </div>
      </form>
      <Results search={search} sort={sort} page={page} hrefOf={hrefOf} />
    </>
  )
}

function Results({ search, sort, page, hrefOf }: Omit<ListProps, 'onAsk'>) {
  const { data, isError, isFetching, refetch } = useEmployers(search, page, sort)
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
              <Avatar initials={initialsOf(employer.name)} name={employer.name} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{employer.name}</span>
                {employer.other_names.length === 0 ? null : (
                  <span className="block truncate text-sm">also {employer.other_names.join(', ')}</span>
                )}
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
