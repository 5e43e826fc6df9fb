import { ConnectorError, type ConnectorErrorReason } from '../../platform/errors.ts'

/** Google's token errors (protocol §3) that have to be told apart. */
const REASONS: Record<string, ConnectorErrorReason> = {
  redirect_uri_mismatch: 'redirect_uri_mismatch',
  invalid_grant: 'code_refused',
  invalid_client: 'client_refused',
  unauthorized_client: 'client_refused',
}

const CONNECTION_LOST = /^(E[A-Z]+|UND_ERR_\w+)$/

type Loose = {
  code?: unknown
  name?: unknown
  cause?: unknown
  error?: unknown
  error_description?: unknown
  status?: unknown
}

/** What went wrong, out of whatever the library or the connection threw. Never carries a code, a token or a secret. */
export function asConnectorError(problem: unknown): ConnectorError {
  for (let error = problem, depth = 0; error instanceof Object && depth < 5; depth += 1) {
    if (error instanceof ConnectorError) return error
    const known = read(error)
    if (known) return known
    error = (error as Loose).cause
  }
  return new ConnectorError('changed', 'Google’s answer was not understood.', { cause: problem })
}

function read(error: Loose): ConnectorError | undefined {
  if (error.code === 'OAUTH_RESPONSE_BODY_ERROR' && typeof error.error === 'string') return refused(error.error, error)
  if (error instanceof Response) {
    if (error.status < 500) return undefined
    return new ConnectorError('down', `Google answered ${error.status}.`, { status: error.status })
  }
  if (error.name === 'TimeoutError' || error.code === 'OAUTH_TIMEOUT') {
    return new ConnectorError('slow', 'Google did not answer in time.')
  }
  if (typeof error.code === 'string' && CONNECTION_LOST.test(error.code) && !error.code.startsWith('ERR_')) {
    return new ConnectorError('down', `Google could not be reached: ${error.code}.`)
  }
  // Whatever kept `fetch` from sending at all.
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return new ConnectorError('down', 'Google could not be reached.', { cause: error })
  }
  return undefined
}

function refused(name: string, { error_description: because, status }: Loose): ConnectorError {
  const details = typeof because === 'string' && because.length <= 200 ? `: ${because}` : ''
  return new ConnectorError('refused', `Google refused: ${name}${details}`, {
    reason: REASONS[name] ?? 'rejected',
    ...(typeof status === 'number' ? { status } : {}),
  })
}
