import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseDown, isDiskFull, isUnstorable, whoIsGone } from '../db/database.ts'
import { AppError, ConnectorError, FieldError } from '../errors.ts'

const DOWN_RETRY_SECONDS = 5

/** The one place where an exception becomes an answer (product, "Errors on the wire"). */
export function encodeError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof FieldError) return reply.code(error.status).send(error.fields)
  const known = asAppError(error, request.callerId)
  if (known.status >= 500) request.log.error({ err: error }, known.code)
  if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter))
  return reply.code(known.status).send({
    error: known.message,
    detail: known.message,
    code: known.code,
    request_id: request.id,
    ...known.extra,
  })
}

function asAppError(error: unknown, callerId?: number | null): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseDown(error)) {
    const sentence = 'The service is temporarily unavailable. Please try again in a moment.'
    return new AppError(503, 'database_unavailable', sentence, {}, { retryAfter: DOWN_RETRY_SECONDS })
  }
  const gone = whoIsGone(error)
  if (gone?.kind === 'person' && typeof callerId === 'number' && gone.id !== callerId) {
    return new AppError(409, 'person_gone', 'This account was deleted a moment ago. Please look again.')
  }
  if (gone) return new AppError(401, 'bad_token', 'Invalid or expired token.')
  if (isUnstorable(error)) {
    return new AppError(400, 'unstorable_text', 'There is a sign in it that cannot be kept. Please take it out.')
  }
  if (isDiskFull(error) || isOutOfRoom(error)) {
    return new AppError(507, 'storage_full', 'There is no room left to store this. Please try again later.')
  }
  if (error instanceof ConnectorError) {
    return new AppError(
      503,
      'outside_service_unavailable',
      'An outside service did not answer. Please try again later.',
    )
  }
  return (
    fromFastify(error as FastifyError) ?? new AppError(500, 'internal_error', 'An error occurred. Please try again.')
  )
}

/** The disk of the files, as the system says it, however deep it is wrapped. */
const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error &&
  (['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code)) || isOutOfRoom(error.cause))

/** Fastify's own refusals keep their status, in our words. */
function fromFastify(error: FastifyError): AppError | undefined {
  const status = error.statusCode
  if (status === 413) return new AppError(413, 'too_large', 'The request is too large.')
  if (status === 415) return new AppError(415, 'unsupported_media_type', 'This kind of body is not accepted.')
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError(status, 'bad_request', 'The request could not be read.')
  }
  return undefined
}
