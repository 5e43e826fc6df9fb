import * as z from 'zod/mini'

/** The application a line is about; null where it is about several. */
const about = { application_id: z.nullable(z.number()), job_title: z.string() }

const automation = z.object({
  kind: z.literal('automation'),
  state: z.enum(['plan', 'running', 'report', 'trouble']),
  sentence: z.string(),
  run_id: z.number(),
})
const interview = z.object({
  kind: z.literal('interview'),
  application_id: z.number(),
  job_title: z.string(),
  employer_name: z.string(),
  starts_at: z.string(),
  /** How many more there are in the next days. */
  more: z.number(),
})
const followUps = z.object({ kind: z.literal('follow_ups'), count: z.number(), overdue: z.number(), ...about })
const messages = z.object({ kind: z.literal('messages'), count: z.number() })
const matches = z.object({ kind: z.literal('matches'), count: z.number(), least: z.number() })
const quiet = z.object({ kind: z.literal('quiet'), count: z.number(), days: z.number(), ...about })
const points = z.object({ kind: z.literal('points'), points: z.number(), read_at: z.string() })

/** One line of a person's day: something that waits, and enough to say it in a sentence and to open it. */
export const dayLine = z.discriminatedUnion('kind', [
  automation,
  interview,
  followUps,
  messages,
  matches,
  quiet,
  points,
])
export type DayLine = z.output<typeof dayLine>
