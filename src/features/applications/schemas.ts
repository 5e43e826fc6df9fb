import * as z from 'zod/mini'

/** `details` of an error body: what the application error modal shows (spec 2 §2). */
export const applyErrorDetails = z.object({
  message: z.string(),
  reason: z.string(),
  possible_causes: z.array(z.string()),
  suggestions: z.array(z.string()),
})
export type ApplyErrorDetails = z.output<typeof applyErrorDetails>

/** Why a submission failed, as it was told. */
export type Failure = { code: string; error: string; details: ApplyErrorDetails | null }
