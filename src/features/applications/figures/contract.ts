import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

const counts = { sent: z.number(), replies: z.number(), interviews: z.number(), offers: z.number() }

const week = z.object({ starts_on: z.string(), ...counts })
/** The applications sent in one Manila week, `starts_on` a Monday, and what became of them since. */
export type WeekFigures = z.output<typeof week>

const source = z.object({ source: z.string(), ...counts })
export type SourceFigures = z.output<typeof source>

const figures = z.object({
  totals: z.object(counts),
  weeks: z.array(week),
  /** The one with the most applications first; `other` holds those beyond the seventh. */
  sources: z.array(source),
  /** Days from sending to the first answer, of those that were answered; `median` and quartiles are null without any. */
  first_answer: z.object({
    answered: z.number(),
    shortest: z.nullable(z.number()),
    quarter: z.nullable(z.number()),
    median: z.nullable(z.number()),
    three_quarters: z.nullable(z.number()),
    longest: z.nullable(z.number()),
  }),
})
export type Figures = z.output<typeof figures>

export const applicationFigures = {
  read: endpoint({
    method: 'GET',
    path: '/job-applications/figures/',
    access: 'user',
    summary: 'What became of the applications the person sent: per Manila week, per source, and how soon answers came',
    response: figures,
  }),
}
