import * as z from 'zod/mini'

const REQUIRED = 'This field is required.'

/** What a person signs in to the board with. */
export const boardCredentials = z.object({
  olj_email: z
    .string(REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.maxLength(254, 'Ensure this field has no more than 254 characters.'),
      z.regex(/^$|^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'Enter a valid email address.'),
    ),
  olj_password: z
    .string(REQUIRED)
    .check(z.minLength(1, REQUIRED), z.maxLength(200, 'Ensure this field has no more than 200 characters.')),
})
