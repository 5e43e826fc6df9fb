import { manilaExact } from '#contract/time.ts'
import { ApiError } from '#web/lib/api.ts'
import type { VerificationStanding } from '../contract.ts'
import type { ImageKind } from '../rules.ts'
import { INVALID_CODE, SUBMISSION_ERROR, UPLOAD_FAILED } from '../rules.ts'

export const PICTURE_NAMES: Record<ImageKind, string> = {
  government_id_photo: 'Photo of your ID',
  government_id_selfie: 'Selfie with your ID',
  address_document: 'Photo of the document',
}
const RECORD_NAMES: Record<ImageKind, string> = {
  government_id_photo: 'Your ID',
  government_id_selfie: 'Your selfie',
  address_document: 'Your proof of address',
}

export const VERIFICATION_TEXTS = {
  title: 'Verify your identity',
  required: 'This field is required.',
  dayNotKept: 'The date of your ID could not be kept, so we cannot remind you of it.',
  dropped: 'The upload was stopped. Your photos are still here.',
  loadFailed: 'How your verification stands could not be loaded.',
  withdrawn: 'Your photos were deleted',
  withdrawFailed: 'Your photos could not be deleted now. They go by themselves within 24 hours.',
}

/** Why the upload failed, in the server's own sentence where it said one. */
export const uploadFailure = (error: unknown): string =>
  error instanceof ApiError && error.detail !== '' ? error.detail : UPLOAD_FAILED

/** Why the board did not take it, in the server's own sentence where it said one. */
export const submitFailure = (error: unknown): string =>
  error instanceof ApiError && error.detail !== '' ? error.detail : SUBMISSION_ERROR

export const codeFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) return SUBMISSION_ERROR
  return error.detail === '' ? INVALID_CODE : error.detail
}

/** What the board said when it refused; null when it gave no reason. */
export const boardSaid = (error: unknown): string | null =>
  error instanceof ApiError && typeof error.body.board_said === 'string' ? error.body.board_said : null

type ImageRecord = VerificationStanding['images'][number]

/** "Your ID was read on … to send it to OnlineJobs.ph; it was deleted at …": all that happened to one picture. */
export function recordSentence({ kind, received_at, reads, deleted_at }: ImageRecord): string {
  const name = RECORD_NAMES[kind]
  const read = reads.map(({ read_at, purpose }) => `on ${manilaExact(read_at)} ${purpose}`).join(' and ')
  const came = read === '' ? `came on ${manilaExact(received_at)} and was not read` : `was read ${read}`
  return `${name} ${came}; ${deleted_at === null ? 'it is being deleted' : `it was deleted at ${manilaExact(deleted_at)}`}.`
}
