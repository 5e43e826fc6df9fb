import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSlow } from '#web/lib/slow.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { VerificationStanding } from '../contract.ts'
import { BOARD_SLOW } from '../../rules.ts'
import { useStanding } from './api.ts'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { type FlowState, forgetInHand, type Step } from './flow.ts'
import { PhotoStep } from './photo-step.tsx'
import { AddressStep, WhoStep } from './text-steps.tsx'
import { VERIFICATION_TEXTS as say } from './texts.ts'
import { type Flow, useFlow } from './use-flow.ts'

type VerificationDialogProps = { person: number; onClose: () => void }

const STEPS = [
  ['who', 'Who you are'],
  ['photos', 'Your ID and a selfie'],
  ['address', 'Proof of address'],
  ['code', 'Mobile code'],
] as const satisfies readonly (readonly [Step, string])[]

/** Proves to the board who somebody is: one calm step at a time, and nothing typed or taken is lost by closing it. */
export function VerificationDialog({ person, onClose }: VerificationDialogProps) {
  const { data, isError, isFetching, refetch } = useStanding()
  const [began, begin] = useState<VerificationStanding | null>(null)
  // What a later look finds is the steps' own affair: where somebody is does not jump.
  if (began === null && data && !isFetching) begin(data)
  if (began) return <OpenDialog person={person} standing={began} onClose={onClose} />
  return (
    <Dialog title={say.title} onClose={onClose}>
      {isError && !isFetching ? (
        <ErrorState message={say.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading your verification" className="flex flex-col gap-4">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </Loading>
      )}
    </Dialog>
  )
}

type OpenDialogProps = VerificationDialogProps & { standing: VerificationStanding }

function OpenDialog({ person, standing, onClose }: OpenDialogProps) {
  const flow = useFlow(person, standing)
  const { step, going } = flow
  const top = useShownStep(step)
  const done = () => {
    flow.form.reset()
    forgetInHand()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    flow.proceed()
  }
  const isForm = step !== 'code' && step !== 'done'
  return (
    <Dialog
      title={say.title}
      onClose={step === 'done' ? done : onClose}
      locked={going !== null}
      actions={isForm ? <Actions flow={flow} /> : step === 'done' ? <Button onClick={done}>Done</Button> : undefined}
    >
      <div ref={top} tabIndex={-1} className="outline-none">
        {step === 'done' ? null : <StepMarks step={step} />}
        <div role="alert">{flow.notice === '' ? null : <Notice tone="danger">{flow.notice}</Notice>}</div>
        <Waiting going={going} onStop={flow.stop} />
        {isForm ? (
          <form {...flow.form.form} onSubmit={submit} className="mt-4 flex flex-col gap-5" aria-label={nameOf(step)}>
            <fieldset disabled={going !== null} className="contents">
              {step === 'who' ? <WhoStep flow={flow} /> : null}
              {step === 'photos' ? <PhotoStep flow={flow} /> : null}
              {step === 'address' ? <AddressStep flow={flow} /> : null}
            </fieldset>
          </form>
        ) : null}
        {step === 'code' ? <CodeStep flow={flow} number={flow.form.values.mobile_number} /> : null}
        {step === 'done' ? <DoneStep /> : null}
      </div>
    </Dialog>
  )
}

const nameOf = (step: Step): string => STEPS.find(([id]) => id === step)?.[1] ?? ''

function StepMarks({ step }: { step: Step }) {
  const at = STEPS.findIndex(([id]) => id === step)
  const steps = STEPS.map(([, name], index) => {
    return { name, state: index === at ? ('open' as const) : index < at ? ('done' as const) : ('ahead' as const) }
  })
  return (
    <>
      <Stepper steps={steps} percent={at * 25} />
      <h3 className="-mt-3 mb-3 text-lg">{nameOf(step)}</h3>
    </>
  )
}

function Actions({ flow: { step, form, going, go } }: { flow: Flow }) {
  const before = step === 'photos' ? 'who' : step === 'address' ? 'photos' : null
  return (
    <>
      <Button type="submit" form={form.form.id} busy={going !== null} busyLabel="Sending…">
        {step === 'address' ? 'Send to OLJ' : 'Continue'}
      </Button>
      {before ? (
        <Button look="secondary" onClick={() => go(before)} disabled={going !== null}>
          Back
        </Button>
      ) : null}
    </>
  )
}

/** How far the upload is, with the way to stop it, and that the board is being asked. */
function Waiting({ going, onStop }: { going: FlowState['going']; onStop: () => void }) {
  const slow = useSlow(going?.kind === 'board')
  if (!going) return null
  if (going.kind === 'board') {
    return (
      <div role="status" className="mt-4">
        <Notice tone={slow ? 'mangga' : 'plain'}>
          {slow ? BOARD_SLOW : 'Sending to OLJ. This can take a minute.'}
        </Notice>
      </div>
    )
  }
  const percent = Math.round(going.share * 100)
  return (
    <div className="mt-4 flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <span role="status" className="tabular">
          {percent < 100 ? `Uploading your photos, ${percent}%` : 'Your photos are being encrypted…'}
        </span>
        <Button look="quiet" onClick={onStop}>
          Cancel upload
        </Button>
      </div>
      <ProgressBar value={going.share} label="Uploading your photos" />
    </div>
  )
}

/** Another step begins at its top, and there the keyboard and the reader are. */
function useShownStep(step: Step) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // A wrong field has the focus already, which says more.
    if (top.current?.querySelector('[aria-invalid="true"]') === null) top.current.focus()
    top.current?.closest('dialog')?.scrollTo({ top: 0 })
  }, [step])
  return top
}
