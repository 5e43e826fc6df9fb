import * as z from 'zod/mini'
import { INTERVIEW_NOTES_MAX, isZone, LINK_MAX, MINUTES_MAX, MINUTES_MIN, MINUTES_USUAL, PLACE_MAX } from './rules.ts'

const text = (max: number) =>
  z.string('Enter a text.').check(z.trim(), z.maxLength(max, `Ensure this field has no more than ${max} characters.`))
/** A local time on the employer's clocks, or an instant. */
const startsAt = z.string('Enter a valid date.').check(z.maxLength(40, 'Enter a valid date.'))
const minutes = z
  .int('Enter a whole number.')
  .check(z.gte(MINUTES_MIN, `Must be at least ${MINUTES_MIN}.`), z.lte(MINUTES_MAX, `Must be at most ${MINUTES_MAX}.`))
const zone = z.nullable(z.string('Choose a time zone.').check(z.refine(isZone, 'Choose a time zone.')))
const link = text(LINK_MAX).check(
  z.refine((given) => given === '' || /^https?:\/\/[^\s/?#]\S*$/i.test(given), 'Enter a link that begins with http.'),
)
const place = text(PLACE_MAX)
const notes = text(INTERVIEW_NOTES_MAX)

/** Everything of an interview a person says; what is left out is usual. */
export const interviewBody = z.object({
  starts_at: startsAt,
  minutes: z.prefault(minutes, MINUTES_USUAL),
  employer_zone: z.prefault(zone, null),
  place: z.prefault(place, ''),
  link: z.prefault(link, ''),
  notes: z.prefault(notes, ''),
})

/** The same with what is not mentioned staying as it is. */
export const interviewChange = z.object({
  starts_at: z.optional(startsAt),
  minutes: z.optional(minutes),
  employer_zone: z.optional(zone),
  place: z.optional(place),
  link: z.optional(link),
  notes: z.optional(notes),
})
