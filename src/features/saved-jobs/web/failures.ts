import { ApiError, NetworkError } from '#web/lib/api.ts'
import { SAVED_TEXTS as say } from './texts.ts'

/** What a refused or failed change means (spec 2 §8). `limitReached` carries what the server counted. */
export type Failure =
  | {
      result: 'limitReached'
      error: { code: 'LIMIT_REACHED'; detail: string; current_count: number; max_allowed: number }
    }
  | { result: 'expired' }
  | { result: 'authentication'; sentence: string }
  | { result: 'failed'; sentence: string; advice: string }

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

type Doing = 'save' | 'remove'

function sentenceOf(error: unknown, doing: Doing, onPage: boolean): string {
  if (doing === 'remove' && onPage) return say.removeFailedHere
  if (!(error instanceof ApiError)) return say.generic
  return doing === 'save' ? say.saveFailed : say.removeFailed
}

/** Without a connection "try again" is too little: what became of the job, and when to. */
function adviceOn(error: unknown, doing: Doing): string {
  if (!(error instanceof NetworkError)) return ''
  return doing === 'save' ? say.notSaved : say.notRemoved
}

/** Reads a failure of saving or removing; `onPage` is the saved jobs page, which says it in its own words. */
export function failureOf(error: unknown, doing: Doing, onPage = false): Failure {
  if (error instanceof ApiError) {
    if (error.status === 403 && error.body.subscription_upgrade_required === true) {
      const max = numberOr(error.body.max_allowed, 0)
      return {
        result: 'limitReached',
        error: {
          code: 'LIMIT_REACHED',
          detail: error.detail || say.limitDetail,
          current_count: numberOr(error.body.current_count, max),
          max_allowed: max,
        },
      }
    }
    if (error.status === 403 && error.body.subscription_expired === true) return { result: 'expired' }
    if (error.status === 401) return { result: 'authentication', sentence: say.authentication }
  }
  return { result: 'failed', sentence: sentenceOf(error, doing, onPage), advice: adviceOn(error, doing) }
}
