import * as z from 'zod/mini'
import { codeField } from '../codes/schemas.ts'
import { hasDigit, hasUppercase, MAX_PASSWORD, MIN_PASSWORD } from '../rules.ts'
import { emailField, tooLong } from '../schemas.ts'
import { RESET_SENTENCES as say } from './texts.ts'

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
