import { ConnectorError } from '../../platform/errors.ts'
import { retryAfterSeconds } from '../../platform/http-client/backoff.ts'
import type { Clock } from '../../platform/clock.ts'

const CONNECTION_LOST = /^(E[A-Z]+|UND_ERR_\w+)$/

type Loose = {
  code?: unknown
  name?: unknown
  message?: unknown
  cause?: unknown
  statusCode?: unknown
  responseHeaders?: unknown
}

/** What went wrong, out of whatever the library or the connection threw. Never carries the prompt or the key. */
export function asConnectorError(problem: unknown, clock: Clock): ConnectorError {
  for (let error = problem, depth = 0; error instanceof Object && depth < 6; depth += 1) {
    if (error instanceof ConnectorError) return error
    const known = read(error, clock)
    if (known) return known
    error = (error as Loose).cause
  }
  const name = problem instanceof Error ? problem.name : typeof problem
  return new ConnectorError('changed', `The AI endpoint’s answer was not understood (${name}).`)
}

function read(error: Loose, clock: Clock): ConnectorError | undefined {
  const { statusCode: status, code } = error
  // A good status with a body that makes no sense has a status too, and is no refusal.
  if (typeof status === 'number' && status >= 400) return byStatus(status, error.responseHeaders, clock)
  if (typeof code === 'string' && CONNECTION_LOST.test(code)) {
    const slow = code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT'
    return new ConnectorError(slow ? 'slow' : 'down', `The AI endpoint could not be reached: ${code}.`)
  }
  if (error instanceof TypeError && (error.message === 'terminated' || error.message === 'fetch failed')) {
    // The code that says more stands in its cause, if there is one.
    if (error.cause instanceof Object && 'code' in error.cause) return undefined
    return new ConnectorError('down', 'The connection to the AI endpoint was lost.')
  }
  return undefined
}

function byStatus(status: number, headers: unknown, clock: Clock): ConnectorError {
  const header = (headers as Record<string, string> | undefined)?.['retry-after']
  const wait = retryAfterSeconds(header, clock)
  const facts = { status, ...(wait === undefined ? {} : { retryAfter: wait }) }
  const message = `The AI endpoint answered ${status}.`
  if (status === 429) return new ConnectorError('refused', message, { ...facts, reason: 'rate_limited' })
  if (status === 401 || status === 403)
    return new ConnectorError('refused', message, { ...facts, reason: 'client_refused' })
  if (status >= 500 || status === 408) return new ConnectorError('down', message, facts)
  return new ConnectorError('refused', message, { ...facts, reason: 'rejected' })
}
