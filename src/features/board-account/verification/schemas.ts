import * as z from 'zod/mini'
import { DOCUMENT_TYPES, ID_TYPES, INVALID_CODE } from './rules.ts'

const REQUIRED = 'This field is required.'
const WRONG_DATE = 'Enter a valid date.'

const line = (most: number) =>
  z
    .string(REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.maxLength(most, `Ensure this field has no more than ${most} characters.`),
    )

const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
const day = line(10).check(z.refine((text) => text === '' || isDay(text), WRONG_DATE))

const oneOf = <const T extends readonly (readonly [string, string])[]>(choices: T) =>
  z.enum(choices.map(([value]) => value) as [T[number][0], ...T[number][0][]], {
    error: (issue) => (issue.input === undefined || issue.input === '' ? REQUIRED : 'Choose one of the list.'),
  })

const whoFields = { id_type: oneOf(ID_TYPES), id_number: line(50), id_expiration: day, full_name: line(200) }
const addressFields = {
  document_type: oneOf(DOCUMENT_TYPES),
  address: line(500),
  issue_date: day,
  mobile_number: line(20).check(z.regex(/^$|^\+?[\d ().-]{7,20}$/, 'Enter a valid mobile number.')),
}

/** Who the person is, as their ID says. */
export const whoSchema = z.object(whoFields)
/** Where they live, and which phone gets the code. */
export const addressSchema = z.object(addressFields)
/** The text fields that go with the pictures. */
export const verificationDetails = z.object({ ...whoFields, ...addressFields })

/** The code of the text message: how long it is the board decides. */
export const verificationCode = z.object({
  verification_code: z
    .string(REQUIRED)
    .check(z.trim(), z.minLength(1, REQUIRED), z.regex(/^$|^[A-Za-z0-9]{4,10}$/, INVALID_CODE)),
})
