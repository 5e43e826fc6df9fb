import type { Integrations } from '#features/board-account/contract.ts'
import type { Outside, Step, WizardValues } from '#features/profile/onboarding/rules.ts'
import { StepFields } from '#features/profile/onboarding/web/step-fields.tsx'
import type { Wizard } from '#features/profile/onboarding/web/wizard.ts'
import type { WizardState } from '#features/profile/onboarding/web/wizard-state.ts'
import { SALARY_CURRENCY } from '#features/profile/salary-currency.ts'
import { SalaryQuestion } from '#features/profile/web/salary-question.tsx'
import { BoardStep, FinishLater, OpenSteps } from './board-step.tsx'
import { FoundInResume } from './found-in-resume.tsx'
import { ResumeStep } from './resume-step.tsx'
import type { useCompletion } from './use-completion.ts'
import type { PendingResume } from './use-resume.ts'

type OpenStepProps = {
  wizard: Wizard
  state: WizardState
  outside: Outside
  resume: PendingResume
  onFile: (file: File) => void
  integrations: Integrations | undefined
  onConnected: () => void
  /** Steps that were skipped, or that applying cannot do without and that are not done. */
  open: readonly Step[]
  onStep: (step: Step) => void
  completion: ReturnType<typeof useCompletion>
}

/** What the open step asks. */
export function OpenStep(props: OpenStepProps) {
  const { wizard, state } = props
  const { place, problems, values } = state
  if (place.step === 2) return <ResumeAndFound {...props} />
  if (place.step === 6) return <BoardAndOpen {...props} />
  return (
    <StepFields
      step={place.step}
      field={wizard.field}
      problems={problems}
      salaryNote={
        <SalaryQuestion
          question={problems[SALARY_CURRENCY]}
          values={values}
          answered={state.salaryAnswered}
          onAnswer={(answer) => wizard.answerSalary(answer)}
        />
      }
    />
  )
}

function ResumeAndFound({ wizard, state, resume, onFile }: OpenStepProps) {
  const accept = (some: Partial<WizardValues>) => {
    wizard.set(some)
    // Their step lies behind: it is saved with what it now holds.
    void wizard.save('skills' in some ? 3 : 'education' in some || 'experience' in some ? 2 : 1)
  }
  return (
    <>
      <ResumeStep
        stored={state.profile.resume}
        resume={resume}
        lostName={state.fileName}
        error={state.problems['resume']}
        field={wizard.field}
        onFile={onFile}
      />
      <FoundInResume
        resumeId={resume.file === null ? (state.profile.resume?.id ?? null) : null}
        values={state.values}
        onAccept={accept}
      />
    </>
  )
}

function BoardAndOpen({ state, integrations, onConnected, open, onStep, completion }: OpenStepProps) {
  const connected = integrations?.olj_connected ?? false
  return (
    <>
      <BoardStep integrations={integrations} error={state.problems['board']} onConnected={onConnected} />
      <OpenSteps steps={open} onStep={onStep} />
      {connected ? null : <FinishLater busy={completion.busy} onLater={completion.finishLater} />}
    </>
  )
}
