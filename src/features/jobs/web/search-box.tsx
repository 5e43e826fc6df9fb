import Search from 'lucide-react/icons/search'
import { type ComponentType, type FormEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useNavigate } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type ListingState, listingAddress } from './listing-state.ts'
import type { ListView, SuggestionsProps } from './suggestions.tsx'
import { JOBS_SENTENCES } from './texts.ts'

// A line on which they do not come loses the suggestions and nothing else.
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./suggestions.tsx').then(
    (file) => ({ default: file.Suggestions }),
    () => ({ default: () => null }),
  ),
)
const CLOSED: ListView = { open: false, active: undefined }

/**
 * The search as a real form that works without JavaScript (a GET of /jobs), with suggestions while typing. `children` are
 * further controls of the same form: sort and filters.
 */
export function SearchBox({ state, id, children }: { state: ListingState; id?: string; children?: ReactNode }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [term, setTerm] = useState(state.search)
  const [known, setKnown] = useState(state.search)
  const [edits, setEdits] = useState(0)
  const [used, setUsed] = useState(false)
  const [view, setView] = useState(CLOSED)
  // The address may change under the box (back, reset): then it shows what the address says.
  if (known !== state.search) {
    setKnown(state.search)
    setTerm(state.search)
  }
  const search = (wanted: string) => navigate(listingAddress(state, { search: wanted, similarTo: null }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEdits(0)
    if (term.trim() === '') toast.warning(JOBS_SENTENCES.emptySearchTitle, JOBS_SENTENCES.emptySearch)
    else search(term.trim())
  }
  const pick = (text: string) => {
    setTerm(text)
    search(text)
  }
  return (
    <form id={id} action="/jobs" method="get" role="search" onSubmit={submit}>
      <div className="flex flex-col gap-2 sm:flex-row sm:gap-0 sm:rounded-box sm:border-2 sm:border-ink sm:bg-surface sm:p-1 sm:focus-within:border-dagat">
        <div className="relative min-w-0 flex-1">
          <label className="flex min-h-12 items-center gap-3 rounded-box border-2 border-ink bg-surface px-3 focus-within:border-dagat sm:border-0">
            <Search className="size-5 shrink-0 text-dagat" aria-hidden="true" />
            <span className="sr-only">Search jobs</span>
            <input
              ref={input}
              type="search"
              name="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={view.open}
              aria-controls={view.open ? listId : undefined}
              aria-activedescendant={view.active}
              value={term}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Title, skill or employer"
              onFocus={() => setUsed(true)}
              onChange={(event) => {
                setTerm(event.target.value)
                setEdits(edits + 1)
              }}
              className="min-h-11 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-soft"
            />
          </label>
          <Suspense>
            {used ? (
              <Suggestions input={input} listId={listId} edits={edits} term={term} onView={setView} onPick={pick} />
            ) : null}
          </Suspense>
        </div>
        <Button type="submit" className="min-h-12 px-6">
          Search Jobs
        </Button>
      </div>
      {children}
    </form>
  )
}
