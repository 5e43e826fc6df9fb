import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { subscription } from '#features/subscriptions/contract.ts'
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

/** Sentences of spec 1 §5 and §8, to the letter; shared by the form and the server. */
export const AUTH_SENTENCES = {
  emailRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  usernameRequired: 'Username is required',
  usernameInvalid: 'Username can only contain letters, numbers, and underscores',
  passwordWeak: 'Password must be at least 8 characters and include a letter and a number',
  passwordCommon: 'This password is too common. Please choose another one',
  confirmRequired: 'Please confirm your password',
  mismatch: 'Passwords do not match',
  accountTypeRequired: 'Account type is required',
  termsRequired: 'You must agree to the terms and conditions',
  emailTaken: 'This email is already registered',
  usernameTaken: 'This username is already taken',
  wrongLogin: 'Invalid email or password',
  tooManyLogins: 'Too many login attempts. Please try again later.',
  tooManySignUps: 'Too many signup attempts. Please try again later.',
  notVerified: 'Please verify your email address before you log in.',
} as const
const say = AUTH_SENTENCES

/** A person as every screen reads them (spec 1 §3); `subscription` is null for nobody, see its own contract. */
export const user = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.nullable(z.string()),
  is_superuser: z.boolean(),
  account_type: z.enum(['jobseeker', 'admin', 'employer']),
  admin_profile: z.nullable(z.object({ created_at: z.string() })),
  onboarding_completed: z.boolean(),
  hide_onboarding_prompt: z.boolean(),
  is_trial: z.boolean(),
  is_trial_active: z.boolean(),
  trial_days_remaining: z.number(),
  trial_ends_at: z.nullable(z.string()),
  has_active_subscription: z.boolean(),
  subscription,
})
export type User = z.output<typeof user>

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

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register/',
    access: 'public',
    summary: 'Open an account and begin the free trial',
    limit: 'register',
    body: registerBody,
    status: 201,
    response: z.object({
      user,
      token: z.optional(z.string()),
      requires_email_verification: z.boolean(),
      email: z.string(),
    }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login/',
    access: 'public',
    summary: 'Sign in with e-mail and password',
    limit: 'login',
    body: loginBody,
    response: z.object({ token: z.string(), user, redirect_url: z.string() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout/',
    access: 'user',
    summary: 'Sign out on this device',
  }),
  user: endpoint({ method: 'GET', path: '/auth/user/', access: 'user', summary: 'Who you are', response: user }),
  profile: endpoint({
    method: 'GET',
    path: '/auth/profile/',
    access: 'user',
    summary: 'Who you are (the same as /auth/user/)',
    response: user,
  }),
}
