import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { contactBody } from './schemas.ts'

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/contact/',
    access: 'public',
    summary: 'Writes to the team.',
    limit: 'contact',
    body: contactBody,
    status: 201,
    response: z.object({ message: z.string() }),
  }),
}
