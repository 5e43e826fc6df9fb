import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { deletionBody } from './schemas.ts'

/** The end of an account; docs/product/privacy-data.md says what goes and what stays. */
export const accountDeletion = {
  /** 400 on `password` or `code`; 409 `last_admin`; 429 as for signing in. */
  delete: endpoint({
    method: 'POST',
    path: '/auth/delete-account/',
    access: 'user',
    summary:
      'Delete your account with your password, or with the mailed code where there is none; it cannot be taken back',
    limit: 'code',
    body: deletionBody,
    response: z.object({ message: z.string() }),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/auth/delete-account/code/',
    access: 'user',
    summary: 'Mail the code that deletes an account without a password; 409 for one that has a password',
    limit: 'mail-code',
    response: z.object({ detail: z.string(), retry_after: z.number() }),
  }),
}
