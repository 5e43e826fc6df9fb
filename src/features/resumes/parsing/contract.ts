import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { MAX_RESUME_BYTES } from '../rules.ts'
import { EXPERIENCE_BUCKETS } from './rules.ts'

const found = z.nullable(z.string())
const year = z.nullable(z.number())

const education = z.object({ school: found, degree: found, from_year: year, to_year: year })
export type Education = z.output<typeof education>

/** `from` and `to` are `2021-06` or `2021`; `to` is `present` while the person still works there. */
const work = z.object({ employer: found, title: found, from: found, to: found })
export type Work = z.output<typeof work>

/** What was read from a resume (spec 2 §3, "Resume parse result"); what was not found is null or an empty list. */
export const parsedResume = z.object({
  title: found,
  /** In the person's own words. */
  skills: z.array(z.string()),
  experience: z.nullable(z.enum(EXPERIENCE_BUCKETS)),
  location: found,
  education: z.array(education),
  work_history: z.array(work),
})
export type ParsedResume = z.output<typeof parsedResume>

/**
 * With what the person did in their work, line by line: kept for letters, and not on the wire. `places` says of each line
 * under which entry of `work_history` it stood; null where that is not known.
 */
export const knownResume = z.extend(parsedResume, {
  results: z.array(z.string()),
  places: z.array(z.nullable(z.number())),
})
export type KnownResume = z.output<typeof knownResume>

export const resumeParsing = {
  parse: endpoint({
    method: 'POST',
    path: '/resume-parse/',
    access: 'user',
    summary: 'What a resume says: title, skills, experience, location, education, work history; nothing is kept',
    limit: 'upload',
    upload: { field: 'resume', maxBytes: MAX_RESUME_BYTES, required: true },
    response: parsedResume,
  }),
  parseStored: endpoint({
    method: 'POST',
    path: '/resumes/{id}/parse/',
    access: 'user',
    summary: 'The same of a resume that is uploaded already',
    limit: 'upload',
    params: z.object({ id: pathId }),
    response: parsedResume,
  }),
}
