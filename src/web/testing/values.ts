import type { User } from '#features/auth/contract.ts'
import type { SearchAnswer } from '#features/jobs/contract.ts'

/** A job seeker in the free trial, with everything filled in. */
export const aUser = (some: Partial<User> = {}): User => ({
  id: 7,
  username: 'luz_reyes',
  email: 'luz@home.test',
  first_name: 'Luz',
  last_name: 'Reyes',
  phone_number: '+63 917 555 0101',
  is_superuser: false,
  account_type: 'jobseeker',
  admin_profile: null,
  onboarding_completed: true,
  hide_onboarding_prompt: false,
  is_trial: true,
  is_trial_active: true,
  trial_days_remaining: 14,
  trial_ends_at: '2026-12-07T02:00:00.000Z',
  has_active_subscription: true,
  subscription: {
    status: 'active',
    end_date: '2026-12-07T02:00:00.000Z',
    days_remaining: 14,
    is_trial_active: true,
    plan: { plan_type: 'free', has_advanced_filtering: true, max_saved_jobs: 50 },
  },
  ...some,
})

/** A search that found nothing. */
export const noJobs = {
  results: [],
  count: 0,
  next: null,
  previous: null,
  page: 1,
  sort_by: 'date_desc',
} satisfies SearchAnswer
