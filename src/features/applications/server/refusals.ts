import { AppError, ConnectorError } from '#server/platform/errors.ts'
import type { ApplyCode } from '../contract.ts'
import type { ApplyErrorDetails, Failure } from '../schemas.ts'
import { SAYS } from '../rules.ts'

type Explanation = { reason: string; possible_causes: string[]; suggestions: string[] }

/** A refusal with what the application error modal shows (spec 2 §2, §8). */
export function refusal(
  status: number,
  code: ApplyCode,
  sentence: string,
  why: Explanation,
  cause?: unknown,
): AppError {
  const details: ApplyErrorDetails = { message: sentence, ...why }
  const options = { ...(status === 503 ? { retryAfter: 60 } : {}), ...(cause === undefined ? {} : { cause }) }
  return new AppError(status, code, sentence, { details }, options)
}

/** What is kept of a refusal with the application. */
export function failureOf(error: AppError): Failure {
  const details = error.extra['details'] as ApplyErrorDetails | undefined
  return { code: error.code, error: error.message, details: details ?? null }
}

/** Nothing arrived, looked up often enough. */
export const NOT_ARRIVED: Failure = {
  code: 'not_arrived',
  error: SAYS.notArrived,
  details: {
    message: SAYS.notArrived,
    reason: 'OLJ does not show your application.',
    possible_causes: ['The connection broke before OLJ took it.'],
    suggestions: ['Apply again: no points were spent.'],
  },
}

export const postingClosed = (cause?: unknown) =>
  refusal(
    400,
    'posting_closed',
    SAYS.closed,
    {
      reason: 'The employer or OLJ closed this job.',
      possible_causes: ['The position was filled.', 'The employer took the job down.'],
      suggestions: ['Look at similar jobs.', 'Save jobs you like and apply early.'],
    },
    cause,
  )

/** `balance` is null when only the board knows it. */
export const notEnoughPoints = (wanted: number, balance: number | null, cause?: unknown) =>
  refusal(
    400,
    'not_enough_points',
    balance === null
      ? `You do not have ${wanted} apply points left on OLJ.`
      : `You have ${balance} apply points left, but this application uses ${wanted}.`,
    {
      reason: 'There are not enough apply points on your OLJ account.',
      possible_causes: ['The points were spent on other applications today.'],
      suggestions: ['Use fewer points.', 'Come back tomorrow: OLJ gives 10 points on each day you log in.'],
    },
    cause,
  )

/** The figures are null when only the board knows them. */
export const idProofTooLow = (needed: number | null, own: number | null, cause?: unknown) =>
  refusal(
    400,
    'id_proof_too_low',
    needed === null || own === null
      ? 'This employer asks for a higher ID proof than yours.'
      : `This employer asks for an ID proof of at least ${needed}. Yours is ${own}.`,
    {
      reason: 'Your ID proof on OLJ is below what this employer accepts.',
      possible_causes: ['Your identity is not fully verified on OLJ.'],
      suggestions: ['Raise your ID proof by verifying your identity.', 'Apply to jobs without this requirement.'],
    },
    cause,
  )

const away = (code: 'board_unavailable' | 'board_slow', sentence: string, reason: string, cause: unknown) =>
  refusal(
    503,
    code,
    sentence,
    {
      reason,
      possible_causes: ['OLJ is busy or under maintenance.', 'The connection to OLJ is interrupted.'],
      suggestions: ['Nothing was sent and no points were spent. Please try again in a few minutes.'],
    },
    cause,
  )

const boardRefused = (error: ConnectorError) =>
  refusal(
    400,
    'board_refused',
    'OLJ did not accept your application.',
    {
      reason: error.reason === 'rejected' ? `OLJ says: ${error.message.slice(0, 300)}` : 'OLJ refused the request.',
      possible_causes: ['The employer or OLJ limits who may apply.'],
      suggestions: ['Open the job on OLJ and check its requirements.', 'Change your letter and try again.'],
    },
    error,
  )

/** A failure of the board of which it is certain that nothing was sent, in words for the person. `wanted`: points. */
export function refusalOf(error: ConnectorError, wanted: number): AppError {
  switch (error.reason) {
    case 'not_enough_points':
      return notEnoughPoints(wanted, null, error)
    case 'id_proof_too_low':
      return idProofTooLow(null, null, error)
    case 'posting_closed':
      return postingClosed(error)
    case 'session_expired':
      return away(
        'board_unavailable',
        'OLJ ended your session while applying. Please try again.',
        'OLJ asked to sign in again.',
        error,
      )
    default:
  }
  if (error.kind === 'slow') {
    return away(
      'board_slow',
      'OLJ is taking longer than usual to respond. Please wait or try again later.',
      'OLJ did not answer in time.',
      error,
    )
  }
  if (error.kind === 'refused' && error.reason !== 'rate_limited' && error.reason !== 'breaker_open')
    return boardRefused(error)
  return away(
    'board_unavailable',
    'OLJ cannot be reached right now. Please try again later.',
    'OLJ did not answer as expected.',
    error,
  )
}
