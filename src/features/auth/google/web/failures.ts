import { ApiError, NetworkError } from '#web/lib/api.ts'
import { GOOGLE_SENTENCES as say } from '../texts.ts'
import { TEXTS } from './texts.ts'

/** What a sign-in that failed shows. `again`: the same code is worth another try, or only a new sign-in is. */
export type Failure = { title: string; message: string; details: string; again: 'same' | 'anew' }

/** Answers after which Google's code is still unused. */
const PASSING = new Set([429, 502, 503, 504])

/** Why the callback failed (spec 1 §8 "Sign-in callback"). */
export function callbackFailure(error: unknown): Failure {
  const again =
    error instanceof NetworkError || (error instanceof ApiError && PASSING.has(error.status)) ? 'same' : 'anew'
  return { title: TEXTS.failed, again, ...sentenceOf(error) }
}

function sentenceOf(error: unknown): { message: string; details: string } {
  if (!(error instanceof ApiError)) return { message: TEXTS.noAnswer, details: '' }
  const details = typeof error.body.details === 'string' ? error.body.details : ''
  if (error.status === 500) return { message: say.serverError, details: details || say.serverErrorDetails }
  if (error.code === 'redirect_uri_mismatch') return { message: say.redirectUri, details }
  const [field] = Object.values(error.fields)
  return { message: error.detail || field?.[0] || TEXTS.noAnswer, details }
}

/** Google led back without a code: refused by the person, or an address somebody typed. */
export const withoutCode = (error: string | null): Failure => ({
  title: TEXTS.failed,
  message: say.noCode,
  details: error === 'access_denied' ? TEXTS.refused : '',
  again: 'anew',
})
