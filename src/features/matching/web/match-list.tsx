import type { ReactNode } from 'react'
import { grouped } from '#contract/number.ts'
import type { Job } from '#features/jobs/contract.ts'
import { PAGE_SIZE } from '#features/jobs/rules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { HARD_CONDITIONS, type HardCondition } from '../rules.ts'
import { LEFT_OUT, MISSING } from '../texts.ts'
import { useMatches } from './api.ts'

const LEAST = [
  { value: '0', label: 'All' },
  { value: '50', label: '50% and up' },
  { value: '70', label: '70% and up' },
  { value: '90', label: '90% and up' },
] as const
type Least = (typeof LEAST)[number]['value']

type MatchListProps = {
  /** Filters and page of the address. */
  query: Record<string, string>
  page: number
  /** The least score of the address; anything else than the choices counts as 0. */
  least: string
  onLeast: (least: string) => void
  waiting: ReactNode
  /** One posting of the list. */
  card: (job: Job, score: number) => ReactNode
  /** The address of another page. */
  hrefOf: (page: number) => string
}

/** The open postings that fit the person best, with what was left out and why. */
export function MatchList({ query, page, least, onLeast, waiting, card, hrefOf }: MatchListProps) {
  const chosen: Least = LEAST.find(({ value }) => value === least)?.value ?? '0'
  const { data, isError, isFetching, refetch } = useMatches({ ...query, min_score: chosen }, true)
  return (
    <section aria-label="Results">
      <div className="flex flex-col gap-2 border-b border-line py-2">
        <Segments legend="Least match" segments={LEAST} value={chosen} onValue={onLeast} />
        <p role="status" className="tabular text-soft">
          {data ? `${grouped(data.count)} ${data.count === 1 ? 'match' : 'matches'}` : 'Comparing…'}
        </p>
      </div>
      {isError && !data ? (
        <ErrorState
          message="Your matches could not be read. Please try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        waiting
      ) : data.missing ? (
        <EmptyState title="Nothing to compare yet" action={<ButtonLink to="/profile">Open your profile</ButtonLink>}>
          {MISSING.profile}
        </EmptyState>
      ) : data.results.length === 0 ? (
        <EmptyState title="No matches here">Try a lower match, or take a filter away.</EmptyState>
      ) : (
        <>
          {data.results.map(({ job, match }) => card(job, match.score ?? 0))}
          <Pagination page={page} pages={Math.ceil(data.count / PAGE_SIZE)} hrefOf={hrefOf} label="Pages of results" />
        </>
      )}
      {data ? <LeftOut counts={data.left_out} /> : null}
    </section>
  )
}

function LeftOut({ counts }: { counts: Partial<Record<HardCondition, number>> }) {
  const told = HARD_CONDITIONS.flatMap((one) => (counts[one] ? [`${grouped(counts[one])} ${LEFT_OUT[one]}`] : []))
  return told.length === 0 ? null : <p className="py-3 text-soft">Left out: {told.join(', ')}.</p>
}
