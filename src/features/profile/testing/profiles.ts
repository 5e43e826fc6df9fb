import type { JobseekerProfile } from '../contract.ts'
import { EMPTY_FIELDS, PLAIN_NAMES, PREFERENCE_NAMES } from '../fields.ts'

const some = (names: readonly (keyof typeof EMPTY_FIELDS)[]) =>
  Object.fromEntries(names.map((name) => [name, EMPTY_FIELDS[name]]))

/** The profile of somebody who never saved anything. */
export const EMPTY_PROFILE = {
  ...some(PLAIN_NAMES),
  resume: null,
  job_preferences: some(PREFERENCE_NAMES),
  hide_onboarding_prompt: false,
  onboarding_completed: false,
  updated_at: null,
  usd_php_rate: 58.75,
} as JobseekerProfile
