import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId } from '#contract/paging.ts'
import { toHide } from './schemas.ts'

/** One thing a person never wants to see: an employer, or a word in a posting's title, employer or tags. */
export const hiddenThing = z.object({
  id: z.number(),
  employer: z.nullable(z.object({ id: z.number(), name: z.string() })),
  word: z.nullable(z.string()),
  hidden_at: z.string(),
})
export type HiddenThing = z.output<typeof hiddenThing>

/** "Never show me this again": honoured in search, lists and similar postings. */
export const hidden = {
  list: endpoint({
    method: 'GET',
    path: '/hidden/',
    access: 'user',
    summary: 'Employers and words the person hides, the latest first.',
    response: paged(hiddenThing),
  }),
  hide: endpoint({
    method: 'POST',
    path: '/hidden/',
    access: 'user',
    summary: 'Hides an employer or a word; hiding it again changes nothing.',
    body: toHide,
    response: hiddenThing,
  }),
  show: endpoint({
    method: 'DELETE',
    path: '/hidden/{id}/',
    access: 'user',
    summary: 'Shows again what was hidden.',
    params: z.object({ id: pathId }),
  }),
}
