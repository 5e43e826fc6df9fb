type Person = {
  account_type: string
  is_superuser: boolean
  onboarding_completed: boolean
  hide_onboarding_prompt: boolean
}

/** Job seekers who are not done and did not ask to be left alone (spec 2 §2); never an admin. */
export const wantsOnboarding = (person: Person | null): boolean =>
  person !== null &&
  person.account_type === 'jobseeker' &&
  !person.is_superuser &&
  !person.onboarding_completed &&
  !person.hide_onboarding_prompt
