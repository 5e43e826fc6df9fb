import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { wholeNumber } from '#contract/paging.ts'
import { change } from '../schemas.ts'

const find = z.object({
  id: z.number(),
  kind: z.enum(['job', 'change']),
  job: z.object({
    id: z.number(),
    title: z.string(),
    employer: z.nullable(z.string()),
    salary: z.nullable(z.string()),
  }),
  /** In percent; null where it was not looked at. */
  score: z.nullable(z.number()),
  changes: z.array(change),
  /** Titles of the alerts it answers. */
  because: z.array(z.string()),
  closed: z.boolean(),
  found_at: z.string(),
  is_new: z.boolean(),
})
export type Find = z.output<typeof find>

/** What alerts found, with what is new since the person last looked, on whatever device. */
export const bell = {
  unseen: endpoint({
    method: 'GET',
    path: '/alerts/unseen/',
    access: 'user',
    summary: 'How much your alerts found since you last looked; 100 means 100 or more',
    response: z.object({ unseen: z.number() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/alerts/finds/',
    access: 'user',
    summary: 'What your alerts found, the latest first; `before` is the id of the last one you have',
    query: z.object({ before: z.optional(wholeNumber(1, 999_999_999)) }),
    response: z.object({ results: z.array(find), more: z.boolean() }),
  }),
  see: endpoint({
    method: 'POST',
    path: '/alerts/seen/',
    access: 'user',
    summary: 'Marks what was found, up to an id, as seen',
    body: z.object({ up_to: z.number('Enter a number.').check(z.int('Enter a whole number.'), z.nonnegative()) }),
    response: z.object({ unseen: z.number() }),
  }),
}
