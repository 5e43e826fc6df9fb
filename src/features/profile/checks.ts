import type { CheckName } from './field-kinds.ts'
import { type FieldName, type FormFields, namesWith, type StoredFields } from './fields.ts'

/** What onboarding looks at, stored or as a form holds it: the fields with `completes`, and whether there is a resume. */
export type OnboardingFacts = { [N in FieldName]?: StoredFields[N] | FormFields[N] | undefined } & {
  has_resume: boolean
}

export type OnboardingChecks = Record<CheckName | 'has_resume', boolean>

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : value === true

/** Whether all the fields of a check are filled; of the yes-or-no ones one is enough. */
function holds(check: CheckName, facts: OnboardingFacts): boolean {
  const names = namesWith(({ completes }) => completes === check)
  const flags = namesWith(({ kind }, name) => kind === 'flag' && names.includes(name))
  const others = names.filter((name) => !flags.includes(name))
  return (
    others.every((name) => isFilled(facts[name])) && (flags.length === 0 || flags.some((name) => isFilled(facts[name])))
  )
}

/** What is done of onboarding. Basic info is title, years, location and one work option (docs/product/profile.md). */
export const onboardingChecks = (facts: OnboardingFacts): OnboardingChecks => ({
  has_basic_info: holds('has_basic_info', facts),
  has_resume: facts.has_resume,
  has_skills: holds('has_skills', facts),
  has_job_preferences: holds('has_job_preferences', facts),
})

/** All four checks hold; the board account is the apply flow's own question. */
export const isComplete = (checks: OnboardingChecks): boolean =>
  checks.has_basic_info && checks.has_resume && checks.has_skills && checks.has_job_preferences
