import * as z from 'zod/mini'
import { CURRENCIES } from '#contract/money.ts'
import { SHIFT_KINDS } from './hours/rules.ts'

const shiftKind = z.enum(SHIFT_KINDS)
/** Minutes since midnight in Manila; `to` before `from` ends on the next day. */
const span = z.nullable(z.object({ from: z.number(), to: z.number(), kind: shiftKind }))

/** Where the words of a fact stand. */
export const FACT_FIELDS = ['title', 'description', 'salary', 'location'] as const

/**
 * What a posting says, worked out from its own words. Every fact has the words it was read from, `quote`, letter for
 * letter as they stand in `field`; what the board states in a field of its own has none.
 */
export const jobFacts = z.object({
  /** One entry for each place of the posting that states hours; empty when none does. */
  hours: z.array(
    z.object({
      kinds: z.array(shiftKind),
      zone: z.nullable(z.string()),
      standard: span,
      daylight: span,
      daylight_months: z.nullable(z.string()),
      quote: z.string(),
      field: z.enum(FACT_FIELDS),
    }),
  ),
  /** `board`: everything on that board is for people in the Philippines. */
  philippines: z.object({
    answer: z.enum(['yes', 'no', 'not_said']),
    basis: z.nullable(z.enum(['words', 'location', 'board'])),
    quote: z.nullable(z.string()),
    field: z.nullable(z.enum(FACT_FIELDS)),
  }),
  min_id_proof: z.nullable(
    z.object({ value: z.number(), quote: z.nullable(z.string()), field: z.nullable(z.enum(FACT_FIELDS)) }),
  ),
  /** The words pay was read from, and what they do not say and custom fills in: dollars, a month, 40 hours a week. */
  pay: z.nullable(
    z.object({
      quote: z.string(),
      field: z.enum(FACT_FIELDS),
      min: z.number(),
      max: z.number(),
      currency: z.enum(CURRENCIES),
      period: z.enum(['hour', 'day', 'week', 'month', 'year']),
      assumed: z.array(z.enum(['currency', 'period', 'hours'])),
    }),
  ),
})
export type JobFacts = z.output<typeof jobFacts>
