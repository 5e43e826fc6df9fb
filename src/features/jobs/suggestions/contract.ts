import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

export const SUGGESTION_KINDS = ['recent', 'title', 'skill', 'employer'] as const

/** Something to search for: an own earlier search, or a title, skill or employer with how many open postings have it. */
export const suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  text: z.string(),
  count: z.nullable(z.number()),
})
export type Suggestion = z.output<typeof suggestion>

/** Suggestions while typing. */
export const suggestions = {
  suggest: endpoint({
    method: 'GET',
    path: '/jobs/suggestions/',
    access: 'public',
    sameForVisitors: true,
    limit: 'suggest',
    summary: 'Up to eight titles, skills, employers and own recent searches that begin like what is being typed.',
    query: z.object({ q: z.prefault(z.string(), '') }),
    response: z.object({ results: z.array(suggestion) }),
  }),
}
