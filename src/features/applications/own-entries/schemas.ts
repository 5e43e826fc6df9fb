import * as z from 'zod/mini'
import { NOTES_MAX, readMoment, STATUSES } from '../rules.ts'
import { OWN_EMPLOYER_MAX, OWN_LINK_MAX, OWN_SAYS, OWN_SOURCE_MAX, OWN_TITLE_MAX } from './rules.ts'

const text = (max: number) =>
  z.string('Enter a text.').check(z.trim(), z.maxLength(max, `Ensure this field has no more than ${max} characters.`))
const link = text(OWN_LINK_MAX).check(
  z.refine((given) => given === '' || /^https?:\/\/[^\s/?#]\S*$/i.test(given), OWN_SAYS.link),
)
const appliedDate = z
  .string('Enter a valid date.')
  .check(z.refine((given) => readMoment(given) !== null, 'Enter a valid date.'))

/** What a person says of an application made elsewhere; what is not mentioned stays as it is. */
export const ownChange = z.object({
  job_title: z.optional(text(OWN_TITLE_MAX)),
  employer_name: z.optional(text(OWN_EMPLOYER_MAX)),
  link: z.optional(link),
  source: z.optional(text(OWN_SOURCE_MAX)),
  applied_date: z.optional(appliedDate),
})
/** A new one: what is not mentioned is empty, and it counts as applied. The same key is the same entry. */
export const ownBody = z.object({
  job_title: z.prefault(text(OWN_TITLE_MAX), ''),
  employer_name: z.prefault(text(OWN_EMPLOYER_MAX), ''),
  link: z.prefault(link, ''),
  source: z.prefault(text(OWN_SOURCE_MAX), ''),
  applied_date: z.optional(appliedDate),
  status: z.prefault(z.enum(STATUSES, 'Choose one of the statuses.'), 'applied'),
  notes: z.prefault(text(NOTES_MAX), ''),
  request_key: z.optional(z.uuid('Must be a UUID.')),
})
