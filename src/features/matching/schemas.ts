import * as z from 'zod/mini'
import { CHECKS, HARD_CONDITIONS } from './rules.ts'

/** A score from 0 to 100, null where too little is known; what it comes from; what stands against it all the same. */
export const match = z.object({
  score: z.nullable(z.number()),
  /** Which side says too little. */
  missing: z.nullable(z.enum(['profile', 'posting'])),
  points: z.array(
    z.object({
      check: z.enum(CHECKS),
      /** Of 1. */
      earned: z.number(),
      /** The posting's words and the line of the profile. */
      posting: z.string(),
      profile: z.string(),
    }),
  ),
  blocked: z.array(z.object({ condition: z.enum(HARD_CONDITIONS), posting: z.string(), profile: z.string() })),
  skills: z.object({ held: z.array(z.string()), lacking: z.array(z.string()) }),
  version: z.number(),
})
