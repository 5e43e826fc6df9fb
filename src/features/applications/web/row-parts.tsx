import { manilaDay, manilaExact } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { OutsideLink, TextLink } from '#web/ui/link.tsx'
import type { Application } from '../contract.ts'
import { useIsRemovedFollowUp } from '../follow-ups/web/api.ts'
import { dueness } from '../follow-ups/rules.ts'

/** The job with its way there: our page of the posting, or the person's own link. */
export const JobName = ({ row, small = false }: { row: Application; small?: boolean }) => (
  <>
    <JobLink row={row} className={cx('font-semibold break-words', !small && 'text-lg')} />
    <p className={cx('break-words text-soft', small && 'text-sm')}>{employerOf(row)}</p>
  </>
)

/** Whose job it is, and that it is closed by now. */
export const employerOf = ({ employer_name: employer, job_closed: closed }: Application): string =>
  `${employer || 'Employer not named'}${closed ? ' · Job closed' : ''}`

/** Our page of the posting, the person's own link, or the title alone. */
export function JobLink({ row, className }: { row: Application; className: string }) {
  if (row.job !== null) {
    return (
      <TextLink to={`/jobs/${row.job}`} className={className} draggable={false}>
        {row.job_title}
      </TextLink>
    )
  }
  if (row.link === '') return <span className={className}>{row.job_title}</span>
  return (
    <OutsideLink href={row.link} className={className} draggable={false}>
      {row.job_title}
    </OutsideLink>
  )
}

/** A day as the person set it, in words. */
export const dayInWords = (day: string): string => manilaDay(`${day}T00:00:00+08:00`)

/** The appointment that belongs to the status and what is due, so that they are seen without opening anything. */
export function Dates({ row }: { row: Application }) {
  const now = useNow()
  const at = row.status === 'interview' ? row.interview_date : row.status === 'offer' ? row.offer_date : null
  const isRemoved = useIsRemovedFollowUp()
  const due = row.next_follow_up === null || isRemoved(row.next_follow_up.id) ? null : row.next_follow_up
  return (
    <>
      {at === null ? null : (
        <p className="text-sm font-medium text-mangga-ink">
          {row.status === 'interview' ? 'Interview' : 'Offer'}: {manilaExact(at)}, Manila time
        </p>
      )}
      {due === null ? null : (
        <p
          className={cx(
            'text-sm break-words',
            dueness(due.due_on, now) === 'later' ? 'text-soft' : 'font-medium text-danger',
          )}
        >
          {DUE_WORDS[dueness(due.due_on, now)]} {dayInWords(due.due_on)}: {due.text}
        </p>
      )}
    </>
  )
}

export const DUE_WORDS = { overdue: 'Overdue since', today: 'Due today,', later: 'Due' } as const

/** A hint, never a status: nothing was heard for long (issue, "no reply"). */
export function QuietHint({ row, onFollowUp }: { row: Application; onFollowUp: (id: number) => void }) {
  if (row.quiet_days === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="text-sm font-medium text-mangga-ink">No reply for {row.quiet_days} days</p>
      {row.follow_up_sent_at === null ? (
        <Button look="quiet" onClick={() => onFollowUp(row.id)} aria-label={`Follow up: ${row.job_title}`}>
          Follow up
        </Button>
      ) : (
        <span className="text-sm text-soft">Followed up on {manilaDay(row.follow_up_sent_at)}</span>
      )}
    </div>
  )
}

/** There is a receipt only for what was sent from here; the page has the history of the others too. */
const receiptWord = (row: Application): string => (row.delivery === 'confirmed' && !row.own ? 'Receipt' : 'Details')

export const RowActions = ({ row, onUpdate }: { row: Application; onUpdate: (id: number) => void }) => (
  <div className={cx('flex lg:gap-1', row.delivery !== 'confirmed' && 'max-lg:-ms-2')}>
    <Button
      look="quiet"
      className="max-lg:px-2"
      onClick={() => onUpdate(row.id)}
      aria-label={`Update: ${row.job_title}`}
    >
      Update
    </Button>
    <ButtonLink
      look="quiet"
      className="max-lg:px-2"
      to={`/applications/${row.id}${receiptWord(row) === 'Receipt' ? '#receipt' : ''}`}
      aria-label={`${receiptWord(row)}: ${row.job_title}`}
    >
      {receiptWord(row)}
    </ButtonLink>
  </div>
)
