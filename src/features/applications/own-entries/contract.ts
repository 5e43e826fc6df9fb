import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { application } from '../contract.ts'
import { NOTES_MAX, readMoment, STATUSES } from '../rules.ts'
import { OWN_EMPLOYER_MAX, OWN_LINK_MAX, OWN_SAYS, OWN_SOURCE_MAX, OWN_TITLE_MAX } from './rules.ts'

const text = (max: number) =>
  z.string('Enter a text.').check(z.trim(), z.maxLength(max, `Ensure this field has no more than ${max} characters.`))
const link = text(OWN_LINK_MAX).check(
  z.refine((given) => given === '' || /^https?:\/\/[^\s/?#]\S*$/i.test(given), OWN_SAYS.link),
)
const appliedDate = z
  .string('Enter a valid date.')
  .check(z.refine((given) => readMoment(given) !== null, 'Enter a valid date.'))
const byId = z.object({ id: pathId })

/** Applications made somewhere else, noted by the person. */
export const ownEntries = {
  addOwn: endpoint({
    method: 'POST',
    path: '/job-applications/own/',
    access: 'user',
    summary: 'Notes an application made elsewhere; the link of a posting we know attaches it, once per posting',
    body: z.object({
      job_title: z.prefault(text(OWN_TITLE_MAX), ''),
      employer_name: z.prefault(text(OWN_EMPLOYER_MAX), ''),
      link: z.prefault(link, ''),
      source: z.prefault(text(OWN_SOURCE_MAX), ''),
      applied_date: z.optional(appliedDate),
      status: z.prefault(z.enum(STATUSES, 'Choose one of the statuses.'), 'applied'),
      notes: z.prefault(text(NOTES_MAX), ''),
    }),
    status: 201,
    response: application,
  }),
  updateOwn: endpoint({
    method: 'PATCH',
    path: '/job-applications/{id}/own/',
    access: 'user',
    summary: 'Changes an own entry; once attached to a posting, that tells title, employer, link and source',
    params: byId,
    body: z.object({
      job_title: z.optional(text(OWN_TITLE_MAX)),
      employer_name: z.optional(text(OWN_EMPLOYER_MAX)),
      link: z.optional(link),
      source: z.optional(text(OWN_SOURCE_MAX)),
      applied_date: z.optional(appliedDate),
    }),
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
