import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { resetConfirmBody, resetRequestBody, resetVerifyBody } from './schemas.ts'

const sent = z.object({ detail: z.string(), retry_after: z.number() })

export const passwordReset = {
  /**
   * 404 'No account found with this email address' (spec 1 §8), unless the operator asked for the same answer for all;
   * 429 with `Retry-After` within 60 seconds of the code before. Also the resend.
   */
  request: endpoint({
    method: 'POST',
    path: '/auth/password/reset/request/',
    access: 'public',
    summary: 'Mail a code for a new password; the code before ends',
    limit: 'mail-code',
    body: resetRequestBody,
    response: sent,
  }),
  /** 400 `{code: ['Invalid verification code']}`; 429 `code_burnt` once five were wrong. */
  verify: endpoint({
    method: 'POST',
    path: '/auth/password/reset/verify/',
    access: 'public',
    secret: true,
    summary: 'Swap the mailed code for a token that sets a new password once, within 15 minutes',
    limit: 'code',
    body: resetVerifyBody,
    response: z.object({ token: z.string() }),
  }),
  /** 400 by field, or 400 `reset_expired` with a sentence when the token is unknown, used or too old. */
  confirm: endpoint({
    method: 'POST',
    path: '/auth/password/reset/confirm/',
    access: 'public',
    summary: 'Set the new password; every session ends',
    limit: 'code',
    body: resetConfirmBody,
    response: z.object({ success: z.literal(true), detail: z.string() }),
  }),
}
