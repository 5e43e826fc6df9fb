import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { idReminder } from './schemas.ts'

/**
 * What a person's ID proof stands in the way of. `steps`: with an ID proof of `at` they could apply to `more` jobs than now;
 * each counts those of the steps before it. `blocked`: how many that is in all. What is counted says `of`: the jobs that fit
 * the person, or all open ones where too little is known of the person to tell.
 */
export const idProofLadder = z.object({
  id_proof: z.nullable(z.number()),
  of: z.enum(['matches', 'open_jobs']),
  /** How many open jobs of any kind ask for more. */
  open_jobs: z.number(),
  blocked: z.number(),
  steps: z.array(z.object({ at: z.number(), more: z.number() })),
  /** The last day of the ID the person wants to be reminded of. */
  id_expires_on: z.nullable(z.string()),
})
export type IdProofLadder = z.output<typeof idProofLadder>

/** The board's ID proof: what more of it opens, and a word before an ID runs out. */
export const idProof = {
  ladder: endpoint({
    method: 'GET',
    path: '/olj/id-proof/',
    access: 'user',
    summary: 'How many more of your matches a higher ID proof would let you apply to, step by step',
    response: idProofLadder,
  }),
  remind: endpoint({
    method: 'PUT',
    path: '/olj/id-proof/reminder/',
    access: 'user',
    summary: 'Keep the last day of an ID, and nothing else of it, to be reminded once before it; null forgets it',
    body: idReminder,
    response: z.object({ id_expires_on: z.nullable(z.string()) }),
  }),
}
