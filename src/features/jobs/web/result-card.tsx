import { memo, type ReactNode, use } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Job } from '../contract.ts'
import { initialsOf } from '../rules.ts'
import { CardActions } from './card-actions.ts'
import { Moment } from './moment.tsx'
import { monthlyPesos, payText, typeText } from './pay-text.ts'
import { SourceChips } from './source-chips.tsx'
import { UNNAMED_EMPLOYER } from './texts.ts'

const ROW = 'relative grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-5'

type ResultCardProps = {
  job: Job
  level?: 2 | 3
  note?: string
  /** What a list says or offers below the posting. */
  children?: ReactNode
}

/** A posting in a list; the whole row leads to it (spec 2 §2). */
export const ResultCard = memo(function ResultCard({ job, level = 2, note, children }: ResultCardProps) {
  const actions = use(CardActions)
  const Heading = `h${level}` as const
  const employer = job.employer?.name ?? UNNAMED_EMPLOYER
  return (
    <article className={`${ROW} hover:bg-surface`}>
      <Avatar initials={job.employer ? initialsOf(job.employer.name) : ''} name={employer} />
      <div
        className={cx(
          'min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8',
          actions && 'lg:pe-14',
        )}
      >
        <div className={cx('min-w-0', actions && 'max-lg:pe-11')}>
          <Heading className="text-lg leading-snug break-words">
            <Link
              to={`/jobs/${job.id}`}
              className="text-ink no-underline after:absolute after:inset-0 after:content-[''] hover:text-dagat hover:underline"
            >
              {job.title}
            </Link>
          </Heading>
          <p className="text-soft">
            {employer}
            {job.location ? ` · ${job.location}` : ''}
          </p>
        </div>
        <CardFacts job={job} />
        <p className="mt-2 break-words lg:col-start-1">{job.preview}</p>
        <div className="mt-3 flex flex-wrap items-center gap-1.5 lg:col-start-1">
          {note ? <Badge tone="dagat">{note}</Badge> : null}
          <CardState job={job} />
          <SourceChips job={job} />
        </div>
        {children === undefined ? null : <div className="relative z-1 mt-3 lg:col-start-1">{children}</div>}
      </div>
      {actions ? (
        <div className="absolute end-0 top-2.5 z-1 has-[[aria-expanded=true]]:z-20">{actions(job)}</div>
      ) : null}
    </article>
  )
})

function CardFacts({ job }: { job: Job }) {
  const monthly = monthlyPesos(job.pay)
  return (
    <div className="tabular mt-2 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:text-end">
      <p className="font-semibold">{payText(job)}</p>
      {monthly ? <p className="text-sm text-soft">{monthly}</p> : null}
      <p className="text-sm text-soft">{typeText(job)}</p>
      <p className="relative z-1 mt-1 text-sm text-soft">
        <span className="block">
          Posted <Moment at={job.date_posted} precision={job.date_posted_precision} />
        </span>
        <span className="block">
          Seen open <Moment at={job.last_seen_open} />
        </span>
      </p>
    </div>
  )
}

function CardState({ job }: { job: Job }) {
  if (!job.applied && !job.closed) return job.reposted ? <Badge>Posted again</Badge> : null
  return (
    <>
      {job.applied ? <Badge tone="success">Applied</Badge> : null}
      {job.closed ? <Badge tone="danger">Job Closed</Badge> : null}
    </>
  )
}

/** The shape of a row that is coming. */
export function ResultSkeleton() {
  return (
    <div className={ROW}>
      <Skeleton className="size-12" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-1 h-12 w-full" />
        <Skeleton className="h-6 w-32" />
      </div>
    </div>
  )
}
