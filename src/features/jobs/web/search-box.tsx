import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import { type ComponentType, type FormEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useNavigate } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast-store.ts'
import { type ListingState, listingAddress, presentListing } from './listing-state.ts'
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
 * further controls of the same form, below the box or beside it: filters, source, order.
 */
export function SearchBox({ state, children }: { state: ListingState; children?: ReactNode }) {
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
  const search = (word: string) => navigate(listingAddress(presentListing(state), { search: word, similarTo: null }))
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
    <form
      action="/jobs"
      method="get"
      role="search"
      onSubmit={submit}
      className={children === undefined ? undefined : 'split:flex split:items-start split:gap-5'}
    >
      <div
        className={cx(
          'flex min-h-12 items-center rounded-box border-2 border-ink bg-surface focus-within:border-dagat max-sm:relative',
          children !== undefined && 'split:mt-1 split:w-[26rem] split:shrink-0',
        )}
      >
        <div className="relative min-w-0 flex-1 max-sm:static">
          <label className="flex items-center gap-2.5 ps-3">
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
        <Button type="submit" className="rounded-[0.45rem] max-sm:px-3">
          <span className="max-sm:sr-only">Search Jobs</span>
          <ArrowRight className="size-5 sm:hidden" aria-hidden="true" />
        </Button>
      </div>
      {children}
    </form>
  )
}
