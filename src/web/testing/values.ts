import type { Integrations } from '#features/board-account/contract.ts'
import type { User } from '#features/auth/contract.ts'
import type { Job, SearchAnswer } from '#features/jobs/contract.ts'

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

/** An open posting of the remote board, seen this morning. */
export const aJob = (some: Partial<Job> = {}): Job => {
  const { id = 31, source = 'olj' } = some
  return {
    id,
    title: `Posting ${id}`,
    employer: { id: 5, name: 'Dagat Trading', total_posts: 3 },
    description: 'Answer mails and keep the books.',
    preview: 'Answer mails and keep the books.',
    job_type: 'Full-time',
    job_types: ['Full-time'],
    salary: null,
    pay: null,
    date_posted: '2026-11-22T02:00:00.000Z',
    date_posted_precision: 'time',
    tags: [],
    source,
    sources: [{ source, url: `https://board.test/${id}`, job_id: id }],
    link: `https://board.test/${id}`,
    closed: false,
    closed_reason: null,
    last_seen_open: '2026-11-23T01:00:00.000Z',
    first_seen: '2026-11-22T02:00:00.000Z',
    location: null,
    hours_per_week: null,
    min_id_proof: null,
    applied: false,
    userHasApplied: false,
    application_state: null,
    reposted: false,
    ...some,
  }
}

/** Somebody of the team. */
export const anAdmin = (): User =>
  aUser({
    id: 8,
    username: 'hanap_admin',
    email: 'admin@hanap.test',
    first_name: 'Tomas',
    last_name: 'Villanueva',
    is_superuser: true,
    account_type: 'admin',
    admin_profile: { created_at: '2026-01-05T02:00:00.000Z' },
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

/** Somebody without a board account. */
export const noIntegrations = (): Integrations => ({
  olj_connected: false,
  olj_state: null,
  olj_email: null,
  olj_id_proof: null,
  olj_sync_applications: true,
  integration_id: null,
  needs_verification: false,
  id_expires_on: null,
  integrations: [],
})

/** A list that has all there is on its one page. */
export const allOf = <T>(...results: T[]) => ({ results, count: results.length, next: null, previous: null })
