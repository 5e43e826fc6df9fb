import * as z from 'zod/mini'
import { COVER_LETTER_MAX, SUBJECT_MAX, CONFIRMED_MAX } from '#features/cover-letters/rules.ts'
import { LIMITS, MODES } from './rules.ts'
import { AUTOMATION_TEXTS } from './texts.ts'

const REQUIRED = 'This field is required.'
const between = ({ min, max }: { min: number; max: number }) =>
  z
    .int('Enter a whole number.')
    .check(z.gte(min, `Must be from ${min} to ${max}.`), z.lte(max, `Must be from ${min} to ${max}.`))
const filled = (max: number) =>
  z
    .string(REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.maxLength(max, `Ensure this field has no more than ${max} characters.`),
    )

/** Whether and how much is sent. `strict_matching` is there and always off. */
export const settingsBody = z.object({
  enabled: z.boolean('Must be true or false.'),
  max_jobs_per_day: z.optional(between(LIMITS.max_jobs_per_day)),
  skill_match_threshold: z.optional(between(LIMITS.skill_match_threshold)),
  apply_points: z.optional(between(LIMITS.apply_points)),
  strict_matching: z.optional(z.literal(false, AUTOMATION_TEXTS.strict)),
})

/** What a run does with an unanswered plan, and how many points it never touches. */
export const preferencesBody = z.object({
  mode: z.optional(z.enum(MODES, 'Choose one of the two.')),
  point_reserve: z.optional(between(LIMITS.point_reserve)),
})

export const pointsBody = z.object({ points: between(LIMITS.apply_points) })

/** A letter in the person's own words; `ticked` are instructions they see to themselves. */
export const letterBody = z.object({
  subject: filled(SUBJECT_MAX),
  content: filled(COVER_LETTER_MAX),
  confirmed_claims: z.prefault(
    z.array(z.string('Enter a text.').check(z.maxLength(300))).check(z.maxLength(CONFIRMED_MAX)),
    [],
  ),
  ticked: z.prefault(z.array(z.string('Enter a text.').check(z.maxLength(100))).check(z.maxLength(60)), []),
})

export const addBody = z.object({
  job_post_id: z.int(REQUIRED).check(z.gte(1, 'Enter a valid id.'), z.lte(999_999_999, 'Enter a valid id.')),
})
