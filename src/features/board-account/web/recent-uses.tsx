import KeyRound from 'lucide-react/icons/key-round'
import { useQuery } from '@tanstack/react-query'
import { manilaExact } from '#contract/time.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { boardAccount } from '../calls.ts'
import type { BoardUse } from '../contract.ts'
import { Fact } from './fact.tsx'
import { sentenceOf } from './use-texts.ts'

const usesQuery = () => ({ ...endpointQuery(boardAccount.uses, {}), staleTime: 0 })
const moment = (at: string | null): string => (at === null ? 'None yet' : manilaExact(at))

/** What Hanap did with the account: every use of the password is in sight of its owner. */
export function RecentUses({ expected }: { expected: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(usesQuery())
  // Whoever never connected an account has nothing to look at.
  if (!expected && (data?.results.length ?? 0) === 0) return null
  return (
    <section aria-labelledby="board-uses">
      <h3 id="board-uses" className="text-xl">
        What we did with your account
      </h3>
      {data ? (
        <>
          <dl className="mt-2 divide-y divide-line border-y border-line">
            <Fact term="Last read">{moment(data.last_read_at)}</Fact>
            <Fact term="Last application">{moment(data.last_application_at)}</Fact>
            <Fact term="Last failure">
              {moment(data.last_failure?.used_at ?? null)}
              {data.last_failure ? (
                <span className="block text-sm text-soft">{sentenceOf(data.last_failure)}</span>
              ) : null}
            </Fact>
          </dl>
          <Uses uses={data.results} />
        </>
      ) : isError ? (
        <p role="alert" className="mt-2">
          What we did with your account could not be loaded.{' '}
          <Button look="quiet" onClick={() => void refetch()} busy={isFetching} busyLabel="Trying again…">
            Try again
          </Button>
        </p>
      ) : (
        <Skeleton className="mt-2 h-32 w-full" />
      )}
    </section>
  )
}

function Uses({ uses }: { uses: readonly BoardUse[] }) {
  if (uses.length === 0) return null
  return (
    <Fold title={uses.length === 1 ? 'The last use' : `The last ${uses.length} uses`} className="border-b border-line">
      <p className="text-sm text-soft">Times are Manila time. Uses are kept for a year.</p>
      <ol className="pb-2">
        {uses.map((use) => (
          <li key={use.id} className="flex items-start gap-2 border-t border-line py-2 first:border-0">
            <KeyRound
              aria-hidden="true"
              className={`mt-1 size-4 shrink-0 ${use.used_password ? 'text-mangga-ink' : 'invisible'}`}
            />
            <span className="min-w-0">
              <span className={`block ${use.outcome === 'ok' ? '' : 'text-danger'}`}>{sentenceOf(use)}</span>
              <time dateTime={use.used_at} className="tabular block text-sm text-soft">
                {manilaExact(use.used_at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
