import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId } from '#contract/paging.ts'
import { job } from '#features/jobs/contract.ts'
import { notes, tags } from './schemas.ts'

const REQUIRED = 'This field is required.'
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/

/**
 * A saved job (spec 2 §3). `job` and `job_id` are the posting's id, `date_saved` an ISO moment. With `under_review` the
 * posting is held back by our team: `job_details` then has its title and nothing else to read.
 */
export const savedJob = z.object({
  id: z.number(),
  job: z.number(),
  job_id: z.number(),
  date_saved: z.string(),
  notes: z.string(),
  tags: z.array(z.string()),
  under_review: z.boolean(),
  job_details: job,
})
export type SavedJob = z.output<typeof savedJob>

/** Jobs kept for later (spec 2 §7). */
export const savedJobs = {
  list: endpoint({
    method: 'GET',
    path: '/saved-jobs/',
    access: 'user',
    summary: 'The jobs you saved, newest first, closed ones too',
    response: paged(savedJob),
  }),
  /**
   * 201 with the record; 200 and `Job already saved` when it, or the same real job on another board, is there already,
   * also at the cap. 403 with `subscription_upgrade_required`, `current_count` and `max_allowed` beyond the cap, 403 with
   * `subscription_expired` without a running plan. `notes`, `tags` and `date_saved` put back what was removed.
   */
  save: endpoint({
    method: 'POST',
    path: '/saved-jobs/',
    access: 'user',
    summary: 'Saves a job, within the cap of your plan',
    status: 201,
    body: z.object({
      job_id: z.int(REQUIRED).check(z.gte(1, 'Enter a valid id.'), z.lte(999_999_999, 'Enter a valid id.')),
      notes: z.optional(notes),
      tags: z.optional(tags),
      date_saved: z.optional(
        z
          .string('Enter a valid date.')
          .check(z.refine((text) => ISO.test(text) && !Number.isNaN(Date.parse(text)), 'Enter a valid date.')),
      ),
    }),
    response: z.extend(savedJob, { detail: z.string() }),
  }),
  annotate: endpoint({
    method: 'PATCH',
    path: '/saved-jobs/{id}/',
    access: 'user',
    summary: 'Changes the notes and tags on a saved job',
    params: z.object({ id: pathId }),
    body: z.object({ notes: z.optional(notes), tags: z.optional(tags) }),
    response: savedJob,
  }),
  /** 404 for what is not saved, or not by you: to whoever wanted it gone it is gone. `by=job` reads the id as a job's. */
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-jobs/{id}/',
    access: 'user',
    summary: 'Removes a saved job',
    params: z.object({ id: pathId }),
    query: z.object({ by: z.optional(z.enum(['entry', 'job'], 'Select a valid choice.')) }),
  }),
  /** `max_saved_jobs` is the cap of the plan, also of one that has run out; `can_save` says whether one more fits now. */
  checkLimit: endpoint({
    method: 'GET',
    path: '/auth/subscription/saved-jobs/check-limit/',
    access: 'user',
    summary: 'How many jobs you may save, and how many you did',
    response: z.object({
      max_saved_jobs: z.number(),
      current_count: z.number(),
      can_save: z.boolean(),
      subscription_expired: z.boolean(),
    }),
  }),
}
