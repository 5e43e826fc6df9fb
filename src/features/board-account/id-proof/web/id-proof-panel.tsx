import { grouped } from '#contract/number.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { IdProofLadder } from '../contract.ts'
import { LEAST_MATCH } from '../rules.ts'
import { useLadder } from './api.ts'
import { IdDay } from './id-day.tsx'
import { PROOFS } from './proofs.ts'

const SHOWN_STEPS = 4
const HIGHEST = 99
const WHAT_MATCHES = `Your matches are the newest open jobs that fit your profile by ${LEAST_MATCH}% or more.`
const counted = (of: IdProofLadder['of'], count: number): string =>
  of === 'matches'
    ? `${grouped(count)} more of your matches`
    : `${grouped(count)} more open ${count === 1 ? 'job' : 'jobs'}`

/** The ID proof, what more of it opens, and what raises it. */
export function IdProofPanel() {
  const { data, isError, isFetching, refetch } = useLadder()
  return (
    <section aria-labelledby="id-proof" className="flex flex-col gap-3">
      <h3 id="id-proof" className="text-xl">
        OLJ ID Proof
      </h3>
      {data ? (
        <>
          <Present proof={data.id_proof} />
          <Steps ladder={data} />
          <Raises />
          <IdDay day={data.id_expires_on} />
        </>
      ) : isError ? (
        <p role="alert">
          What your ID Proof opens could not be loaded.{' '}
          <Button look="quiet" onClick={() => void refetch()} busy={isFetching} busyLabel="Trying again…">
            Try again
          </Button>
        </p>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </section>
  )
}

function Present({ proof }: { proof: number | null }) {
  if (proof === null) return <p>OLJ did not show us your ID Proof. It is a number from 0 to {HIGHEST}.</p>
  return (
    <div className="flex flex-col gap-2">
      <p>
        Yours is <span className="tabular font-semibold">{proof}</span> of {HIGHEST}.
      </p>
      <ProgressBar value={proof / HIGHEST} label="Your ID Proof" />
    </div>
  )
}

/** The nearest steps, and the last one: what is in between says little. */
function Steps({ ladder: { of, open_jobs: open, blocked, steps } }: { ladder: IdProofLadder }) {
  if (open === 0) return <p>No open job we know of asks for more than that.</p>
  if (blocked === 0) {
    const others = open === 1 ? '1 other open job does.' : `${grouped(open)} other open jobs do.`
    return (
      <p>
        None of your matches asks for more than that. {others} {WHAT_MATCHES}
      </p>
    )
  }
  const near = steps.slice(0, SHOWN_STEPS)
  const last = steps.at(-1)
  const shown = last === undefined || near.includes(last) ? near : [...near, last]
  return (
    <>
      <p className="text-soft">With more of it you could apply to:</p>
      <ul className="tabular divide-y divide-line border-y border-line">
        {shown.map(({ at, more }) => (
          <li key={at} className="flex items-baseline justify-between gap-4 py-2">
            <span>
              At <span className="font-semibold">{at}</span>
            </span>
            <span>{counted(of, more)}</span>
          </li>
        ))}
      </ul>
      <Counted of={of} />
    </>
  )
}

/** What the figures count, and what would make them personal. */
const Counted = ({ of }: Pick<IdProofLadder, 'of'>) => (
  <p className="text-sm text-soft">
    {of === 'matches' ? (
      WHAT_MATCHES
    ) : (
      <>
        These are all open jobs: your profile says too little to tell which of them fit you.{' '}
        <TextLink to="/profile">Add a title and your skills</TextLink>.
      </>
    )}
  </p>
)

const Raises = () => (
  <Fold title="What raises it">
    <dl className="divide-y divide-line border-y border-line">
      {PROOFS.map(([proof, gives]) => (
        <div key={proof} className="py-2">
          <dt className="font-medium">{proof}</dt>
          <dd className="text-soft">{gives} By how much is not known.</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 text-sm text-soft">
      OLJ decides what each proof counts and does not publish it. More in the guide{' '}
      <TextLink to="/resources/id-proof">ID proof on OnlineJobs.ph</TextLink>.
    </p>
  </Fold>
)
