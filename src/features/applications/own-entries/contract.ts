import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { application } from '../contract.ts'
import { ownBody, ownChange } from './schemas.ts'

const byId = z.object({ id: pathId })

/** Applications made somewhere else, noted by the person. */
export const ownEntries = {
  addOwn: endpoint({
    method: 'POST',
    path: '/job-applications/own/',
    access: 'user',
    summary:
      'Notes an application made elsewhere; the link of a posting we know attaches it, once per posting; a repeated request_key is answered as the first time',
    body: ownBody,
    status: 201,
    response: application,
  }),
  updateOwn: endpoint({
    method: 'PATCH',
    path: '/job-applications/{id}/own/',
    access: 'user',
    summary: 'Changes an own entry; once attached to a posting, that tells title, employer, link and source',
    params: byId,
    body: ownChange,
    response: application,
  }),
  removeOwn: endpoint({
    method: 'DELETE',
    path: '/job-applications/{id}/own/',
    access: 'user',
    summary: 'Takes an own entry away; for a day it can be put back',
    params: byId,
  }),
  restoreOwn: endpoint({
    method: 'POST',
    path: '/job-applications/{id}/own/restore/',
    access: 'user',
    summary: 'Puts an own entry back as it was, with its history',
    params: byId,
    response: application,
  }),
}
