import { use } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useSimilarJobs } from './api.ts'
import { CardActions } from './card-actions.ts'
import { Heading } from './heading.tsx'
import { HiddenNote } from './hidden-note.tsx'
import { Moment } from './moment.tsx'
import { payText } from './pay-text.ts'
import { UNNAMED_EMPLOYER } from './texts.ts'

const SHOWN = 3

/** Up to three postings like this one and the way to more (spec 2 §2). A failure leaves the link alone. */
export function SimilarJobs({ id }: { id: string }) {
  const { data, isError } = useSimilarJobs(id)
  const actions = use(CardActions)
  return (
    <section aria-labelledby="similar" className="border-t border-line pt-6">
      {/* The way on stands above the list: below it, a finger would miss it when the rows come. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading depth={1} id="similar" className="text-xl">
          Similar Jobs
        </Heading>
        <TextLink to={`/jobs?similar_to=${id}`} className="inline-flex min-h-11 items-center">
          See all similar jobs
        </TextLink>
      </div>
      {data ? (
        <ul>
          {data.results.slice(0, SHOWN).map((job) => (
            <li key={job.id} className="flex items-start gap-3 border-b border-line py-4">
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <TextLink to={`/jobs/${job.id}`} className="text-lg break-words">
                    {job.title}
                  </TextLink>
                  <Badge>{job.similarityLabel}</Badge>
                </div>
                <p className="text-soft">
                  {job.employer?.name ?? UNNAMED_EMPLOYER} · {payText(job)}
                </p>
                <p className="relative text-sm text-soft">
                  Seen open <Moment at={job.last_seen_open} />
                </p>
              </div>
              {actions?.(job)}
            </li>
          ))}
        </ul>
      ) : isError ? null : (
        <Loading label="Loading similar jobs" className="flex flex-col gap-3 py-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      )}
      <HiddenNote count={data?.hidden_count} />
      {data?.results.length === 0 ? <p className="mt-2 text-soft">Nothing open is like this job right now.</p> : null}
    </section>
  )
}
