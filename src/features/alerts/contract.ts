import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId } from '#contract/paging.ts'
import { alert, leastScore, newAlert } from './schemas.ts'

/** What a person wants to hear of by themselves (docs/product/alerts.md). */
export const alerts = {
  list: endpoint({
    method: 'GET',
    path: '/alerts/',
    access: 'user',
    summary: 'Your alerts, the latest first',
    response: paged(alert),
  }),
  /** 409 when the list is full; 403 for a search with filters the plan does not have. */
  create: endpoint({
    method: 'POST',
    path: '/alerts/',
    access: 'user',
    summary: 'Begins an alert; one that is there already goes on',
    status: 201,
    body: newAlert,
    response: alert,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/alerts/{id}/',
    access: 'user',
    summary: 'Pauses an alert, goes on with it, or changes from how many percent it tells',
    params: z.object({ id: pathId }),
    body: z.object({
      paused: z.optional(z.boolean('Must be true or false.')),
      least_score: z.optional(leastScore),
    }),
    response: alert,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/alerts/{id}/',
    access: 'user',
    summary: 'Deletes an alert; the one on changes of kept jobs is paused instead',
    params: z.object({ id: pathId }),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/alerts/stop/',
    access: 'public',
    summary: 'Pauses the alert a link of a mail names; without signing in',
    body: z.object({ token: z.string().check(z.maxLength(300)) }),
    response: z.object({ title: z.string() }),
  }),
}
