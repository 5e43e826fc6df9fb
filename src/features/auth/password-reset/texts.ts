import { CODE_SENTENCES } from '../codes/texts.ts'
import { AUTH_SENTENCES } from '../texts.ts'

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
