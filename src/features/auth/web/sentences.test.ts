import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loginBody, registerForm } from '../schemas.ts'
import { newPasswordForm, resetRequestBody, resetVerifyBody } from '../password-reset/schemas.ts'
import { verifyEmailBody } from '../verification/schemas.ts'

/** What stands under a field of this form when it holds these values; nothing when it is fine. */
function under(schema: z.core.$ZodType, field: string, values: object): string[] {
  const result = z.safeParse(schema, values)
  const issues = result.success ? [] : result.error.issues
  return issues.filter((issue) => issue.path.join('.') === field).map((issue) => issue.message)
}

const LOGIN = { email: 'luz@home.test', password: 'secret', remember_me: false }
const PERSON = {
  first_name: 'Luz',
  last_name: 'Reyes',
  username: 'luz_07',
  email: 'luz@home.test',
  password: 'abcdefg1',
  confirm_password: 'abcdefg1',
  account_type: 'jobseeker',
  terms: true,
}
const FRESH = { new_password: 'Abcdefg1', confirm_password: 'Abcdefg1' }

describe('the sentences of spec 1 §5, to the letter', () => {
  test.each([
    ['email', '', 'Email address is required'],
    ['email', '   ', 'Email address is required'],
    ['email', 'luz@home', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', '123456', undefined],
  ])('login: %s %j', (field, value, sentence) =>
    expect(under(loginBody, field, { ...LOGIN, [field]: value })[0]).toBe(sentence),
  )

  test.each([
    ['first_name', ' ', 'First name is required'],
    ['last_name', '', 'Last name is required'],
    ['username', '', 'Username is required'],
    ['username', 'luz reyes', 'Username can only contain letters, numbers, and underscores'],
    ['email', '', 'Email address is required'],
    ['email', 'luz', 'Please enter a valid email address'],
    ['password', 'abcdef1', 'Password must be at least 8 characters and include a letter and a number'],
    ['password', 'abcdefgh', 'Password must be at least 8 characters and include a letter and a number'],
    ['password', '12345678', 'Password must be at least 8 characters and include a letter and a number'],
    ['confirm_password', '', 'Please confirm your password'],
    ['confirm_password', 'abcdefg2', 'Passwords do not match'],
    ['account_type', 'employer', 'Account type is required'],
    ['terms', false, 'You must agree to the terms and conditions'],
  ])('register: %s %j', (field, value, sentence) =>
    expect(under(registerForm, field, { ...PERSON, [field]: value })[0]).toBe(sentence),
  )

  test.each([
    ['new_password', '', 'New password is required'],
    ['new_password', 'Abcdef1', 'Password must be at least 8 characters'],
    ['new_password', 'abcdefg1', 'Password must include at least one uppercase letter'],
    ['new_password', 'Abcdefgh', 'Password must include at least one number'],
    ['confirm_password', '', 'Please confirm your new password'],
    ['confirm_password', 'Abcdefg2', 'Passwords do not match'],
  ])('new password: %s %j', (field, value, sentence) =>
    expect(under(newPasswordForm, field, { ...FRESH, [field]: value })[0]).toBe(sentence),
  )

  test('a code', () => {
    for (const schema of [resetVerifyBody, verifyEmailBody]) {
      expect(under(schema, 'code', { email: LOGIN.email, code: '' })).toEqual(['Verification code is required'])
      expect(under(schema, 'code', { email: LOGIN.email, code: '12345' })).toEqual(['Invalid verification code'])
      expect(under(schema, 'code', { email: LOGIN.email, code: '123 456' })).toEqual([])
    }
    expect(under(resetRequestBody, 'email', { email: '' })).toEqual(['Email address is required'])
    expect(under(resetRequestBody, 'email', { email: '{email}' })).toEqual(['Please enter a valid email address'])
  })

  test('what fits passes', () => {
    for (const [schema, values] of [
      [loginBody, LOGIN],
      [registerForm, PERSON],
      [newPasswordForm, FRESH],
    ] as const) {
      expect(z.safeParse(schema, values).success).toBe(true)
    }
  })
})
