import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { IMAGE_KINDS, MAX_IMAGE_BYTES } from './rules.ts'
import { verificationCode, verificationDetails } from './schemas.ts'

/** What became of one picture: when it came, each time it was opened, when it was deleted; null while it is here. */
const imageRecord = z.object({
  kind: z.enum(IMAGE_KINDS),
  received_at: z.string(),
  reads: z.array(z.object({ purpose: z.string(), read_at: z.string() })),
  deleted_at: z.nullable(z.string()),
})

/** Where a person stands; `none` before the first pictures. */
export const verificationStanding = z.object({
  state: z.enum(['none', 'uploaded', 'sent', 'code', 'review', 'verified', 'refused', 'withdrawn']),
  /** Why the board refused, in its own words. */
  board_said: z.nullable(z.string()),
  /** Until when the pictures are kept at most; null when none are here. */
  images_until: z.nullable(z.string()),
  code_tries_left: z.number(),
  images: z.array(imageRecord),
})
export type VerificationStanding = z.output<typeof verificationStanding>

const outcome = { success: z.boolean(), error: z.nullable(z.string()) }

/** Proving one's identity to the board; what refuses says so with `success: false` beside the sentence. */
export const boardVerification = {
  standing: endpoint({
    method: 'GET',
    path: '/olj/verification/',
    access: 'user',
    summary: 'Where your verification stands, and what became of each picture',
    response: verificationStanding,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/olj/verification/upload/',
    access: 'user',
    summary: 'Three pictures, JPG or PNG up to 5 MB each: marked, encrypted, and deleted once the board has them',
    limit: 'upload',
    uploads: { fields: IMAGE_KINDS, maxBytes: MAX_IMAGE_BYTES },
    body: verificationDetails,
    response: z.object({ ...outcome, images_until: z.string() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/olj/verification/submit/',
    access: 'user',
    summary:
      'Send the pictures and what they say to the board; again, where it stopped; a code that ran out is texted anew',
    limit: 'board-login',
    body: verificationDetails,
    response: z.object({ ...outcome, requires_mobile_code: z.boolean() }),
  }),
  mobileCode: endpoint({
    method: 'POST',
    path: '/olj/verification/mobile-code/',
    access: 'user',
    summary: 'The code the board texted; five tries each',
    limit: 'board-login',
    body: verificationCode,
    response: z.object({ ...outcome, message: z.string() }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/olj/verification/',
    access: 'user',
    summary: 'Delete the pictures that are here; what the board has stays there',
    response: verificationStanding,
  }),
}
