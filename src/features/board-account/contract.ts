import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { boardCredentials } from './schemas.ts'

/** `credentials_refused`: connected once, but the board refuses the stored password now. */
export const boardAccountState = z.enum(['connected', 'credentials_refused'])

/** One connected board, in the form of a list. */
export const integration = z.object({
  id: z.number(),
  type: z.literal('olj'),
  email: z.string(),
  is_active: z.boolean(),
  state: boardAccountState,
  sync_enabled: z.boolean(),
  olj_id_proof: z.nullable(z.number()),
  connected_at: z.string(),
})

/** The flat form and the form of a list together. `olj_connected` is false while the password is refused. */
export const integrations = z.object({
  olj_connected: z.boolean(),
  olj_state: z.nullable(boardAccountState),
  olj_email: z.nullable(z.string()),
  olj_id_proof: z.nullable(z.number()),
  olj_sync_applications: z.boolean(),
  integration_id: z.nullable(z.number()),
  needs_verification: z.boolean(),
  /** The last day of the ID the person wants to be reminded of. */
  id_expires_on: z.nullable(z.string()),
  integrations: z.array(integration),
})
export type Integrations = z.output<typeof integrations>

/** One use of the account: what for, whether the password was opened for it, and how it ended. */
const boardUse = z.object({
  id: z.number(),
  purpose: z.string(),
  used_password: z.boolean(),
  outcome: z.string(),
  used_at: z.string(),
})
export type BoardUse = z.output<typeof boardUse>

/** What was done with the account lately, the latest first. */
export const boardUses = z.object({
  last_read_at: z.nullable(z.string()),
  last_application_at: z.nullable(z.string()),
  last_failure: z.nullable(boardUse),
  results: z.array(boardUse),
})

/** The connection to the job board and its apply points. */
export const boardAccount = {
  connect: endpoint({
    method: 'POST',
    path: '/olj/',
    access: 'user',
    summary: 'Connect the OLJ account; 401 with code board_credentials leaves the session alone',
    body: boardCredentials,
    response: z.object({
      olj_email: z.string(),
      olj_id_proof: z.nullable(z.number()),
      integration_id: z.number(),
      needs_verification: z.boolean(),
    }),
    limit: 'board-login',
  }),
  integrations: endpoint({
    method: 'GET',
    path: '/settings/integrations/',
    access: 'user',
    summary: 'The connected boards, flat and as a list',
    response: integrations,
  }),
  updateIntegrations: endpoint({
    method: 'PUT',
    path: '/settings/integrations/',
    access: 'user',
    summary: 'Switch keeping applications in step with the board on or off',
    body: z.object({
      olj_sync_applications: z.optional(z.boolean('Enter true or false.')),
      integration_id: z.optional(z.nullable(z.int('Enter a whole number.'))),
      sync_enabled: z.optional(z.boolean('Enter true or false.')),
    }),
    response: integrations,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/settings/integration/delete/{integration_id}/',
    access: 'user',
    summary: 'Disconnect the board and forget its password and session',
    params: z.object({ integration_id: pathId }),
    response: z.object({ message: z.string() }),
  }),
  uses: endpoint({
    method: 'GET',
    path: '/olj/uses/',
    access: 'user',
    summary: 'What Hanap did with your OLJ account lately, and each time your password was used',
    response: boardUses,
  }),
  applyPoints: endpoint({
    method: 'GET',
    path: '/olj/apply-points/{id}/',
    access: 'user',
    summary: 'The balance of apply points, read from the board; the id is the posting the person looks at',
    params: z.object({ id: pathId }),
    response: z.object({ points: z.nullable(z.number()), error: z.nullable(z.string()) }),
  }),
}
