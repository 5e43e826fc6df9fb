import { useEffect, useRef, useState } from 'react'
import type { Integrations } from '#features/board-account/contract.ts'
import type { JobseekerProfile } from '#features/profile/contract.ts'
import {
  missingNames,
  missingOf,
  type Outside,
  type Place,
  type Step,
  STEPS,
} from '#features/profile/onboarding/rules.ts'
import { useWizardCalls } from '#features/profile/onboarding/web/api.ts'
import { CompleteOverlay } from '#features/profile/onboarding/web/complete-overlay.tsx'
import { saveFailure, WIZARD_TOASTS } from '#features/profile/onboarding/web/texts.ts'
import { say, useWizard } from '#features/profile/onboarding/web/use-wizard.ts'
import { hasSavedValues } from '#features/profile/onboarding/web/values.ts'
import {
  MissingNote,
  StepFrame,
  WaitingNote,
  WizardButtons,
  WizardProgress,
} from '#features/profile/onboarding/web/wizard-frame.tsx'
import type { Wizard } from '#features/profile/onboarding/web/wizard.ts'
import { useRefreshResumes } from '#features/resumes/web/api.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { useOnline } from '#web/lib/online.ts'
import { OpenStep } from './open-step.tsx'
import { useCompletion } from './use-completion.ts'
import { type PendingResume, useResume } from './use-resume.ts'

type OnboardingWizardProps = {
  userId: number
  profile: JobseekerProfile
  kept: Place | null
  integrations: Integrations | undefined
}

/** Uploads a chosen file at once, and says when that failed; what it waits for is said where it stands. */
function useChoosing(wizard: Wizard, resume: PendingResume) {
  const { choose, pending } = resume
  const start = async (file: File) => {
    try {
      const saved = await choose(file, wizard.read().values)
      if (saved) wizard.stored(saved)
    } catch (error) {
      const failure = saveFailure(2, error, wizard.read().place.step)
      if (failure && navigator.onLine) say(failure)
    }
  }
  useEffect(() => {
    const again = () => {
      const file = pending()
      if (file && !wizard.read().waiting.includes(2)) void start(file)
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  return (file: File) => void start(file)
}

/** The six steps as one screen: the rooms' parts side by side, the wizard between them (spec 2 §2, §4). */
export function OnboardingWizard({ userId, profile, kept, integrations }: OnboardingWizardProps) {
  const calls = useWizardCalls()
  const online = useOnline()
  const { search } = useLocation()
  const connected = integrations?.olj_connected ?? false
  const resume = useResume(calls)
  const { wizard, state } = useWizard({
    userId,
    profile,
    kept,
    connected,
    saveStep: (step, values) => (step === 2 ? resume.saveStep(values) : calls.saveStep(step, values)),
    keepPlace: calls.keepPlace,
  })
  const { place } = state
  const [wasLed] = useState(() => new URLSearchParams(search).has('redirect') && hasSavedValues(profile))
  const outside: Outside = { hasResume: state.profile.resume !== null || resume.file !== null, connected }
  const completion = useCompletion({ wizard, calls, resume, outside })
  const missing = missingOf(state.values, outside.hasResume)
  const onFile = useChoosing(wizard, resume)
  useOutside(wizard, outside, resume.file?.name ?? null)
  useFreshResumes(state.profile.resume?.id)
  const onConnected = () => {
    say(WIZARD_TOASTS.boardConnected)
    // The form goes away with the button that was pressed.
    document.querySelector<HTMLElement>('#step-name')?.focus({ preventScroll: true })
  }
  const go = (step: Step) => wizard.refuse({}, step)
  const isForm = place.step !== 6
  return (
    <>
      <WizardProgress place={place} />
      {wasLed ? <MissingNote names={missingNames(state.values, outside.hasResume)} /> : null}
      <StepFrame
        step={place.step}
        refusals={state.refusals}
        {...(isForm && { onSubmit: () => void wizard.proceed(outside) })}
      >
        <OpenStep
          wizard={wizard}
          state={state}
          outside={outside}
          resume={resume}
          onFile={onFile}
          integrations={integrations}
          onConnected={onConnected}
          open={STEPS.filter((step) => missing.includes(step) || place.skipped.includes(step))}
          onStep={go}
          completion={completion}
        />
      </StepFrame>
      <WaitingNote waiting={state.waiting} online={online} />
      {/* However short the step, the buttons lie on the lower edge, and notifications above them. */}
      <div className="flex-1 lg:hidden" />
      <WizardButtons
        step={place.step}
        busy={completion.busy}
        onBack={() => wizard.back()}
        onSkip={() => wizard.skip()}
        onComplete={completion.finish}
      />
      {completion.complete ? <CompleteOverlay onFull={completion.onward} /> : null}
    </>
  )
}

/** Other screens that list the resumes learn of a new one. */
function useFreshResumes(id: number | undefined) {
  const refresh = useRefreshResumes()
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== id) void refresh()
    before.current = id
    // oxlint-disable-next-line react/exhaustive-deps -- another resume is the only reason to read them again
  }, [id])
}

/** Tells the wizard what happened beside its forms, so that sentences that are true no more go. */
function useOutside(wizard: Wizard, { hasResume, connected }: Outside, fileName: string | null) {
  useEffect(() => wizard.look({ hasResume, connected }), [wizard, hasResume, connected])
  const had = useRef(false)
  useEffect(() => {
    // The name of a file from before a reload stays until another one is chosen.
    if (fileName !== null || had.current) wizard.setFileName(fileName)
    had.current ||= fileName !== null
  }, [wizard, fileName])
}
