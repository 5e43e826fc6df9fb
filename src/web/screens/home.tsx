import ArrowRight from 'lucide-react/icons/arrow-right'
import { useListing } from '#features/jobs/web/api.ts'
import { ListSkeleton } from '#features/jobs/web/listing.tsx'
import { LATEST, readListing } from '#features/jobs/web/listing-state.ts'
import { ResultCard } from '#features/jobs/web/result-card.tsx'
import { SearchBox } from '#features/jobs/web/search-box.tsx'
import { JOBS_SENTENCES } from '#features/jobs/web/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { ErrorState } from '#web/ui/states.tsx'

const SHOWN = 5

const PROMISES = [
  ['Last seen open', 'Every posting says when we last found it open on its board. Closed ones leave the list.'],
  ['One job, one row', 'The same job on two boards is one row here, with both boards named on it.'],
  ['Proof of sending', 'An application counts as sent only after the board confirmed it. You keep the receipt.'],
] as const

/** /: the tagline, the search, what came in last. */
export function Home() {
  return (
    <>
      <section className="relative overflow-hidden py-12 sm:py-20">
        <Mark className="pointer-events-none absolute end-0 -top-6 -z-1 hidden size-[30rem] text-dagat-wash lg:block" />
        <h1 className="max-w-[12ch] text-[clamp(2.75rem,11vw,5.25rem)] leading-[0.98] font-bold tracking-[-0.035em]">
          Find your dream job today
        </h1>
        <p className="mt-5 mb-8 max-w-[46ch] text-lg text-soft">
          Remote and local jobs for Filipinos, from OnlineJobs.ph and LinkedIn in one honest list. Search, apply, keep
          track.
        </p>
        <div className="max-w-3xl">
          <SearchBox state={readListing(new URLSearchParams())} />
        </div>
      </section>
      <dl className="grid border-y border-line sm:grid-cols-3 sm:divide-x sm:divide-line">
        {PROMISES.map(([title, text]) => (
          <div key={title} className="py-5 max-sm:not-last:border-b max-sm:not-last:border-line sm:px-6 sm:first:ps-0">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <Latest />
    </>
  )
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
