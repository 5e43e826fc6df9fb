import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { user, waiting } from '../contract.ts'
import { resendCodeBody, verifyEmailBody } from './schemas.ts'

export const verification = {
  /**
   * Signs in as well. 400 `{code: ['Invalid verification code']}` for a code that is wrong, old or unknown; 429
   * `code_burnt` once five were wrong (product, "Register answers").
   */
  verifyEmail: endpoint({
    method: 'POST',
    path: '/auth/verify-email/',
    access: 'public',
    secret: true,
    summary: 'Prove that an address is yours with the code mailed to it, and sign in',
    limit: 'code',
    body: verifyEmailBody,
    response: z.union([waiting, z.object({ token: z.string(), user })]),
  }),
  /**
   * The same answer for every address, known or not; 429 with `Retry-After` within 60 seconds of the code before.
   * `retry_after` is the seconds until another one may be asked for.
   */
  resend: endpoint({
    method: 'POST',
    path: '/auth/verify-email/resend/',
    access: 'public',
    summary: 'Mail another verification code; the one before ends',
    limit: 'mail-code',
    body: resendCodeBody,
    response: z.object({ detail: z.string(), retry_after: z.number() }),
  }),
}
