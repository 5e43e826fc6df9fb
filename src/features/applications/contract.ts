import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { followUp } from './follow-ups/contract.ts'
import { interview } from './interviews/contract.ts'
import { DELIVERIES, SHOWN_STATUSES } from './rules.ts'
import { statusChange } from './schemas.ts'

const REQUIRED = 'This field is required.'
const id = z.int(REQUIRED).check(z.gte(1, 'Enter a valid id.'), z.lte(999_999_999, 'Enter a valid id.'))

/** Why applying was refused, in the order the checks are made (spec 2 §4 "Submit", product "Apply"). */
export const APPLY_CODES = [
  'subscription_expired',
  'onboarding_required',
  'cover_letter_required',
  'integration_required',
  'board_credentials_refused',
  'cover_letter_not_found',
  'cover_letter_for_other_job',
  'posting_not_found',
  'already_applying',
  'unconfirmed',
  'not_appliable',
  'posting_closed',
  'points_out_of_range',
  'not_enough_points',
  'id_proof_too_low',
  'board_unavailable',
  'board_slow',
  'board_refused',
] as const
export type ApplyCode = (typeof APPLY_CODES)[number]

const delivery = z.enum(DELIVERIES)

/**
 * An application as lists show it. `status` is one of the person's six, or `sending`, `failed` or `unconfirmed` instead of
 * *applied* while the board has not confirmed it. `applied_date` is when it was sent, and null unless the board confirmed it.
 * `delivery_error` says in plain words why a failed one failed. `applied_elsewhere`: made on the board itself.
 * `own`: made somewhere else and noted by the person, on whose word it counts as applied; `job` is null when it is no
 * posting we know. `read_from`: an own entry that was not typed but read from that board. `interview_date` is the next of its interviews, or else the last. `quiet_days`: for how long nothing was
 * heard, when that is long enough for a hint. `next_follow_up`: the one due first.
 */
export const application = z.object({
  id: z.number(),
  job: z.nullable(z.number()),
  own: z.boolean(),
  read_from: z.nullable(z.enum(['olj'])),
  job_title: z.string(),
  employer_name: z.string(),
  status: z.enum(SHOWN_STATUSES),
  delivery,
  delivery_error: z.nullable(z.string()),
  applied_elsewhere: z.boolean(),
  applied_date: z.nullable(z.string()),
  notes: z.string(),
  interview_date: z.nullable(z.string()),
  offer_date: z.nullable(z.string()),
  cover_letter_subject: z.string(),
  cover_letter_content: z.string(),
  apply_points: z.number(),
  job_closed: z.boolean(),
  quiet_days: z.nullable(z.number()),
  follow_up_sent_at: z.nullable(z.string()),
  next_follow_up: z.nullable(z.object({ id: z.number(), due_on: z.string(), text: z.string() })),
  source: z.string(),
  link: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Application = z.output<typeof application>

/** The posting as it read when it was applied to. */
export const postingSnapshot = z.object({
  title: z.string(),
  employer_name: z.string(),
  description: z.string(),
  salary: z.nullable(z.string()),
  job_type: z.nullable(z.string()),
  source: z.string(),
  link: z.string(),
  date_posted: z.nullable(z.string()),
})
export type PostingSnapshot = z.output<typeof postingSnapshot>

/** Proof of what was sent. `evidence` is what the board said; null until it confirmed. */
export const receipt = z.object({
  subject: z.string(),
  content: z.string(),
  resume_name: z.nullable(z.string()),
  /** Whether the file itself is still kept, to be read at `/job-applications/{id}/resume/`. */
  resume_kept: z.boolean(),
  apply_points: z.number(),
  sent_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  evidence: z.nullable(z.string()),
  posting: postingSnapshot,
})
export type Receipt = z.output<typeof receipt>

/** One entry of the history; what the kinds mean is told in `web/history-text.ts`. */
export const applicationEvent = z.object({
  id: z.number(),
  kind: z.string(),
  actor: z.enum(['person', 'hanap', 'board']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  note: z.nullable(z.string()),
  happened_at: z.string(),
})
export type ApplicationEvent = z.output<typeof applicationEvent>

/** Applying and following applications (spec 2 §3, §4, §7). */
export const applications = {
  apply: endpoint({
    method: 'POST',
    path: '/job-applications/apply/',
    access: 'user',
    summary:
      'Apply through the board, once: 200 when the board confirmed, 202 when its answer was lost (delivery unconfirmed)',
    body: z.object({
      job_post_id: id,
      cover_letter_id: z.optional(z.nullable(id)),
      apply_points: z.prefault(z.number('Enter a whole number.'), 1),
    }),
    response: z.object({ message: z.string(), application, receipt }),
    limit: 'apply',
  }),
  list: endpoint({
    method: 'GET',
    path: '/job-applications/list_applications/',
    access: 'user',
    summary: "The person's applications, the last sent first, with how each stands at the board",
    response: z.array(application),
  }),
  get: endpoint({
    method: 'GET',
    path: '/job-applications/{id}/',
    access: 'user',
    summary: 'One application with its receipt and everything that happened to it',
    params: z.object({ id: pathId }),
    response: z.object({
      application,
      receipt,
      history: z.array(applicationEvent),
      interviews: z.array(interview),
      follow_ups: z.array(followUp),
    }),
  }),
  sentResume: endpoint({
    method: 'GET',
    path: '/job-applications/{id}/resume/',
    access: 'user',
    summary: 'The resume as it went along with an application, also when it left the list of resumes',
    params: z.object({ id: pathId }),
    file: true,
  }),
  updateStatus: endpoint({
    method: 'PATCH',
    path: '/job-applications/{id}/update_status/',
    access: 'user',
    summary: "Change the person's own view of an application; every change is kept",
    params: z.object({ id: pathId }),
    body: statusChange,
    response: application,
  }),
}
