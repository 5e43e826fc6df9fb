import { memo, type MouseEvent, type ReactNode, use } from 'react'
import { isPlainClick, Link } from '#web/lib/navigation.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Job } from '../contract.ts'
import { initialsOf } from '../rules.ts'
import { CardActions } from './card-actions.ts'
import { cardChips } from './card-chips.ts'
import { CardMatch } from './card-match.ts'
import { asksForProof, IdProofHeld } from './id-proof-held.ts'
import { Moment } from './moment.tsx'
import { OpenJob } from './open-job.ts'
import { monthlyPesos, monthlyPesosShort, payShort, payText, typeText } from './pay-text.ts'
import { SeenMark } from './seen-mark.tsx'
import { SourceWords } from './source-words.tsx'
import { UNNAMED_EMPLOYER } from './texts.ts'

const ROW = 'relative border-b border-line py-1.5 beside:ps-2'
/** The heading cuts its lines off, and with them a ring around its link: the ring goes around the whole row, inside of it. */
const TITLE =
  "text-ink no-underline after:absolute after:inset-0 after:content-[''] hover:text-dagat hover:underline focus-visible:outline-none focus-visible:after:-inset-x-1.5 beside:focus-visible:after:inset-x-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-dagat"
const CHIP_TONES = {
  plain: 'border-line text-soft',
  dagat: 'border-transparent bg-dagat-wash text-dagat-deep',
  success: 'border-transparent bg-success-wash text-success',
  danger: 'border-transparent bg-danger-wash text-danger',
  mangga: 'border-transparent bg-mangga-wash text-mangga-ink',
}

type ResultCardProps = {
  job: Job
  level?: 2 | 3
  note?: string
  /** What a list says or offers below the posting. */
  children?: ReactNode
}

/**
 * A posting in a list; the whole row leads to it. At most 132 px high on a phone, so that four of them and a bit
 * are in sight; the preview stands where there is room for it and the posting itself is not beside the list.
 */
export const ResultCard = memo(function ResultCard({ job, level = 2, note, children }: ResultCardProps) {
  const actions = use(CardActions)
  const beside = use(OpenJob)
  const Heading = `h${level}` as const
  const employer = job.employer?.name ?? UNNAMED_EMPLOYER
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!beside || !isPlainClick(event)) return
    event.preventDefault()
    beside.open(job.id)
  }
  const chosen = beside?.chosen === job.id
  return (
    <article
      aria-current={chosen ? 'true' : undefined}
      data-job={job.id}
      className={cx(
        ROW,
        chosen
          ? 'bg-dagat-wash before:absolute before:inset-y-0 before:start-0 before:w-1 before:rounded-full before:bg-dagat'
          : 'hover:bg-surface active:bg-dagat-wash',
      )}
    >
      <div className={cx('flex min-w-0 flex-col', actions && 'pe-11')}>
        <Heading className="line-clamp-2 text-base/5 text-wrap break-words beside:line-clamp-1">
          <Link to={`/jobs/${job.id}`} onClick={open} className={TITLE}>
            {job.title}
          </Link>
        </Heading>
        <p className="flex min-w-0 items-center gap-1.5 text-sm/4.5 text-soft">
          <Avatar initials={job.employer ? initialsOf(job.employer.name) : ''} name={employer} size="tiny" />
          <span className="truncate">
            {employer}
            {job.location ? ` · ${job.location}` : ''}
          </span>
          <MatchMark id={job.id} />
          <SeenMark job={job} />
        </p>
        <CardPay job={job} />
        <p className="my-1 line-clamp-2 text-[0.9375rem]/5 break-words max-sm:hidden beside:hidden">{job.preview}</p>
        <CardMoments job={job} />
        <CardChips job={job} note={note} />
        {children === undefined ? null : <div className="relative z-1 mt-2">{children}</div>}
      </div>
      {actions ? (
        <div className="absolute end-0 top-0.5 z-1 has-[[aria-expanded=true]]:z-20">{actions(job)}</div>
      ) : null}
    </article>
  )
})

/** Lower matches are most of a list, and say nothing. */
const WORTH_SAYING = 30

/** How well it fits, in the line of the employer, so that it moves nothing when it comes. */
function MatchMark({ id }: { id: number }) {
  const score = use(CardMatch)[id]
  if (score === undefined || score < WORTH_SAYING) return null
  // It comes later than the page: the mark behind it stays where it is.
  return <span className="match tabular ms-auto shrink-0 font-semibold text-dagat-deep">{score}% match</span>
}

/** Pay as posted and what it makes a month; read out in whole words. */
function CardPay({ job }: { job: Job }) {
  const monthly = monthlyPesosShort(job.pay)
  return (
    <p className="tabular truncate text-[0.9375rem]/5 max-sm:text-sm/5">
      {/* First: behind pay in a board's long words its place would lie outside of the screen. */}
      <span className="sr-only">
        {[payText(job), monthlyPesos(job.pay)].filter((text) => text !== null).join(', ')}
      </span>
      <span aria-hidden="true">
        <span className="font-semibold">{payShort(job)}</span>
        {monthly ? <span className="font-medium text-success"> {monthly}</span> : null}
      </span>
      <span className="text-soft"> · {typeText(job)}</span>
    </p>
  )
}

/** When it came in, when it was last seen open, and where it is posted; the moments' own hover lies over the row's link. */
const CardMoments = ({ job }: { job: Job }) => (
  <p className="tabular relative flex min-w-0 items-center gap-1 text-[0.8125rem]/4.5 whitespace-nowrap text-soft">
    <span className="z-1">
      <span className="sr-only">Posted </span>
      <Moment at={job.date_posted} precision={job.date_posted_precision} short />
    </span>
    <span aria-hidden="true">·</span>
    <span className="z-1">
      seen open <Moment at={job.last_seen_open} short />
    </span>
    <span aria-hidden="true">·</span>
    <SourceWords job={job} />
  </p>
)

function CardChips({ job, note }: { job: Job; note: string | undefined }) {
  const chips = cardChips(job, note, use(IdProofHeld))
  if (chips.length === 0) return null
  return (
    <p
      className={cx(
        'flex min-w-0 gap-1 overflow-hidden pt-0.5',
        // Where the person's ID proof is still to come the line stays, so that nothing moves then.
        chips.every(({ tone }) => tone === 'plain') && !asksForProof(job) && 'beside:hidden',
      )}
    >
      {chips.map(({ text, tone }) => (
        <span
          key={text}
          className={cx('max-w-40 truncate rounded-full border px-2 text-xs/4.5 font-medium', CHIP_TONES[tone])}
        >
          {text}
        </span>
      ))}
    </p>
  )
}

/** The shape of a row that is coming. */
export function ResultSkeleton() {
  return (
    <div className={`${ROW} flex flex-col gap-1`}>
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-4.5 w-2/5" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4.5 w-3/5" />
    </div>
  )
}
