import { useEffect, useRef } from 'react'
import type { WizardValues } from '#features/profile/onboarding/rules.ts'
import { employmentOf, readEmployment, readSchooling, schoolingOf } from '#features/profile/onboarding/web/history.ts'
import { WIZARD_TOASTS } from '#features/profile/onboarding/web/texts.ts'
import { say } from '#features/profile/onboarding/web/use-wizard.ts'
import { tidySkills, YEARS_OF_EXPERIENCE } from '#features/profile/rules.ts'
import { useResumeSuggestions } from '#features/resumes/parsing/web/api.ts'
import { type OnAccept, ResumeSuggestions } from '#features/resumes/parsing/web/resume-suggestions.tsx'
import type { FormValues, SuggestedField, SuggestedValues } from '#features/resumes/parsing/web/suggestions.ts'

/** An accepted value under the name the wizard has for it. */
function acceptedValues<F extends SuggestedField>(skills: string[], field: F, value: SuggestedValues[F]) {
  const taken = { [field]: value } as Partial<SuggestedValues>
  const some: Partial<WizardValues> = {}
  if (taken.title !== undefined) some.title = taken.title
  if (taken.location !== undefined) some.location = taken.location
  if (taken.experience !== undefined) some.years_of_experience = taken.experience
  if (taken.skills) some.skills = tidySkills([...skills, ...taken.skills])
  if (taken.education) some.education = schoolingOf(taken.education)
  if (taken.work_history) some.experience = employmentOf(taken.work_history)
  return some
}

type FoundInResumeProps = {
  /** The uploaded resume; null while there is none. */
  resumeId: number | null
  values: WizardValues
  /** Takes what was accepted: nothing is filled in by itself. */
  onAccept: (some: Partial<WizardValues>) => void
}

/** What the uploaded resume says, to be accepted into the steps it belongs to. */
export function FoundInResume({ resumeId, values, onAccept }: FoundInResumeProps) {
  const form: FormValues = {
    title: values.title,
    experience: YEARS_OF_EXPERIENCE.find((years) => years === values.years_of_experience) ?? '',
    location: values.location,
    skills: values.skills,
    education: readSchooling(values.education),
    work_history: readEmployment(values.experience),
  }
  const { kind } = useResumeSuggestions(resumeId, form)
  const told = useRef<number | null>(null)
  useEffect(() => {
    if (kind !== 'failed' || told.current === resumeId) return
    told.current = resumeId
    say(WIZARD_TOASTS.unreadableResume)
  }, [kind, resumeId])
  const accept: OnAccept = (field, value) => onAccept(acceptedValues(values.skills, field, value))
  return <ResumeSuggestions source={resumeId} form={form} onAccept={accept} />
}
