import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { refreshEndpoints, refreshQueries, showAnswer } from '#web/lib/query.ts'
import type { Above } from '#features/applications/web/apply-flow.ts'
import { ApplyOutcome } from '#features/applications/web/apply-outcome.tsx'
import {
  ApplyPrompt,
  ApplyReport,
  IntegrationRequired,
  LetterRequired,
} from '#features/applications/web/apply-prompts.tsx'
import { afterClick, type ClickFacts } from '#features/applications/web/apply-steps.ts'
import { useApplyRun } from '#features/applications/web/use-apply-run.ts'
import { reloadUser } from '#features/auth/web/session.ts'
import { jobs } from '#features/jobs/calls.ts'
import type { Job, JobDetail } from '#features/jobs/contract.ts'
import { jobQuery } from '#features/jobs/web/api.ts'
import { type WayOn, wayOn } from '#features/jobs/web/way-on.ts'
import { useResumeUpload } from '#features/resumes/web/api.ts'
import { loginAddress } from '#web/lib/redirect.ts'
import { readSession, type Session } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { part } from '#web/lib/screen.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { besideAddress } from '../jobs/beside.ts'
import { ApplyWindow } from './apply-window.tsx'
import { useApplyPorts } from './apply-ports.ts'
import { useApplyForm } from './use-apply-form.ts'

// How it ended is said at once; what follows from it may come a moment later.
const AfterSending = part(async () => (await import('./after-sending.tsx')).AfterSending)
const MissingForApplying = part(async () => (await import('./missing-for-applying.tsx')).MissingForApplying)
const ConnectBoardForm = part(
  async () => (await import('#features/board-account/web/connect-board-form.tsx')).ConnectBoardForm,
)

/** What is known of the person at the moment of a click. */
const factsOf = ({ token, user }: Session): ClickFacts => ({
  signedIn: token !== null,
  expired: user === null ? null : !user.has_active_subscription,
  accountType: user?.account_type ?? null,
  onboarded: user?.onboarding_completed ?? null,
})

/** The reason of an earlier failure is over with the next try. */
const withoutError = ({ applicationError: _over, ...job }: JobDetail): JobDetail => job

/** Everything 'Apply Now' opens, from the first prompt to the outcome (spec 2 §4). Mounted by the click. */
export function ApplyFlowView({ job, onDone }: { job: Job; onDone: () => void }) {
  const client = useQueryClient()
  const upload = useResumeUpload()
  const ports = useApplyPorts(job.id, upload.send)
  const form = useApplyForm(job)
  const { state, dispatch, submit } = useApplyRun(
    {
      jobId: job.id,
      ports,
      failedBefore: job.application_state === 'failed',
      onResumeMade: form.resumeMade,
      onLetterMade: (letter) => form.change({ letter }),
      onDelivered: ({ application: { id, own, delivery } }) => {
        if (delivery === 'confirmed') form.forget()
        const applied = delivery === 'confirmed'
        showAnswer(client, jobQuery(String(job.id)).queryKey, (old) =>
          old
            ? {
                ...withoutError(old),
                applied,
                userHasApplied: applied,
                application_state: delivery,
                application: { id, own },
              }
            : old,
        )
        // The list it stands beside.
        void refreshEndpoints(client, jobs.search)
      },
    },
    afterClick(factsOf(readSession())),
  )
  // Before it is forgotten: a letter takes longer to write than a list is kept.
  const [way] = useState(() => wayOn(client, job.id))
  useSecondThought(state.window, (opens) => dispatch({ type: 'clicked', opens }))
  useLeaving(state.leaving)
  const over = state.window === 'closed' && state.above === null
  useEffect(() => {
    if (over) onDone()
    // oxlint-disable-next-line react/exhaustive-deps -- the owner unmounts us for it, once
  }, [over])

  const { above } = state
  const refused = above?.kind === 'report'
  useEffect(() => {
    // The board may have closed the posting: the page behind says so too.
    if (refused) void refreshQueries(client, { queryKey: jobQuery(String(job.id)).queryKey })
  }, [refused, client, job.id])
  return (
    <>
      {state.window === 'apply' ? (
        <ApplyWindow
          job={job}
          state={state}
          form={form}
          upload={upload}
          onSubmit={() => void submit(form.outgoing())}
          onClose={() => dispatch({ type: 'closed' })}
        />
      ) : null}
      {state.window === 'login' || state.window === 'expired' || state.window === 'onboarding' ? (
        <ApplyPrompt
          prompt={state.window}
          missing={<MissingForApplying />}
          onClose={() => dispatch({ type: 'closed' })}
        />
      ) : null}
      <Over above={above} jobId={job.id} way={way} onClose={() => dispatch({ type: 'above-closed' })} />
    </>
  )
}

type OverProps = { above: Above | null; jobId: number; way: WayOn; onClose: () => void }

/** What lies over the apply modal, or is left of the flow when it is closed. */
function Over({ above, jobId, way, onClose }: OverProps) {
  switch (above?.kind) {
    case 'letter-required':
      return <LetterRequired onClose={onClose} />
    case 'integration':
      return (
        <IntegrationRequired refused={above.refused} onClose={onClose}>
          <ConnectBoardForm onConnected={onClose} waiting={<FormSkeleton />} />
        </IntegrationRequired>
      )
    case 'report':
      return <ApplyReport details={above.details} onClose={onClose} />
    case 'outcome':
      return <Outcome {...above} jobId={jobId} way={way} onClose={onClose} />
    default:
      return null
  }
}

const FormSkeleton = () => (
  <Loading label="Loading the form" className="flex flex-col gap-4">
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-11" />
  </Loading>
)

type OutcomeProps = Extract<Above, { kind: 'outcome' }> & Omit<OverProps, 'above'>

/** How it ended and what follows; beside its list a posting is followed by the next one there, and needs no way back. */
function Outcome({ application, message, jobId, way: { list, next }, onClose }: OutcomeProps) {
  const beside = useLocation().pathname === '/jobs'
  const follows = next && (beside ? besideAddress(list, next.id) : `/jobs/${next.id}`)
  const back = beside ? null : list
  const to = follows ?? back
  return (
    <ApplyOutcome
      application={application}
      message={message}
      onClose={onClose}
      next={to === null ? undefined : <ButtonLink to={to}>{follows ? 'Next job in your list' : BACK}</ButtonLink>}
    >
      <AfterSending jobId={jobId} application={application}>
        {follows && back ? (
          <TextLink to={back} className="inline-flex min-h-11 items-center self-start">
            {BACK}
          </TextLink>
        ) : null}
      </AfterSending>
    </ApplyOutcome>
  )
}

const BACK = 'Back to the list'

/** A prompt that rests on what this tab remembers is checked once: the person may have paid or finished elsewhere. */
function useSecondThought(window: string, onChanged: (opens: ReturnType<typeof afterClick>) => void): void {
  useEffect(() => {
    if (window !== 'expired' && window !== 'onboarding') return undefined
    let over = false
    const look = async () => {
      await reloadUser().catch(() => null)
      const opens = afterClick(factsOf(readSession()))
      if (!over && opens !== window) onChanged(opens)
    }
    void look()
    return () => {
      over = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked once per prompt
  }, [window])
}

function useLeaving(leaving: 'login' | null): void {
  const here = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (leaving === 'login') navigate(loginAddress(here))
    // oxlint-disable-next-line react/exhaustive-deps -- one leave for one refusal, whatever the address does
  }, [leaving])
}
