import * as z from 'zod/mini'
import { codeField } from '../codes/schemas.ts'
import { hasDigit, hasUppercase, isUsername, MAX_NAME, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD } from '../rules.ts'
import { emailField, tooLong } from '../schemas.ts'
import { AUTH_SENTENCES as auth } from '../texts.ts'
import { phoneNumber } from './rules.ts'
import { ACCOUNT_SENTENCES as say } from './texts.ts'

const printable = z.refine<string>((text) => !/\p{Cc}/u.test(text), 'Enter a name without control characters.')
const name = z.string('Enter a name.').check(z.trim(), tooLong(MAX_NAME), printable)

const personal = {
  email: emailField,
  username: z
    .string(auth.usernameRequired)
    .check(
      z.trim(),
      z.minLength(1, { error: auth.usernameRequired, abort: true }),
      tooLong(MAX_USERNAME),
      z.refine(isUsername, auth.usernameInvalid),
    ),
  first_name: name.check(z.minLength(1, auth.firstNameRequired)),
  last_name: name,
  /** Empty takes it away. */
  phone_number: z
    .string(say.phoneInvalid)
    .check(z.refine((text) => text.trim() === '' || phoneNumber(text) !== null, say.phoneInvalid)),
}

/** What the form of personal information holds. */
export const personalForm = z.object(personal)

/** The e-mail is always sent; what is left out stays. `account_type` is accepted and ignored: nobody changes it here. */
export const updateUserBody = z.object({
  email: personal.email,
  username: z.optional(personal.username),
  first_name: z.optional(personal.first_name),
  last_name: z.optional(personal.last_name),
  phone_number: z.optional(z.nullable(personal.phone_number)),
  account_type: z.optional(z.unknown()),
})

export const changeCodeBody = z.object({ email: emailField, code: codeField })

export const undoBody = z.object({ token: z.string(say.undoUnknown).check(z.maxLength(200, say.undoUnknown)) })

const isGoodNew = (text: string): boolean => text.length >= MIN_PASSWORD && hasUppercase(text) && hasDigit(text)

const newPassword = {
  new_password1: z.string(say.passwordRule).check(tooLong(MAX_PASSWORD), z.refine(isGoodNew, say.passwordRule)),
  new_password2: z.string(say.passwordMismatch).check(tooLong(MAX_PASSWORD)),
}
const oldPassword = z
  .string(auth.passwordRequired)
  .check(z.minLength(1, { error: auth.passwordRequired, abort: true }), tooLong(MAX_PASSWORD))

type Pair = { new_password1?: unknown; new_password2?: unknown }
/** Also said when other fields are wrong, so that a person hears everything at once. */
const same = (path: 'new_password2' | 'non_field_errors') =>
  z.refine<Pair>((body) => body.new_password1 === body.new_password2, {
    error: say.passwordMismatch,
    path: [path],
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      typeof (value as Pair).new_password1 === 'string' &&
      typeof (value as Pair).new_password2 === 'string',
  })

/** The form of somebody who has a password. */
export const passwordForm = z.object({ old_password: oldPassword, ...newPassword }).check(same('new_password2'))

/** The form of somebody who has none yet: the mailed code stands for it. */
export const firstPasswordForm = z.object({ code: codeField, ...newPassword }).check(same('new_password2'))

/** Either the old password or, for an account that has none, the mailed code. */
export const passwordChangeBody = z
  .object({ old_password: z.optional(oldPassword), code: z.optional(codeField), ...newPassword })
  .check(same('non_field_errors'))
