import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { dayLine } from './schemas.ts'

/** What waits for a person today; docs/product/day.md says what each line tells. */
export const day = {
  read: endpoint({
    method: 'GET',
    path: '/day/',
    access: 'user',
    summary: 'What waits for you today, the most pressing first; a line that has nothing to say is left out',
    response: z.object({ lines: z.array(dayLine) }),
  }),
}
