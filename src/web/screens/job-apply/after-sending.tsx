import type { ReactNode } from 'react'
import type { Application } from '#features/applications/contract.ts'
import { useApplyPoints } from '#features/board-account/web/api.ts'
import { isWaiting, useSimilarJobs } from '#features/jobs/web/api.ts'
import { payText } from '#features/jobs/web/pay-text.ts'
import { UNNAMED_EMPLOYER } from '#features/jobs/web/texts.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const SHOWN = 3
const ROW = 'relative min-h-16 border-b border-line py-2 last:border-0'

type AfterSendingProps = { jobId: number; application: Application; children: ReactNode }

/** What a sent application leaves a person with: points spent and left, three jobs like it, and a way back. */
export function AfterSending({ jobId, application, children }: AfterSendingProps) {
  return (
    <div className="mt-4 flex flex-col gap-4">
      {application.delivery === 'confirmed' ? <Points jobId={jobId} spent={application.apply_points} /> : null}
      <Similar id={String(jobId)} />
      {children}
    </div>
  )
}

/** The balance is read from the board anew: what was there before is not what is left. */
function Points({ jobId, spent }: { jobId: number; spent: number }) {
  const { data, isFetching } = useApplyPoints(jobId)
  const left = data?.points ?? null
  return (
    <p role="status" className="tabular rounded-box bg-mangga-wash px-4 py-2 text-mangga-ink">
      <strong className="font-semibold">
        {spent} {spent === 1 ? 'point' : 'points'} spent
      </strong>
      {isFetching
        ? ', reading what is left…'
        : left === null
          ? '. OLJ does not say right now how many are left.'
          : `, ${left} left on OLJ.`}
    </p>
  )
}

function Similar({ id }: { id: string }) {
  const { data, isError } = useSimilarJobs(id)
  // What was applied to already is no way on.
  const open = data?.results.filter((job) => !job.applied && !isWaiting(job))
  if (isError || open?.length === 0) return null
  return (
    <section aria-labelledby="after-sending-similar">
      <h3 id="after-sending-similar" className="font-semibold">
        Similar jobs
      </h3>
      {open ? (
        <ul>
          {open.slice(0, SHOWN).map((job) => (
            <li key={job.id} className={ROW}>
              <TextLink to={`/jobs/${job.id}`} className="line-clamp-1 after:absolute after:inset-0">
                {job.title}
              </TextLink>
              <p className="line-clamp-1 text-sm text-soft">
                {job.employer?.name ?? UNNAMED_EMPLOYER} · {payText(job)}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <Loading label="Loading similar jobs">
          {Array.from({ length: SHOWN }, (_, row) => (
            <div key={row} className={ROW}>
              <Skeleton className="h-12" />
            </div>
          ))}
        </Loading>
      )}
    </section>
  )
}
