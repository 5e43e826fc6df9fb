import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { subscription } from '#features/subscriptions/contract.ts'
import { loginBody, registerBody } from './schemas.ts'

/** A person as every screen reads them (spec 1 §3); `subscription` is null for nobody, see its own contract. */
export const user = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.nullable(z.string()),
  is_superuser: z.boolean(),
  account_type: z.enum(['jobseeker', 'admin', 'employer']),
  admin_profile: z.nullable(z.object({ created_at: z.string() })),
  onboarding_completed: z.boolean(),
  hide_onboarding_prompt: z.boolean(),
  is_trial: z.boolean(),
  is_trial_active: z.boolean(),
  trial_days_remaining: z.number(),
  trial_ends_at: z.nullable(z.string()),
  has_active_subscription: z.boolean(),
  /** Only where it is so: an admin who may do nothing of the team's before a second step is set up. */
  second_factor_required: z.optional(z.boolean()),
  subscription,
})
export type User = z.output<typeof user>

/** The first step was right; the second one is taken with `pending`, in this browser and soon. */
export const waiting = z.object({
  requires_second_factor: z.literal(true),
  pending: z.string(),
  methods: z.array(z.enum(['authenticator', 'passkey', 'recovery_code'])),
})
export type Waiting = z.output<typeof waiting>

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register/',
    access: 'public',
    secret: true,
    summary: 'Open an account and begin the free trial',
    limit: 'register',
    body: registerBody,
    status: 201,
    response: z.object({
      user,
      token: z.optional(z.string()),
      requires_email_verification: z.boolean(),
      email: z.string(),
    }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login/',
    access: 'public',
    secret: true,
    summary: 'Sign in with e-mail and password; with a second step set up it is asked for next',
    limit: 'login',
    body: loginBody,
    response: z.union([waiting, z.object({ token: z.string(), user, redirect_url: z.string() })]),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout/',
    access: 'user',
    summary: 'Sign out on this device',
  }),
  user: endpoint({ method: 'GET', path: '/auth/user/', access: 'user', summary: 'Who you are', response: user }),
  profile: endpoint({
    method: 'GET',
    path: '/auth/profile/',
    access: 'user',
    summary: 'Who you are (the same as /auth/user/)',
    response: user,
  }),
}
