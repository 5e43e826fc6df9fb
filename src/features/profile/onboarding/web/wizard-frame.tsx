import ArrowLeft from 'lucide-react/icons/arrow-left'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Stepper, type StepState } from '#web/ui/stepper.tsx'
import { canGoBack, canSkip, LAST_STEP, percentAt, type Place, type Step, STEP_NAMES, STEPS } from '../rules.ts'
import { STEP_INTROS } from './texts.ts'

/** Form of the open step; the main button sends it. */
export const STEP_FORM = 'wizard-step'

/** 'Step X of 6' with its percent and its bar (spec 2 §2). */
export function WizardProgress({ place }: { place: Place }) {
  const steps = STEPS.map((step) => ({ name: STEP_NAMES[step], state: stateOf(place, step) }))
  return <Stepper steps={steps} percent={percentAt(place)} />
}

function stateOf({ step, reached, skipped }: Place, of: Step): StepState {
  if (of === step) return 'open'
  if (skipped.includes(of)) return 'skipped'
  return of < step || of < reached ? 'done' : 'ahead'
}

type StepFrameProps = {
  step: Step
  /** Counts refusals: each moves the focus to the first wrong field. */
  refusals: number
  /** Absent on the step that holds a form of its own. */
  onSubmit?: () => void
  children: ReactNode
}

/** One step with its heading, which takes the focus when the step changes. */
export function StepFrame({ step, refusals, onSubmit, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLElement>(null)
  const seen = useRef(step)
  useLayoutEffect(() => {
    // The address follows a moment later, and with it the way to the top: by then a finger may be on its way.
    if (step > seen.current) scrollTo(0, 0)
  }, [step])
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  useEffect(() => {
    if (refusals === 0) return
    // Where no field is wrong, as on the last step, the sentence stands below the heading.
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? heading.current
    wrong?.focus()
  }, [refusals])
  const body = <div className="flex flex-col gap-5">{children}</div>
  return (
    <section ref={box} aria-labelledby="step-name">
      <h2 id="step-name" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {STEP_NAMES[step]}
      </h2>
      <p className="mt-1 mb-5 text-soft">{STEP_INTROS[step]}</p>
      {onSubmit ? (
        <form
          id={STEP_FORM}
          noValidate
          method="post"
          aria-labelledby="step-name"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {body}
        </form>
      ) : (
        body
      )}
    </section>
  )
}

/** What is on this device alone, said plainly and all the time. */
export function WaitingNote({ waiting, online }: { waiting: readonly Step[]; online: boolean }) {
  const steps = waiting.join(', ')
  const sentence = online
    ? `Not saved yet: step ${steps}. What you entered is kept on this device and will be saved again when you complete your profile.`
    : `You are offline. Step ${steps} is kept on this device and will be saved when the connection is back.`
  return (
    <div role="status">
      {waiting.length === 0 ? null : (
        <p className="mt-5 flex items-start gap-2 text-sm text-mangga-ink">
          <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {sentence}
        </p>
      )}
    </div>
  )
}

/** What applying still waits for, by its names. */
export const MissingNote = ({ names }: { names: readonly string[] }) => (
  <div role="status">
    {names.length === 0 ? null : (
      <p className="mb-5 rounded-box bg-mangga-wash px-4 py-3 text-mangga-ink">
        Still missing before you can apply: {names.join(', ')}.
      </p>
    )}
  </div>
)

type WizardButtonsProps = {
  step: Step
  busy: boolean
  onBack: () => void
  onSkip: () => void
  onComplete: () => void
}

/** Back, Skip this step, and Continue or Complete Profile (spec 2 §2); under the thumb on phones. */
export function WizardButtons({ step, busy, onBack, onSkip, onComplete }: WizardButtonsProps) {
  return (
    <div className="bottom-bar sticky bottom-0 z-10 -mx-4 mt-[calc(2rem+var(--told-bar))] flex items-center gap-2 border-t border-line bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:px-0">
      {canGoBack(step) ? (
        <Button
          look="secondary"
          onClick={onBack}
          icon={<ArrowLeft className="size-5 max-sm:hidden" aria-hidden="true" />}
          className="max-sm:px-3"
        >
          Back
        </Button>
      ) : null}
      <span className="ms-auto flex gap-2">
        {canSkip(step) ? (
          <Button look="quiet" onClick={onSkip} className="min-[22rem]:whitespace-nowrap max-sm:px-2">
            Skip this step
          </Button>
        ) : null}
        {step === LAST_STEP ? (
          <Button onClick={onComplete} busy={busy} busyLabel="Saving…">
            Complete Profile
          </Button>
        ) : (
          <Button
            type="submit"
            form={STEP_FORM}
            onClick={(event) => {
              // The second half of a double tap would already mean the next step.
              if (event.detail > 1) event.preventDefault()
            }}
          >
            Continue
          </Button>
        )}
      </span>
    </div>
  )
}
