import * as z from 'zod/mini'
import {
  isEmail,
  isGoodPassword,
  isUsername,
  MAX_EMAIL,
  MAX_NAME,
  MAX_PASSWORD,
  MAX_USERNAME,
  MIN_LOGIN_PASSWORD,
} from './rules.ts'
import { AUTH_SENTENCES as say } from './texts.ts'

/** A text that is trimmed and has to hold something. */
const filled = (required: string) =>
  z.string(required).check(z.trim(), z.minLength(1, { error: required, abort: true }))
/** Stops there: nothing looks further into a text of any length. */
export const tooLong = (max: number) =>
  z.maxLength(max, { error: `Ensure this field has no more than ${max} characters.`, abort: true })
// A control character in a name is never meant, and the database refuses the null character.
const printable = z.refine<string>((text) => !/\p{Cc}/u.test(text), 'Enter a name without control characters.')
const name = (required: string) => filled(required).check(tooLong(MAX_NAME), printable)
/** An address as every account call takes it: trimmed, at most 254 characters, its capitals kept. */
export const emailField = filled(say.emailRequired).check(tooLong(MAX_EMAIL), z.refine(isEmail, say.emailInvalid))

export const loginBody = z.object({
  email: emailField,
  password: z
    .string(say.passwordRequired)
    .check(
      z.minLength(1, { error: say.passwordRequired, abort: true }),
      z.minLength(MIN_LOGIN_PASSWORD, say.passwordShort),
    ),
  remember_me: z.prefault(z.boolean(), false),
})

const registerFields = {
  username: filled(say.usernameRequired).check(tooLong(MAX_USERNAME), z.refine(isUsername, say.usernameInvalid)),
  first_name: name(say.firstNameRequired),
  last_name: name(say.lastNameRequired),
  email: emailField,
  password: z
    .string(say.passwordRequired)
    .check(
      z.minLength(1, { error: say.passwordRequired, abort: true }),
      tooLong(MAX_PASSWORD),
      z.refine(isGoodPassword, say.passwordWeak),
    ),
  confirm_password: z.string(say.confirmRequired).check(z.minLength(1, say.confirmRequired)),
}

type Confirmed = { password?: unknown; confirm_password?: unknown }
const bothTyped = ({ password, confirm_password: confirmed }: Confirmed) =>
  typeof password === 'string' && typeof confirmed === 'string' && confirmed !== ''
/** Also said when other fields are wrong, so that a person hears everything at once. */
const confirmation = z.refine<Confirmed>((body) => body.password === body.confirm_password, {
  error: say.mismatch,
  path: ['confirm_password'],
  when: (payload) => typeof payload.value === 'object' && payload.value !== null && bothTyped(payload.value),
})

/** `account_type` is accepted and ignored: a body never decides what somebody is (careful §1). */
export const registerBody = z.object({ ...registerFields, account_type: z.optional(z.unknown()) }).check(confirmation)

/** What the register form holds before it is sent: the body and the two choices only the form asks for. */
export const registerForm = z
  .object({
    ...registerFields,
    account_type: z.literal('jobseeker', say.accountTypeRequired),
    terms: z.literal(true, say.termsRequired),
  })
  .check(confirmation)
