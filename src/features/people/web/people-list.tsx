import { type FormEvent, useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { Link } from '#web/lib/navigation.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { PersonRow } from '../contract.ts'
import { LONGEST_SEARCH } from '../rules.ts'
import { usePeople } from './api.ts'
import { PEOPLE_TEXTS } from './texts.ts'

type ListProps = {
  search: string
  /** Goes on behind this id; '' for the newest. */
  before: string
  hrefOf: (place: { search: string; before: number | null }) => string
  onSearch: (search: string) => void
}

/** Everybody with an account, the newest first, searchable. */
export function PeopleList({ search, before, hrefOf, onSearch }: ListProps) {
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <>
      <form role="search" onSubmit={submit} className="mb-5 flex max-w-xl items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor="person-name" className="mb-1 block font-medium">
            Name, username, or a whole email address
          </label>
          <Input
            id="person-name"
            type="search"
            name="search"
            value={typed}
            onValue={setTyped}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
      <Results search={search} before={before} hrefOf={hrefOf} />
    </>
  )
}

function Results({ search, before, hrefOf }: Omit<ListProps, 'onSearch'>) {
  const { data, isError, isFetching, refetch } = usePeople(search, before)
  if (!data && isError) {
    return <ErrorState message={PEOPLE_TEXTS.listFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading people" className="flex flex-col gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </Loading>
    )
  }
  if (data.results.length === 0) return <EmptyState title={PEOPLE_TEXTS.none}>Try a part of the name.</EmptyState>
  return (
    <>
      <ul className="border-t border-line">
        {data.results.map((person) => (
          <li key={person.id} className="border-b border-line">
            <Row person={person} />
          </li>
        ))}
      </ul>
      <nav aria-label="More people" className="flex gap-3 py-4">
        {before === '' ? null : (
          <ButtonLink to={hrefOf({ search, before: null })} look="secondary">
            The newest
          </ButtonLink>
        )}
        {data.next === null ? null : (
          <ButtonLink to={hrefOf({ search, before: data.next })} look="secondary">
            Earlier
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

const Row = ({ person }: { person: PersonRow }) => (
  <Link
    to={`/admin/people/${person.id}`}
    className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline hover:bg-dagat-wash"
  >
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold">{person.name || person.username}</span>
      <span className="block truncate text-sm text-soft">
        {person.username} · joined {manilaDay(person.joined_at)}
      </span>
    </span>
    {person.is_admin ? <StatusPill tone="dagat">Admin</StatusPill> : null}
    {person.disabled ? <StatusPill tone="danger">Disabled</StatusPill> : null}
  </Link>
)
