import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { MAX_RESUME_BYTES } from './rules.ts'
import { renameBody } from './schemas.ts'

export const resume = z.object({
  id: z.number(),
  file_name: z.string(),
  uploaded_at: z.string(),
  is_default: z.boolean(),
  bytes: z.number(),
})
export type Resume = z.output<typeof resume>

/** What an upload became; `kept_already` when the person had the same file and it was not kept twice. */
const uploadedResume = z.extend(resume, { kept_already: z.optional(z.boolean()) })
export type UploadedResume = z.output<typeof uploadedResume>

const byId = z.object({ id: pathId })

export const resumes = {
  list: endpoint({
    method: 'GET',
    path: '/resumes/',
    access: 'user',
    summary: 'Your resumes, the default one first, then the newest',
    query: z.object({
      page: z.prefault(wholeNumber(1, 1000), '1'),
      per_page: z.prefault(wholeNumber(1, 100), '20'),
    }),
    response: paged(resume),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/resumes/',
    access: 'user',
    summary: 'Upload a resume: PDF, DOC or DOCX up to 5 MB; a file you have already is not kept twice',
    limit: 'upload',
    upload: { field: 'file', maxBytes: MAX_RESUME_BYTES, required: true },
    body: z.object({ filename: z.optional(z.string().check(z.maxLength(1000))) }),
    status: 201,
    response: uploadedResume,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/resumes/{id}/',
    access: 'user',
    summary: 'Give a resume another name; what was sent keeps the name it was sent under',
    params: byId,
    body: renameBody,
    response: resume,
  }),
  makeDefault: endpoint({
    method: 'PUT',
    path: '/resumes/{id}/default/',
    access: 'user',
    summary: 'Make a resume the default one',
    params: byId,
    response: resume,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/resumes/{id}/',
    access: 'user',
    summary: 'Remove a resume; its file goes too, unless an application was sent with it',
    params: byId,
  }),
  download: endpoint({
    method: 'GET',
    path: '/resumes/{id}/download/',
    access: 'user',
    summary: 'One resume as a file',
    params: byId,
    file: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/resumes/{id}/view/',
    access: 'user',
    summary: 'One resume: shown when it is a PDF, otherwise a file',
    params: byId,
    file: true,
  }),
  downloadDefault: endpoint({
    method: 'GET',
    path: '/jobseeker/resume/download/',
    access: 'user',
    summary: 'Your default resume as a file',
    file: true,
  }),
  viewDefault: endpoint({
    method: 'GET',
    path: '/jobseeker/resume/view/',
    access: 'user',
    summary: 'Your default resume: shown when it is a PDF, otherwise a file',
    file: true,
  }),
}
