import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { user } from '../contract.ts'
import { changeCodeBody, passwordChangeBody, undoBody, updateUserBody } from './schemas.ts'

/** An address that waits for its code; `retry_after` seconds until another one may be asked for. */
const emailChange = z.nullable(z.object({ email: z.string(), retry_after: z.number() }))
const sent = z.object({ detail: z.string(), retry_after: z.number() })

/** A person's own account: who they are, how they are reached, and their password. docs/product/settings.md has the rules. */
export const account = {
  standing: endpoint({
    method: 'GET',
    path: '/auth/account/',
    access: 'user',
    summary: 'How you sign in, and whether a new address waits for its code',
    response: z.object({ has_password: z.boolean(), has_google: z.boolean(), email_change: emailChange }),
  }),
  /**
   * What is left out stays. Another address is mailed a code and counts once that was typed. 409 by field for a name or an
   * address somebody else has; 429 for too many codes.
   */
  update: endpoint({
    method: 'PUT',
    path: '/user/update/',
    access: 'user',
    summary: 'Change your personal information',
    body: updateUserBody,
    response: z.object({ message: z.string(), user, email_change: emailChange }),
  }),
  resendEmailCode: endpoint({
    method: 'POST',
    path: '/auth/email/change/resend/',
    access: 'user',
    summary: 'Mail another code to the new address; 404 when none waits',
    response: sent,
  }),
  /** 400 on `code` when it is wrong; 409 on `email` when somebody else took the address meanwhile. */
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/email/change/confirm/',
    access: 'user',
    summary: 'Make the new address yours with the mailed code; the address before is told',
    limit: 'code',
    body: changeCodeBody,
    response: z.object({ user }),
  }),
  cancelEmail: endpoint({
    method: 'DELETE',
    path: '/auth/email/change/',
    access: 'user',
    summary: 'Keep the address you have; a second call changes nothing',
  }),
  /** 400 `undo_unknown` for a link that is used, too old or none; 409 when somebody else has the address. */
  undoEmail: endpoint({
    method: 'POST',
    path: '/auth/email/change/undo/',
    access: 'public',
    summary: 'Take a change of address back with the link mailed to the address before; every session ends',
    limit: 'code',
    body: undoBody,
    response: z.object({ email: z.string() }),
  }),
  /** 400 by field; 429 after too many wrong ones. Every other session ends. */
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/password/change/',
    access: 'user',
    summary: 'Set another password, or a first one with the mailed code',
    limit: 'code',
    body: passwordChangeBody,
    response: z.object({ message: z.string(), logout_required: z.boolean() }),
  }),
  firstPasswordCode: endpoint({
    method: 'POST',
    path: '/auth/password/change/code/',
    access: 'user',
    summary: 'Mail the code for a first password; 409 for an account that has one',
    limit: 'mail-code',
    response: sent,
  }),
}
