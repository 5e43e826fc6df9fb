import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId } from '#contract/paging.ts'
import { hiddenWord, isTelling, WORD_LENGTH } from './rules.ts'

/** One thing a person never wants to see: an employer, or a word in a posting's title, employer or tags. */
export const hiddenThing = z.object({
  id: z.number(),
  employer: z.nullable(z.object({ id: z.number(), name: z.string() })),
  word: z.nullable(z.string()),
  hidden_at: z.string(),
})
export type HiddenThing = z.output<typeof hiddenThing>

const word = z.pipe(
  z.pipe(z.string(), z.transform(hiddenWord)),
  z
    .string()
    .check(
      z.maxLength(WORD_LENGTH.max, `Use ${WORD_LENGTH.max} characters or fewer.`),
      z.refine(isTelling, `Type a word of at least ${WORD_LENGTH.min} letters.`),
    ),
)

/** What is hidden: exactly one of the two. */
export const toHide = z
  .object({ employer_id: z.optional(z.int().check(z.positive())), word: z.optional(word) })
  .check(
    z.refine((body) => (body.employer_id === undefined) !== (body.word === undefined), 'Name an employer or a word.'),
  )

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
