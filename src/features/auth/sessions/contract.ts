import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId } from '#contract/paging.ts'

/** One device that is signed in; `device` is what its browser says it is, in words such as `Chrome on Android`. */
export const session = z.object({
  id: z.number(),
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
  remembered: z.boolean(),
  current: z.boolean(),
})
export type Session = z.output<typeof session>

export const sessions = {
  /** The one in use first, then by last use; at most 100. */
  list: endpoint({
    method: 'GET',
    path: '/auth/sessions/',
    access: 'user',
    summary: 'Devices you are signed in on',
    response: paged(session),
  }),
  /** 404 for a session that is not yours or has ended. */
  end: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/{id}/',
    access: 'user',
    summary: 'Sign out one device',
    params: z.object({ id: pathId }),
  }),
  endAll: endpoint({
    method: 'POST',
    path: '/auth/logout/all/',
    access: 'user',
    summary: 'Sign out on all devices, or on all but this one with `keep_current`',
    body: z.object({ keep_current: z.prefault(z.boolean('Must be true or false.'), false) }),
    response: z.object({ ended: z.number() }),
  }),
}
