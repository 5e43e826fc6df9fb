import { ApiError } from '#web/lib/api.ts'
import { applyErrorDetails, type ApplyErrorDetails } from '../schemas.ts'
import type { WorkStep } from './apply-steps.ts'
import { APPLY_SENTENCES as say } from './texts.ts'

/** What a failed step means to the flow. `told` is certain: nothing was sent. `lost`: nobody knows yet. */
export type Failure =
  | { kind: 'lost'; sentence: string }
  | { kind: 'login'; sentence: string }
  | { kind: 'prompt'; prompt: 'expired' | 'onboarding' }
  | { kind: 'letter-required' }
  /** The new resume was not taken; why is said where it was chosen. */
  | { kind: 'file-refused' }
  | { kind: 'integration'; refused: boolean; sentence: string }
  | { kind: 'told'; sentence: string; details: ApplyErrorDetails | null; closesApply: boolean }

const INVALID = 400
const GONE = 404
const isOfFile = ({ status, fields }: ApiError): boolean => status === INVALID && fields['file'] !== undefined

/** Reads a failure of one step (spec 2 §8 "Apply"). Only the last step can be lost: the others send nothing to a board. */
export function failureOf(error: unknown, step: WorkStep): Failure {
  if (!(error instanceof ApiError)) {
    return step === 'send'
      ? { kind: 'lost', sentence: say.checking }
      : { kind: 'told', sentence: say.offline, details: null, closesApply: false }
  }
  if (step === 'upload' && isOfFile(error)) return { kind: 'file-refused' }
  const details = detailsOf(error)
  switch (error.code) {
    case 'subscription_expired':
      return { kind: 'prompt', prompt: 'expired' }
    case 'onboarding_required':
      return { kind: 'prompt', prompt: 'onboarding' }
    case 'cover_letter_required':
      return { kind: 'letter-required' }
    case 'integration_required':
    case 'board_credentials_refused':
      return {
        kind: 'integration',
        refused: error.code === 'board_credentials_refused',
        sentence: error.detail || say.integration,
      }
    case 'already_applying':
    case 'unconfirmed':
      return { kind: 'lost', sentence: error.detail || say.checking }
    default:
  }
  if (error.status === 401) return { kind: 'login', sentence: say.loginAgain }
  // A failure without an explanation came from somewhere between us: the application may be on its way.
  if (step === 'send' && error.status >= 500 && details === null) return { kind: 'lost', sentence: say.checking }
  const closesApply = error.status === GONE || (error.status === INVALID && details !== null)
  return { kind: 'told', sentence: sentenceOf(error, details !== null), details, closesApply }
}

function detailsOf(error: ApiError): ApplyErrorDetails | null {
  const parsed = applyErrorDetails.safeParse(error.body['details'])
  return parsed.success ? parsed.data : null
}

function sentenceOf(error: ApiError, hasDetails: boolean): string {
  if (error.status === GONE) return say.gone
  if (error.detail !== '') return error.detail
  if (error.status !== INVALID) return say.failed
  if (hasDetails) return say.invalidData
  const fields = Object.entries(error.fields).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
  return fields.length === 0 ? say.failed : `Validation error: ${fields.join(', ')}`
}
