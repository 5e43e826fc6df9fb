import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { answersGiven } from './answers/schemas.ts'
import { CONFIRMED_MAX, COVER_LETTER_MAX, CUSTOM_PROMPT_MAX, SUBJECT_MAX } from './rules.ts'
import { claim, instructionsBody, upTo } from './schemas.ts'

const REQUIRED = 'This field is required.'
const id = z.int(REQUIRED).check(z.gte(1, 'Enter a valid id.'), z.lte(999_999_999, 'Enter a valid id.'))
const filledUpTo = (max: number) =>
  z
    .string(REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.maxLength(max, `Ensure this field has no more than ${max} characters.`),
    )

const coverLetter = z.object({
  id: z.number(),
  job_post_id: z.number(),
  resume_id: z.nullable(z.number()),
  subject: z.string(),
  content: z.string(),
  custom_prompt: z.string(),
  /** Letters to one posting are numbered; a kept one never changes. */
  version: z.number(),
  origin: z.enum(['own', 'ai', 'template']),
  confirmed_claims: z.array(z.string()),
  created_at: z.string(),
})
export type CoverLetter = z.output<typeof coverLetter>

const earlierLetter = z.object({
  id: z.number(),
  job_post_id: z.number(),
  job_title: z.string(),
  employer_name: z.nullable(z.string()),
  subject: z.string(),
  /** The beginning, at most 150 characters (spec 2 §2). */
  excerpt: z.string(),
  version: z.number(),
  sent: z.boolean(),
  created_at: z.string(),
})
export type EarlierLetter = z.output<typeof earlierLetter>

/** A kept letter whole, with every version there is for its posting, and its words for another posting when asked. */
const keptLetter = z.extend(coverLetter, {
  job_title: z.string(),
  employer_name: z.nullable(z.string()),
  sent: z.boolean(),
  versions: z.array(z.object({ id: z.number(), version: z.number(), sent: z.boolean(), created_at: z.string() })),
  adapted: z.nullable(z.object({ subject: z.string(), content: z.string() })),
})
export type KeptLetter = z.output<typeof keptLetter>

const wish = z.object({
  job_id: id,
  resume_id: z.optional(z.nullable(id)),
  custom_prompt: z.optional(z.nullable(upTo(CUSTOM_PROMPT_MAX))),
  /** Without a model, where one is configured: for an employer who wants no letter of one. */
  template: z.optional(z.boolean('Enter true or false.')),
})
const confirmedClaims = z.optional(
  z
    .array(z.string('Enter a text.').check(z.maxLength(300, 'Ensure this field has no more than 300 characters.')))
    .check(z.maxLength(CONFIRMED_MAX, `Ensure this field has no more than ${CONFIRMED_MAX} elements.`)),
)

/** `id` is null as long as nothing was saved; `user` is always the caller. */
const aiInstructions = z.object({
  id: z.nullable(z.number()),
  user: z.number(),
  instructions: z.string(),
  updated_at: z.nullable(z.string()),
})
export type AiInstructions = z.output<typeof aiInstructions>

/** Letters that go with applications and what the person tells the letter writer (spec 2 §3, §7). */
export const coverLetters = {
  generate: endpoint({
    method: 'POST',
    path: '/cover-letters/generate/',
    access: 'user',
    summary: 'Write a letter for a posting out of the profile, without inventing anything',
    limit: 'letter',
    body: wish,
    response: z.object({ content: z.string(), subject: z.string() }),
  }),
  stream: endpoint({
    method: 'POST',
    path: '/cover-letters/generate/stream/',
    access: 'user',
    summary:
      'The same letter while it is written: events writer {writer}, subject {text}, text {text}, done {writer, subject, content, claims}',
    limit: 'letter',
    body: wish,
    stream: true,
  }),
  check: endpoint({
    method: 'POST',
    path: '/cover-letters/check/',
    access: 'user',
    summary: 'What in a letter neither the profile nor the resume holds',
    body: z.object({
      job_id: id,
      resume_id: z.optional(z.nullable(id)),
      custom_prompt: z.optional(z.nullable(upTo(CUSTOM_PROMPT_MAX))),
      subject: upTo(SUBJECT_MAX),
      content: z
        .string('Enter a text.')
        .check(z.maxLength(COVER_LETTER_MAX, `Ensure this field has no more than ${COVER_LETTER_MAX} characters.`)),
      answers: z.optional(answersGiven),
    }),
    response: z.object({ claims: z.array(claim) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/cover-letters/',
    access: 'user',
    summary: 'The newest version of every letter the person kept, newest first',
    query: z.object({ page: z.prefault(wholeNumber(1, 1000), '1'), per_page: z.prefault(wholeNumber(1, 50), '20') }),
    response: paged(earlierLetter),
  }),
  read: endpoint({
    method: 'GET',
    path: '/cover-letters/{id}/',
    access: 'user',
    summary: 'A kept letter with its versions; with for_job also reworded for that posting',
    params: z.object({ id: pathId }),
    query: z.object({ for_job: z.optional(wholeNumber(1, 999_999_999)) }),
    response: keptLetter,
  }),
  create: endpoint({
    method: 'POST',
    path: '/cover-letters/',
    access: 'user',
    summary: 'Keep the letter an application is sent with',
    body: z.object({
      job_post_id: id,
      resume_id: z.optional(z.nullable(id)),
      content: filledUpTo(COVER_LETTER_MAX),
      subject: filledUpTo(SUBJECT_MAX),
      custom_prompt: z.optional(z.nullable(upTo(CUSTOM_PROMPT_MAX))),
      /** Keys of claims the person said are true. */
      confirmed_claims: confirmedClaims,
      /** The earlier letter this one was made from. */
      based_on: z.optional(z.nullable(id)),
      /** What the person answered to questions of the posting, to be offered again. */
      answers: z.optional(answersGiven),
    }),
    response: coverLetter,
    status: 201,
  }),
  instructions: endpoint({
    method: 'GET',
    path: '/ai-instructions/',
    access: 'user',
    summary: "The person's instructions for the letter writer; empty when none were saved",
    response: aiInstructions,
  }),
  saveInstructions: endpoint({
    method: 'POST',
    path: '/ai-instructions/',
    access: 'user',
    summary: 'Save the instructions; a user named in the body is ignored',
    body: instructionsBody,
    response: aiInstructions,
    status: 201,
  }),
  updateInstructions: endpoint({
    method: 'PATCH',
    path: '/ai-instructions/{id}/',
    access: 'user',
    summary: 'Change the saved instructions',
    params: z.object({ id: pathId }),
    body: instructionsBody,
    response: aiInstructions,
  }),
}
