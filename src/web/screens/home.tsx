import ArrowRight from 'lucide-react/icons/arrow-right'
import { DayRoom } from '#features/day/web/day-room.tsx'
import { useListing } from '#features/jobs/web/api.ts'
import { ListSkeleton } from '#features/jobs/web/listing.tsx'
import { LATEST } from '#features/jobs/web/listing-state.ts'
import { ResultCard } from '#features/jobs/web/result-card.tsx'
import { JOBS_SENTENCES } from '#features/jobs/web/texts.ts'
import { SiteCounters } from '#features/site/stats/web/site-counters.tsx'
import { part } from '#web/lib/screen.tsx'
import { useSession } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { AutomationBlock } from './home/automation-block.tsx'
import { FinalCall } from './home/final-call.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { PROMISES } from './home/texts.ts'

// Visitors have no ID to be reminded of.
const IdExpiry = part(async () => (await import('./home/id-expiry.tsx')).IdExpiry)

const SHOWN = 4

/** /: the day of who is signed in, what Hanap is, what came in last, how it works, and the way in. */
export const Home = () => (
  <>
    <DayRoom />
    <Hero />
    <SiteCounters />
    <OwnLine />
    <Latest />
    <HowItWorks />
    <AutomationBlock />
    <Promises />
    <FinalCall />
  </>
)

function OwnLine() {
  const { token } = useSession()
  return token === null ? null : <IdExpiry />
}

function Latest() {
  const { data, isError, isFetching, refetch } = useListing(LATEST)
  return (
    <section aria-labelledby="latest" className="pt-12">
      <h2 id="latest" className="border-b border-line pb-4 text-2xl">
        Just came in
      </h2>
      {isError && !data ? (
        <ErrorState
          message={JOBS_SENTENCES.loadFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          level={2}
        />
      ) : data ? (
        data.results.slice(0, SHOWN).map((job) => <ResultCard key={job.id} job={job} level={3} />)
      ) : (
        <ListSkeleton />
      )}
      <div className="mt-6">
        <ButtonLink to="/jobs?sort_by=date_desc" look="secondary">
          Browse all jobs
          <ArrowRight className="size-5" aria-hidden="true" />
        </ButtonLink>
      </div>
    </section>
  )
}

const Promises = () => (
  <section aria-labelledby="promises" className="seen-later pt-16">
    <h2 id="promises" className="text-3xl">
      What you can count on
    </h2>
    <dl className="mt-6 grid border-y border-line sm:grid-cols-3 sm:divide-x sm:divide-line">
      {PROMISES.map(([title, text]) => (
        <div key={title} className="py-5 max-sm:not-last:border-b max-sm:not-last:border-line sm:px-6 sm:first:ps-0">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
