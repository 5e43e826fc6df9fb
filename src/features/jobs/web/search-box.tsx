import Search from 'lucide-react/icons/search'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type ListingState, listingAddress } from './listing-state.ts'
import { JOBS_SENTENCES } from './texts.ts'

/**
 * The search as a real form that works without JavaScript (a GET of /jobs). `children` are further controls of the same
 * form: sort and filters.
 */
export function SearchBox({ state, id, children }: { state: ListingState; id?: string; children?: ReactNode }) {
  const navigate = useNavigate()
  const [term, setTerm] = useState(state.search)
  const [known, setKnown] = useState(state.search)
  // The address may change under the box (back, reset): then it shows what the address says.
  if (known !== state.search) {
    setKnown(state.search)
    setTerm(state.search)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (term.trim() === '') {
      toast.warning(JOBS_SENTENCES.emptySearchTitle, JOBS_SENTENCES.emptySearch)
      return
    }
    void navigate(listingAddress(state, { search: term.trim(), similarTo: null }))
  }
  return (
    <form id={id} action="/jobs" method="get" role="search" onSubmit={submit}>
      <div className="flex flex-col gap-2 sm:flex-row sm:gap-0 sm:rounded-box sm:border-2 sm:border-ink sm:bg-surface sm:p-1 sm:focus-within:border-dagat">
        <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-box border-2 border-ink bg-surface px-3 focus-within:border-dagat sm:border-0">
          <Search className="size-5 shrink-0 text-dagat" aria-hidden="true" />
          <span className="sr-only">Search jobs</span>
          <input
            type="search"
            name="search"
            value={term}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Title, skill or employer"
            onChange={(event) => setTerm(event.target.value)}
            className="min-h-11 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-soft"
          />
        </label>
        <Button type="submit" className="min-h-12 px-6">
          Search Jobs
        </Button>
      </div>
      {children}
    </form>
  )
}
