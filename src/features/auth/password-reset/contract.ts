import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { CODE_SENTENCES, codeField } from '../codes/contract.ts'
import { AUTH_SENTENCES, emailField, tooLong } from '../contract.ts'
import { hasDigit, hasUppercase, MAX_PASSWORD, MIN_PASSWORD } from '../rules.ts'

/** Sentences of spec 1 §5 and §8 about a forgotten password, to the letter; the last two are our own. */
export const RESET_SENTENCES = {
  emailRequired: AUTH_SENTENCES.emailRequired,
  emailInvalid: AUTH_SENTENCES.emailInvalid,
  unknownEmail: 'No account found with this email address',
  codeRequired: CODE_SENTENCES.codeRequired,
  codeWrong: CODE_SENTENCES.codeWrong,
  passwordRequired: 'New password is required',
  passwordShort: 'Password must be at least 8 characters',
  passwordUppercase: 'Password must include at least one uppercase letter',
  passwordDigit: 'Password must include at least one number',
  passwordCommon: AUTH_SENTENCES.passwordCommon,
  confirmRequired: 'Please confirm your new password',
  mismatch: 'Passwords do not match',
  generic: 'An error occurred. Please try again.',
  network: 'Network error. Please check your connection.',
  resendFailed: 'Failed to resend code. Please try again.',
  expired: 'This password reset has expired. Please start again.',
} as const
const say = RESET_SENTENCES

export const resetRequestBody = z.object({ email: emailField })

export const resetVerifyBody = z.object({ email: emailField, code: codeField })

const newPassword = {
  new_password: z
    .string(say.passwordRequired)
    .check(
      z.minLength(1, { error: say.passwordRequired, abort: true }),
      tooLong(MAX_PASSWORD),
      z.minLength(MIN_PASSWORD, say.passwordShort),
      z.refine(hasUppercase, say.passwordUppercase),
      z.refine(hasDigit, say.passwordDigit),
    ),
  confirm_password: z.string(say.confirmRequired).check(z.minLength(1, say.confirmRequired)),
}

type Confirmed = { new_password?: unknown; confirm_password?: unknown }
/** Also said when other fields are wrong, so that a person hears everything at once. */
const confirmation = z.refine<Confirmed>((body) => body.new_password === body.confirm_password, {
  error: say.mismatch,
  path: ['confirm_password'],
  when: ({ value }) =>
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Confirmed).new_password === 'string' &&
    typeof (value as Confirmed).confirm_password === 'string' &&
    (value as Confirmed).confirm_password !== '',
})

/** The two password fields of the last step, for the form. */
export const newPasswordForm = z.object(newPassword).check(confirmation)

export const resetConfirmBody = z
  .object({ token: z.string(say.expired).check(z.maxLength(200, say.expired)), ...newPassword })
  .check(confirmation)

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
