import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/ui/states.tsx'
import { MOST_SHOWN, PEOPLE_STEP } from '../rules.ts'

type SearchBoxProps = { label: string; value: string; onValue: (text: string) => void }

/** Narrows a list of people; Enter sends nothing. */
export function SearchBox({ label, value, onValue }: SearchBoxProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <Input
        id={id}
        type="search"
        value={value}
        onValue={onValue}
        maxLength={200}
        placeholder="Name, username or e-mail"
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </div>
  )
}

type PeopleProps<P> = {
  /** What is listed, for who does not see it. */
  label: string
  found: { data: P[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  failed: string
  none: string
  shown: number
  onMore: () => void
  children: (person: P) => ReactNode
}

/** A list of people to choose from in a box that scrolls, with more of them on request. */
export function People<P>({ label, found, failed, none, shown, onMore, children }: PeopleProps<P>) {
  const { data, isError, isFetching, refetch } = found
  if (isError) {
    return (
      <Notice tone="danger" role="alert">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span>{failed}</span>
          <Button look="quiet" onClick={() => void refetch()} busy={isFetching} busyLabel="Trying again…">
            Try again
          </Button>
        </div>
      </Notice>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading people" className="flex flex-col gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </Loading>
    )
  }
  if (data.length === 0) return <p className="py-3 text-soft">{none}</p>
  return (
    <fieldset className="max-h-56 overflow-y-auto rounded-box border border-line px-3">
      <legend className="sr-only">{label}</legend>
      {data.map(children)}
      {data.length < shown ? null : shown < MOST_SHOWN ? (
        <Button look="quiet" wide onClick={onMore} busy={isFetching}>
          Show {PEOPLE_STEP} more
        </Button>
      ) : (
        <p className="py-2 text-sm text-soft">There are more. Search to find them.</p>
      )}
    </fieldset>
  )
}

type PersonWordsProps = { name: string; email: string; children?: ReactNode }

/** A person in such a list: who they are, and where to tell two of one name apart. */
export const PersonWords = ({ name, email, children }: PersonWordsProps) => (
  <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
    <span className="font-medium break-words">{name}</span>
    <span className="text-sm break-all text-soft">{email}</span>
    {children}
  </span>
)
