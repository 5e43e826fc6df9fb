import * as z from 'zod/mini'
import { ALERT_KINDS, CHANGE_KINDS, LEAST_SCORES } from './rules.ts'
import { ALERT_TEXTS } from './texts.ts'

const id = z.number('Enter a number.').check(z.int('Enter a whole number.'), z.positive('Must be at least 1.'))
/** From how well a posting has to fit. */
export const leastScore = z.literal([...LEAST_SCORES], ALERT_TEXTS.badScore)

/** One new alert: on one of the person's saved searches, on an employer, or on good matches. */
export const newAlert = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('search'), saved_search_id: id }),
    z.object({ kind: z.literal('employer'), employer_id: id }),
    z.object({ kind: z.literal('matches'), least_score: leastScore }),
  ],
  'Choose search, employer or matches.',
)

export const alert = z.object({
  id: z.number(),
  kind: z.enum(ALERT_KINDS),
  /** The name of the search or of the employer; null for the other kinds. */
  name: z.nullable(z.string()),
  saved_search_id: z.nullable(z.number()),
  employer_id: z.nullable(z.number()),
  least_score: z.nullable(z.number()),
  paused: z.boolean(),
  created_at: z.string(),
})
export type Alert = z.output<typeof alert>

export const change = z.object({ what: z.enum(CHANGE_KINDS), before: z.string(), after: z.string() })
