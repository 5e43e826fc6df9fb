import * as z from 'zod/mini'
import { isEmail, MAX_EMAIL, MAX_NAME } from '#features/auth/rules.ts'
import { isPlainLine, isPlainText, MAX_MESSAGE, MAX_SUBJECT } from './rules.ts'

/** Sentences under the fields of the contact form, shared by the form and the server (spec 3 §5). */
export const CONTACT_FIELD_SENTENCES = {
  nameRequired: 'Name is required',
  emailRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  controlCharacters: 'Please remove the control characters.',
} as const
const say = CONTACT_FIELD_SENTENCES

const filled = (required: string, max: number) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max, { error: `Ensure this field has no more than ${max} characters.`, abort: true }),
    )
const line = (required: string, max: number) =>
  filled(required, max).check(z.refine(isPlainLine, say.controlCharacters))

/**
 * What a visitor writes to the team (spec 3 §5): all four are required. `reference_code` is a trap that no person sees;
 * whoever fills it is a machine.
 */
export const contactBody = z.object({
  name: line(say.nameRequired, MAX_NAME),
  email: filled(say.emailRequired, MAX_EMAIL).check(z.refine(isEmail, say.emailInvalid)),
  subject: line(say.subjectRequired, MAX_SUBJECT),
  message: filled(say.messageRequired, MAX_MESSAGE).check(z.refine(isPlainText, say.controlCharacters)),
  reference_code: z.optional(z.unknown()),
})
export type ContactBody = z.output<typeof contactBody>
