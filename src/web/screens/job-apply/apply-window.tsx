import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type FlowState, isBusy, type Phase } from '#features/applications/web/apply-flow.ts'
import { PointsField } from '#features/applications/web/points-field.tsx'
import { PostingReminders } from '#features/applications/web/posting-reminders.tsx'
import { APPLY_SENTENCES } from '#features/applications/web/texts.ts'
import { useIntegrations } from '#features/board-account/web/api.ts'
import type { Job } from '#features/jobs/contract.ts'
import type { useResumeUpload } from '#features/resumes/web/api.ts'
import { ResumePicker } from '#features/resumes/web/resume-picker.tsx'
import { useOnline } from '#web/lib/online.ts'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { useAskedOf } from './asked-of.tsx'
import { heldPlace } from './held-place.ts'
import { LetterDesk, useLetterDesk } from './letter-desk.tsx'
import type { ApplyForm } from './use-apply-form.ts'

const BUSY_WORDS: Record<Phase, string> = {
  writing: 'Submit Application',
  'ask-board': 'Checking your OLJ account…',
  upload: 'Uploading your resume…',
  letter: 'Saving your letter…',
  send: 'Sending to OLJ…',
  checking: 'We are checking…',
}

type ApplyWindowProps = {
  job: Job
  state: FlowState
  form: ApplyForm
  upload: ReturnType<typeof useResumeUpload>
  onSubmit: () => void
  onClose: () => void
}

/** The apply modal: resume, letter, points (spec 2 §2). What is typed outlives it. */
export function ApplyWindow({ job, state, form, upload, onSubmit, onClose }: ApplyWindowProps) {
  const id = useId()
  const busy = isBusy(state)
  const desk = useLetterDesk(job, form)
  const asked = useAskedOf({ job, form, busy, write: desk.write, onSubmit })
  const { data: board } = useIntegrations()
  const formRef = useFocusOnWrong(state.wrong)
  const first = useResumesFirst(form, formRef, () => {
    if (desk.mayGo()) asked.submit()
  })
  const notice = state.notice === '' ? first.notice : state.notice
  const noticeRef = useShownNotice(notice)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) first.submit()
  }
  const { draft, change } = form
  return (
    <Dialog
      title="Apply for this job"
      onClose={onClose}
      locked={busy && state.phase !== 'checking'}
      actions={
        <>
          <Button
            type="submit"
            form={id}
            busy={busy || first.waits}
            busyLabel={first.waits ? 'Loading your resumes…' : BUSY_WORDS[state.phase]}
          >
            Submit Application
          </Button>
          <Button
            look="secondary"
            className="max-sm:hidden"
            onClick={onClose}
            disabled={busy && state.phase !== 'checking'}
          >
            {state.phase === 'checking' ? 'Close' : 'Cancel'}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={id}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-6 [overflow-anchor:none]"
        aria-label="Application"
      >
        <p className="-mt-2 text-soft">
          <span className="font-medium text-ink">{job.title}</span>
          {job.employer ? `, ${job.employer.name}` : ''}
        </p>
        <div ref={noticeRef} role="status" className="scroll-my-20 empty:hidden">
          {notice === '' ? null : <Notice tone={state.phase === 'checking' ? 'mangga' : 'danger'}>{notice}</Notice>}
        </div>
        <PostingReminders job={job} idProof={board?.olj_id_proof ?? null} />
        <div ref={heldPlace} className="empty:hidden">
          {asked.card}
        </div>
        <Resumes form={form} upload={upload} busy={busy} missing={state.wrong === 'resume'} />
        <LetterDesk job={job} form={form} desk={desk} onGenerate={asked.generate} busy={busy} />
        <PointsField
          value={draft.points}
          onValue={(points) => change({ points })}
          balance={form.balance}
          error={form.pointsProblem === '' ? undefined : form.pointsProblem}
          disabled={busy}
        />
      </form>
      {asked.dialog}
    </Dialog>
  )
}

type ResumesProps = { form: ApplyForm; upload: ApplyWindowProps['upload']; busy: boolean; missing: boolean }

function Resumes({ form: { resumes, kept, choice, choose }, upload, busy, missing }: ResumesProps) {
  if (resumes.isError && !resumes.data) {
    return (
      <ErrorState
        message="Your resumes could not be loaded."
        onRetry={() => void resumes.refetch()}
        retrying={resumes.isFetching}
        level={2}
      />
    )
  }
  if (!resumes.data) {
    return (
      <Loading label="Loading your resumes">
        <Skeleton className="mb-2 h-5 w-24" />
        <Skeleton className="h-11 w-full" />
      </Loading>
    )
  }
  const noFile = choice.kind === 'upload' && choice.file === null
  return (
    <ResumePicker
      resumes={kept}
      value={choice}
      onValue={choose}
      upload={upload}
      error={missing && noFile ? APPLY_SENTENCES.resumeRequired : undefined}
      disabled={busy && upload.state.kind !== 'sending'}
    />
  )
}

/**
 * Before the resumes have come there is none to send. While they are coming a press waits for them; where they do not come
 * it is said that nothing was sent. Without a letter, or signed out, nothing would be sent anyway: that is said at once.
 */
function useResumesFirst({ resumes, draft }: ApplyForm, form: RefObject<HTMLFormElement | null>, go: () => void) {
  const [pressed, setPressed] = useState<'waits' | 'may go' | 'told' | null>(null)
  const isOnline = useOnline()
  const isHere = resumes.data !== undefined
  const mayGo = pressed === 'may go' && isHere
  useEffect(() => {
    if (mayGo) form.current?.requestSubmit()
  }, [mayGo, form])
  const wait = async () => {
    setPressed('waits')
    const { data } = await resumes.refetch({ cancelRefetch: false })
    setPressed((now) => (now !== 'waits' ? now : data ? 'may go' : 'told'))
  }
  if (pressed === 'waits' && !isOnline) setPressed('told')
  return {
    waits: pressed === 'waits',
    notice: pressed === 'told' && !isHere ? APPLY_SENTENCES.resumesWaited : '',
    submit: () => {
      if (isHere || draft.content.trim() === '' || readSession().token === null) {
        setPressed(null)
        go()
      } else if (isOnline) void wait()
      else setPressed('told')
    },
  }
}

/** The button stands at the bottom, the sentence at the top: it is brought into sight when it changes. */
function useShownNotice(notice: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice !== '') ref.current?.scrollIntoView({ block: 'nearest' })
  }, [notice])
  return ref
}

/** Leads to the field the last try stopped at. */
function useFocusOnWrong(wrong: FlowState['wrong']) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong !== null) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  }, [wrong])
  return ref
}
