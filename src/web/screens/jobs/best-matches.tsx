import type { Job } from '#features/jobs/contract.ts'
import { CardMatch } from '#features/jobs/web/card-match.ts'
import { ListSkeleton } from '#features/jobs/web/listing.tsx'
import { type ListingState, listingAddress } from '#features/jobs/web/listing-state.ts'
import { ResultCard } from '#features/jobs/web/result-card.tsx'
import { MatchList } from '#features/matching/web/match-list.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { matchQuery } from './match-query.ts'

const card = (job: Job, score: number) => (
  <CardMatch key={job.id} value={{ [job.id]: score }}>
    <ResultCard job={job} />
  </CardMatch>
)

/** The list in the order of how well its postings fit. */
export function BestMatches({ state }: { state: ListingState }) {
  const navigate = useNavigate()
  const choose = (least: string) =>
    navigate(listingAddress(state, { leastMatch: least === '0' ? '' : least }), { state: KEEP_PLACE })
  return (
    <MatchList
      query={matchQuery(state)}
      page={state.page}
      least={state.leastMatch}
      onLeast={choose}
      waiting={<ListSkeleton />}
      card={card}
      hrefOf={(page) => listingAddress(state, { page })}
    />
  )
}
