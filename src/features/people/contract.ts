import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId, wholeNumber } from '#contract/paging.ts'
import { LONGEST_SEARCH } from './rules.ts'
import { reasonBody, trialBody } from './schemas.ts'

const id = z.object({ id: pathId })

/** A person in a list; without an address. */
const personRow = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  account_type: z.string(),
  is_admin: z.boolean(),
  joined_at: z.string(),
  disabled: z.boolean(),
})
export type PersonRow = z.output<typeof personRow>

const device = z.object({
  id: z.number(),
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
})

/** A person as the team sees them: state, plan and devices; no address, no profile, nothing they wrote. */
export const person = z.extend(personRow, {
  email_verified: z.boolean(),
  disabled_at: z.nullable(z.string()),
  disabled_reason: z.nullable(z.string()),
  /** Null for somebody without any. */
  plan: z.nullable(
    z.object({ plan_type: z.enum(['free', 'basic', 'premium']), ends_at: z.string(), active: z.boolean() }),
  ),
  onboarding_completed: z.boolean(),
  board_connected: z.boolean(),
  applications: z.number(),
  devices: z.array(device),
})
export type Person = z.output<typeof person>

/** What the team can look up about people and do for them; everything it does is in the audit trail. */
export const people = {
  list: endpoint({
    method: 'GET',
    path: '/admin/people/',
    access: 'admin',
    summary: 'People by part of their name or username, or by their whole email address; the newest first',
    query: z.object({
      search: z.prefault(
        z.string().check(z.trim(), z.maxLength(LONGEST_SEARCH, `Use ${LONGEST_SEARCH} characters or fewer.`)),
        '',
      ),
      /** Goes on behind this id. */
      before: z.optional(wholeNumber(1, 999_999_999)),
    }),
    response: z.object({ results: z.array(personRow), next: z.nullable(z.number()) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/admin/people/{id}/',
    access: 'admin',
    summary: 'One person: state, plan, devices',
    params: id,
    response: person,
  }),
  revealEmail: endpoint({
    method: 'POST',
    path: '/admin/people/{id}/email/',
    access: 'admin',
    summary: 'The email address of a person; that it was looked at is kept',
    params: id,
    response: z.object({ email: z.string() }),
  }),
  extendTrial: endpoint({
    method: 'POST',
    path: '/admin/people/{id}/trial/',
    access: 'admin',
    summary: 'Gives a trial more days; done once for the end that is named',
    params: id,
    body: trialBody,
    response: person,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/admin/people/{id}/disable/',
    access: 'admin',
    summary: 'Signs a person out everywhere and keeps them out',
    params: id,
    body: reasonBody,
    response: person,
  }),
  enable: endpoint({
    method: 'POST',
    path: '/admin/people/{id}/enable/',
    access: 'admin',
    summary: 'Lets a person in again',
    params: id,
    body: reasonBody,
    response: person,
  }),
}
