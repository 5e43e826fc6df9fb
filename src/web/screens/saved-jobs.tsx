import { SearchAlertToggle } from '#features/alerts/web/search-toggle.tsx'
import { Link, useSearchParams } from '#web/lib/navigation.tsx'
import { ResultCard } from '#features/jobs/web/result-card.tsx'
import type { CardOf } from '#features/saved-jobs/web/kept-row.tsx'
import { KeptList } from '#features/saved-jobs/web/kept-list.tsx'
import { SavePrompts } from '#features/saved-jobs/web/save-prompts.tsx'
import { SearchList } from '#features/saved-searches/web/search-list.tsx'
import type { SavedSearch } from '#features/saved-searches/contract.ts'

const cardOf: CardOf = (job, footer) => <ResultCard job={job}>{footer}</ResultCard>

const alertOf = ({ id, name }: SavedSearch) => <SearchAlertToggle searchId={id} name={name} />

const TAB =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-medium text-soft no-underline hover:text-dagat aria-[current=page]:border-dagat aria-[current=page]:text-ink'

/** /saved-jobs: what a person keeps for later, jobs and searches (spec 2 §2). */
export function SavedJobs() {
  const params = useSearchParams()
  const searches = params.get('show') === 'searches'
  return (
    <div className="py-6 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">Saved Jobs</h1>
      <nav aria-label="What is saved" className="mt-3 mb-5 border-b border-line">
        <ul className="-mb-px flex gap-6">
          <li>
            <Link to="/saved-jobs" replace aria-current={searches ? undefined : 'page'} className={TAB}>
              Jobs
            </Link>
          </li>
          <li>
            <Link to="/saved-jobs?show=searches" replace aria-current={searches ? 'page' : undefined} className={TAB}>
              Searches
            </Link>
          </li>
        </ul>
      </nav>
      {searches ? <SearchList more={alertOf} /> : <KeptList card={cardOf} />}
      <SavePrompts />
    </div>
  )
}
