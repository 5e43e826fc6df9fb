import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/**
 * How keeping in step with the board stands. `off`: not connected or switched off; `reading`: right now; `paused`: the board
 * asked us to wait, nobody is read; `waiting`: until `next_read_at`. `failure`: why the last reading failed, when it did.
 */
export const readingState = z.object({
  state: z.enum(['off', 'waiting', 'reading', 'paused']),
  last_read_at: z.nullable(z.string()),
  /** How many applications the last good reading brought. */
  added: z.nullable(z.number()),
  failure: z.nullable(z.object({ cause: z.string(), sentence: z.string(), at: z.string() })),
  next_read_at: z.nullable(z.string()),
})
export type ReadingState = z.output<typeof readingState>

/** Applications that a person sent on the board itself, read into their tracker. */
export const boardReading = {
  state: endpoint({
    method: 'GET',
    path: '/olj/sent-applications/',
    access: 'user',
    summary: 'When your sent messages at OLJ were read last, what came of it, and when they are read next',
    response: readingState,
  }),
  readNow: endpoint({
    method: 'POST',
    path: '/olj/sent-applications/read/',
    access: 'user',
    summary: 'Read the sent messages at OLJ now; one reading at a time, and it goes on after the answer',
    limit: 'board-login',
    response: readingState,
  }),
}
