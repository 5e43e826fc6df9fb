import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'

/** What a posting can ask an applicant to do. */
export const INSTRUCTION_KINDS = ['subject', 'code_word', 'points', 'question', 'attachment', 'no_ai'] as const

/** What can be asked for beside the letter. */
export const FILES = [
  'resume',
  'portfolio',
  'voice',
  'video',
  'speed_test',
  'typing_test',
  'pc_specs',
  'test_result',
  'photo',
  'certificate',
  'references',
] as const
export type AskedFile = (typeof FILES)[number]

export const PLACES = ['subject', 'first_line', 'last_line', 'anywhere'] as const
export type Place = (typeof PLACES)[number]

/** The posting's own words an instruction was read from, and where they stand in its description. */
const quoted = {
  quote: z.string(),
  start: z.number(),
  end: z.number(),
  /** False where the words may mean something else: the person is asked, and nobody obeys before they said so. */
  sure: z.optional(z.literal(false)),
}

/**
 * One thing to do. A subject `is` the text, `starts` with it, or has its `form` ("MANGO - your name"). `avoid` is a
 * word that only a machine is told to write: whoever writes it is taken for one. One that is `banned` is a greeting or a
 * phrase the employer wants in no letter, and says nothing of who wrote it.
 */
export const instruction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subject'), how: z.enum(['is', 'starts', 'form']), text: z.string(), ...quoted }),
  z.object({ kind: z.literal('code_word'), word: z.string(), place: z.enum(PLACES), ...quoted }),
  z.object({
    kind: z.literal('points'),
    points: z.number(),
    bound: z.enum(['exactly', 'least', 'most']),
    ...quoted,
  }),
  z.object({ kind: z.literal('question'), text: z.string(), ...quoted }),
  z.object({ kind: z.literal('attachment'), file: z.enum(FILES), ...quoted }),
  z.object({
    kind: z.literal('no_ai'),
    avoid: z.nullable(z.string()),
    banned: z.optional(z.literal(true)),
    ...quoted,
  }),
])
export type Instruction = z.output<typeof instruction>

/** What a posting asks for, told to the person who is about to apply: asked with the apply window, not with the page. */
export const jobInstructions = {
  read: endpoint({
    method: 'GET',
    path: '/jobs/{id}/instructions/',
    access: 'user',
    summary: 'What a posting asks its applicants to do, each with the words it was read from.',
    params: z.object({ id: pathId }),
    response: z.object({ instructions: z.array(instruction) }),
  }),
  propose: endpoint({
    method: 'GET',
    path: '/jobs/{id}/instructions/proposals/',
    access: 'user',
    limit: 'proposals',
    summary: 'What a model believes the rules missed, none of it sure; nothing without a model or with one that fails.',
    params: z.object({ id: pathId }),
    response: z.object({ instructions: z.array(instruction) }),
  }),
}
