import { useState } from 'react'
import { manilaExact } from '#contract/time.ts'
import { statusOf } from '#web/lib/query.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import type { Application } from '../contract.ts'
import { useApplication } from './api.ts'
import { DeliveryState } from './delivery.tsx'
import { HistoryList } from './history-list.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { StatusSelect } from './status-select.tsx'
import { APPLICATIONS_SENTENCES as say, withStatus } from './texts.ts'
import { UpdateDialog } from './update-dialog.tsx'

/** One application: how it stands, its receipt and its history. */
export function ApplicationView({ id }: { id: string }) {
  const { data, isError, error, isFetching, refetch } = useApplication(id)
  const [updating, setUpdating] = useState(false)
  if (data) {
    const { application, receipt, history } = data
    return (
      <article className="flex flex-col gap-10">
        <Heading application={application} onUpdate={() => setUpdating(true)} />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
          <ReceiptView application={application} receipt={receipt} />
          <HistoryList events={history} />
        </div>
        {updating ? <UpdateDialog row={application} onClose={() => setUpdating(false)} /> : null}
      </article>
    )
  }
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

function Heading({ application, onUpdate }: { application: Application; onUpdate: () => void }) {
  const { status, interview_date: interview, offer_date: offer, notes } = application
  const at = status === 'interview' ? interview : status === 'offer' ? offer : null
  return (
    <header className="flex flex-col gap-4">
      <div>
        <h1 className="text-3xl break-words sm:text-4xl">{application.job_title}</h1>
        <p className="mt-1 text-lg text-soft">{application.employer_name || 'Employer not named'}</p>
        <p className="print:hidden">
          <TextLink to={`/jobs/${application.job}`}>See the job</TextLink>
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
        <Button look="secondary" onClick={onUpdate}>
          Update
        </Button>
      </div>
    </header>
  )
}

const NotYours = () => (
  <div className="flex flex-col items-start gap-4 py-10">
    <h1 className="text-3xl">This application is not here.</h1>
    <ButtonLink to="/applications">My Applications</ButtonLink>
  </div>
)
