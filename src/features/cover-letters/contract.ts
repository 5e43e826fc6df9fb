import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { COVER_LETTER_MAX, CUSTOM_PROMPT_MAX, INSTRUCTIONS_MAX, SUBJECT_MAX } from './rules.ts'

const REQUIRED = 'This field is required.'
const id = z.int(REQUIRED).check(z.gte(1, 'Enter a valid id.'), z.lte(999_999_999, 'Enter a valid id.'))
const upTo = (max: number) =>
  z.string('Enter a text.').check(z.trim(), z.maxLength(max, `Ensure this field has no more than ${max} characters.`))
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
  created_at: z.string(),
})
export type CoverLetter = z.output<typeof coverLetter>

/** `id` is null as long as nothing was saved; `user` is always the caller. */
const aiInstructions = z.object({
  id: z.nullable(z.number()),
  user: z.number(),
  instructions: z.string(),
  updated_at: z.nullable(z.string()),
})
export type AiInstructions = z.output<typeof aiInstructions>
const instructionsBody = z.object({ instructions: upTo(INSTRUCTIONS_MAX) })

/** Letters that go with applications and what the person tells the letter writer (spec 2 §3, §7). */
export const coverLetters = {
  generate: endpoint({
    method: 'POST',
    path: '/cover-letters/generate/',
    access: 'user',
    summary: 'Write a letter for a posting out of the profile, without inventing anything',
    body: z.object({
      job_id: id,
      resume_id: z.optional(z.nullable(id)),
      custom_prompt: z.optional(z.nullable(upTo(CUSTOM_PROMPT_MAX))),
    }),
    response: z.object({ content: z.string(), subject: z.string() }),
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
