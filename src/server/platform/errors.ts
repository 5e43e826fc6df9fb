/** Extra fields of an error body beside `error`, `detail` and `code`. */
export type ErrorExtra = Record<string, unknown>

/**
 * A failure thrown on purpose; the error encoder turns it into an answer.
 * `message` is the sentence a person reads. Anything else that is thrown is a bug and answers 500.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number
  readonly code: string
  readonly extra: ErrorExtra
  /** Seconds for the `Retry-After` header, when trying again later makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    extra: ErrorExtra = {},
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.status = status
    this.code = code
    this.extra = extra
    this.retryAfter = options.retryAfter
  }
}

/** A bad body or query: answers 400 with `{field: [sentences]}` (product: "Errors on the wire"). */
export class FieldError extends Error {
  override readonly name = 'FieldError'
  readonly status: 400 | 409
  readonly fields: Record<string, string[]>

  constructor(fields: Record<string, string[]>, status: 400 | 409 = 400) {
    super(
      Object.entries(fields)
        .map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
        .join('; '),
    )
    this.status = status
    this.fields = fields
  }
}

/**
 * What went wrong outside: `refused` the other side said no, `down` it could not be reached or answered 5xx,
 * `slow` it did not answer in time, `changed` its answer was not understood, `challenged` it asked for a human.
 */
export type ConnectorErrorKind = 'refused' | 'down' | 'slow' | 'changed' | 'challenged'

/** Why, where the service has to tell cases apart. */
export type ConnectorErrorReason =
  | 'wrong_credentials'
  | 'session_expired'
  | 'already_applied'
  | 'not_enough_points'
  | 'id_proof_too_low'
  | 'posting_closed'
  | 'rejected'
  | 'rate_limited'
  | 'blocked'
  | 'breaker_open'
  | 'host_not_allowed'
  | 'too_large'
  | 'answer_lost'
  | 'redirect_uri_mismatch'
  | 'code_refused'
  | 'client_refused'

/** Thrown by connectors only; services turn it into an `AppError`. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError'
  readonly kind: ConnectorErrorKind
  readonly reason: ConnectorErrorReason | undefined
  /** True when a submission may have reached the other side although no answer came back. */
  readonly maybeSent: boolean
  readonly status: number | undefined
  /** Seconds the other side asked us to wait. */
  readonly retryAfter: number | undefined
  /** The page that was not understood, kept for the record of the run. */
  readonly raw: string | undefined

  constructor(
    kind: ConnectorErrorKind,
    message: string,
    details: {
      reason?: ConnectorErrorReason
      maybeSent?: boolean
      status?: number
      retryAfter?: number
      raw?: string
      cause?: unknown
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.kind = kind
    this.reason = details.reason
    this.maybeSent = details.maybeSent ?? false
    this.status = details.status
    this.retryAfter = details.retryAfter
    this.raw = details.raw
  }
}
