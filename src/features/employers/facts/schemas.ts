import * as z from 'zod/mini'

/** A board with postings. */
export const board = z.enum(['olj', 'linkedin'])

/** What the approved postings of an employer say together, each real job counted once. */
export const employerFacts = z.object({
  /** Manila months, as `2026-11`, also those in which nothing was posted. */
  months: z.array(z.object({ month: z.string(), jobs: z.number() })),
  /** What the postings of the last year state, made monthly, pesos by themselves, all else in US dollars. */
  pay: z.array(z.object({ currency: z.enum(['USD', 'PHP']), min: z.number(), max: z.number(), jobs: z.number() })),
  job_types: z.array(z.string()),
  places: z.array(z.string()),
})

/** How often applications are answered; null while too few people are counted. */
export const replies = z.nullable(
  z.object({
    /** Of ten people who applied, how many had an answer. */
    in_ten: z.number(),
    /** Null while too few people had an answer. */
    median_days: z.nullable(z.number()),
  }),
)

/** What the team says about an employer, and what that answered. */
export const shownNote = z.object({
  /** The name it was written about. */
  name: z.string(),
  text: z.string(),
  written_at: z.string(),
  reply: z.string(),
  replied_at: z.nullable(z.string()),
})
