import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { PLAN_TYPES } from './rules.ts'

/** The part of a plan that decides what a person may do. */
export const planGrants = z.object({
  plan_type: z.enum(PLAN_TYPES),
  has_advanced_filtering: z.boolean(),
  max_saved_jobs: z.number(),
})

/** A person's subscription (spec 1 §3, spec 3 §3). Nobody without one: then `status` is expired and `plan` null. */
export const subscription = z.object({
  status: z.enum(['active', 'expired']),
  end_date: z.nullable(z.string()),
  days_remaining: z.number(),
  is_trial_active: z.boolean(),
  plan: z.nullable(planGrants),
})
export type Subscription = z.output<typeof subscription>

/** Spec 1 §3 "Trial status response". */
export const trialStatus = z.object({
  is_trial_active: z.boolean(),
  days_remaining: z.number(),
  trial_ends_at: z.nullable(z.string()),
})
export type TrialStatus = z.output<typeof trialStatus>

const plan = z.object({
  ...planGrants.shape,
  id: z.number(),
  name: z.string(),
  price_centavos: z.number(),
  currency: z.literal('PHP'),
  duration_days: z.number(),
})

export const subscriptions = {
  trialStatus: endpoint({
    method: 'GET',
    path: '/auth/trial/status/',
    access: 'user',
    summary: 'How long the free trial still runs',
    response: trialStatus,
  }),
  current: endpoint({
    method: 'GET',
    path: '/auth/subscription/current/',
    access: 'user',
    summary: 'The plan you are on and when it ends',
    response: subscription,
  }),
  plans: endpoint({
    method: 'GET',
    path: '/auth/subscription/plans/',
    access: 'public',
    sameForVisitors: true,
    summary: 'The three plans',
    response: z.array(plan),
  }),
}
