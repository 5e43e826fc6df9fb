import CloudOff from 'lucide-react/icons/cloud-off'
import { manilaDay, manilaExact } from '#contract/time.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { Description } from './description.tsx'
import { FailedJob, type FailedJobProps } from './failed-job.tsx'
import { Heading } from './heading.tsx'
import { seenPosting } from './seen-postings.ts'
import { JOBS_SENTENCES, NOT_SPECIFIED, UNNAMED_EMPLOYER } from './texts.ts'

export { forgetSeen, keepSeen } from './seen-postings.ts'

/**
 * A posting that could not be read: the copy this browser saw last, named as one and without anything to act on (the
 * fallback of spec 2 §7), or the failure alone.
 */
export function SeenCopy({ id, ...failed }: FailedJobProps & { id: string }) {
  const seen = seenPosting(id)
  if (!seen) return <FailedJob {...failed} />
  const facts = [
    ['Type', seen.type],
    ['Salary', seen.salary ?? NOT_SPECIFIED],
    ['Date posted', manilaDay(seen.posted)],
    ['Employer', seen.employer ?? UNNAMED_EMPLOYER],
  ]
  return (
    <article className="flex max-w-3xl flex-col gap-6 pt-6 sm:pt-10">
      <Notice tone="mangga" role="alert" icon={<CloudOff className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
        <p className="font-semibold">{JOBS_SENTENCES.detailFailed}</p>
        <p>
          Below is an offline copy, as you last saw this job on <time dateTime={seen.at}>{manilaExact(seen.at)}</time>,
          Manila time. It may have changed or closed since.
        </p>
        <div className="mt-3">
          <Button look="secondary" onClick={failed.onRetry} busy={failed.retrying} busyLabel="Trying again…">
            Try again
          </Button>
        </div>
      </Notice>
      <Heading depth={0} className="text-3xl break-words sm:text-4xl">
        {seen.title}
      </Heading>
      <dl className="grid grid-cols-2 gap-x-8 border-y border-line">
        {facts.map(([term, words]) => (
          <div key={term} className="py-3">
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="font-medium break-words">{words}</dd>
          </div>
        ))}
      </dl>
      <Description text={seen.description} />
    </article>
  )
}
