import { useState } from 'react'
import type { ResponseOf } from '#contract/endpoint.ts'
import { manilaExact } from '#contract/time.ts'
import { statusOf } from '#web/lib/query.ts'
import { part } from '#web/lib/screen.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { OutsideLink, TextLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import type { Application, applications } from '../contract.ts'
import { FollowUpsPanel } from '../follow-ups/web/follow-ups-panel.tsx'
import { useIsRemovedInterview } from '../interviews/web/api.ts'
import { InterviewsPanel } from '../interviews/web/interviews-panel.tsx'
import { OwnActions, RemovedOwn } from '../own-entries/web/own-actions.tsx'
import { useApplication } from './api.ts'
import { DeliveryState } from './delivery.tsx'
import { HistoryList } from './history-list.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { QuietHint } from './row-parts.tsx'
import { StatusSelect } from './status-select.tsx'
import { APPLICATIONS_SENTENCES as say, withStatus } from './texts.ts'

const UpdateDialog = part(async () => (await import('./update-dialog.tsx')).UpdateDialog)
const AskDialog = part(async () => (await import('../follow-ups/web/ask-dialog.tsx')).AskDialog)

/** One application: how it stands, its receipt and its history. */
export function ApplicationView({ id }: { id: string }) {
  const { data, isError, error, isFetching, refetch } = useApplication(id)
  const [removed, setRemoved] = useState<Application | null>(null)
  if (removed) return <RemovedOwn row={removed} onRestored={() => setRemoved(null)} />
  if (data) return <Whole data={data} onRemoved={() => setRemoved(data.application)} />
  if (isError && (statusOf(error) === 404 || statusOf(error) === 400)) return <NotYours />
  if (isError) {
    return (
      <ErrorState
        level={1}
        message={withStatus(say.loadFailed, statusOf(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <Loading label="Loading the application" className="flex flex-col gap-3">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="mt-6 h-64 w-full" />
    </Loading>
  )
}

type WholeProps = { data: ResponseOf<typeof applications.get>; onRemoved: () => void }
type Open = 'update' | 'follow-up' | null

function Whole({ data, onRemoved }: WholeProps) {
  const { receipt, history, follow_ups: followUps } = data
  const { application, interviews } = useWithoutRemoved(data)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <article className="flex flex-col gap-10">
      <Heading application={application} onOpen={setOpen} onRemoved={onRemoved} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-12">
        <InterviewsPanel application={application.id} interviews={interviews} />
        <FollowUpsPanel application={application.id} followUps={followUps} />
      </div>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <ReceiptView application={application} receipt={receipt} />
        <HistoryList events={history} />
      </div>
      {open === 'update' ? <UpdateDialog row={application} onClose={close} onMissing={close} /> : null}
      {open === 'follow-up' ? <AskDialog row={application} onClose={close} onMissing={close} /> : null}
    </article>
  )
}

/** What the person removed and may still want back is shown neither in its list nor as the date of the application. */
function useWithoutRemoved({ application, interviews }: WholeProps['data']) {
  const isRemoved = useIsRemovedInterview()
  const { interview_date: at } = application
  const removed = interviews.filter(({ id }) => isRemoved(id))
  const isOver = removed.some(({ starts_at: start }) => start === at)
  return {
    application: isOver ? { ...application, interview_date: null } : application,
    interviews: interviews.filter((one) => !removed.includes(one)),
  }
}

type HeadingProps = { application: Application; onOpen: (open: Open) => void; onRemoved: () => void }

function Heading({ application, onOpen, onRemoved }: HeadingProps) {
  const { status, interview_date: interview, offer_date: offer, notes } = application
  const at = status === 'interview' ? interview : status === 'offer' ? offer : null
  return (
    <header className="flex flex-col gap-4">
      <div>
        <h1 className="text-3xl break-words sm:text-4xl">{application.job_title}</h1>
        <p className="mt-1 text-lg text-soft">{application.employer_name || 'Employer not named'}</p>
        <p className="print:hidden">
          <JobLink application={application} />
        </p>
      </div>
      <DeliveryState row={application} />
      {at === null ? null : (
        <p className="font-medium text-mangga-ink">
          {status === 'interview' ? 'Interview' : 'Offer'}: {manilaExact(at)}, Manila time
        </p>
      )}
      {notes === '' ? null : <p className="max-w-prose break-words whitespace-pre-line">{notes}</p>}
      <div className="flex flex-wrap gap-2 print:hidden">
        <StatusSelect row={application} />
        <Button look="secondary" onClick={() => onOpen('update')}>
          Update
        </Button>
        {application.own ? <OwnActions row={application} onRemoved={onRemoved} /> : null}
      </div>
      <div className="print:hidden">
        <QuietHint row={application} onFollowUp={() => onOpen('follow-up')} />
      </div>
    </header>
  )
}

function JobLink({ application: { job, link } }: { application: Application }) {
  if (job !== null) return <TextLink to={`/jobs/${job}`}>See the job</TextLink>
  return link === '' ? null : <OutsideLink href={link}>See the posting</OutsideLink>
}

const NotYours = () => (
  <div className="flex flex-col items-start gap-4 py-10">
    <h1 className="text-3xl">This application is not here.</h1>
    <ButtonLink to="/applications">My Applications</ButtonLink>
  </div>
)
