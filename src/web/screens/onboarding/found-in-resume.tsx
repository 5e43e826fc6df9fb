import { useEffect, useRef } from 'react'
import type { WizardValues } from '#features/profile/onboarding/rules.ts'
import { WIZARD_TOASTS } from '#features/profile/onboarding/web/texts.ts'
import { say } from '#features/profile/onboarding/web/use-wizard.ts'
import { tidySkills } from '#features/profile/rules.ts'
import { useResumeSuggestions } from '#features/resumes/parsing/web/api.ts'
import { type OnAccept, ResumeSuggestions } from '#features/resumes/parsing/web/resume-suggestions.tsx'
import { accepted, suggestionForm } from '../profile/found-words.ts'

type FoundInResumeProps = {
  /** The uploaded resume; null while there is none. */
  resumeId: number | null
  values: WizardValues
  /** Takes what was accepted: nothing is filled in by itself. */
  onAccept: (some: Partial<WizardValues>) => void
}

/** What the uploaded resume says, to be accepted into the steps it belongs to. */
export function FoundInResume({ resumeId, values, onAccept }: FoundInResumeProps) {
  const form = suggestionForm(values)
  const { kind } = useResumeSuggestions(resumeId, form)
  const told = useRef<number | null>(null)
  useEffect(() => {
    if (kind !== 'failed') told.current = null
    else if (told.current !== resumeId) {
      told.current = resumeId
      say(WIZARD_TOASTS.unreadableResume)
    }
  }, [kind, resumeId])
  const accept: OnAccept = (field, value) =>
    onAccept(
      field === 'skills' ? { skills: tidySkills([...values.skills, ...(value as string[])]) } : accepted(field, value),
    )
  return <ResumeSuggestions source={resumeId} form={form} onAccept={accept} />
}
